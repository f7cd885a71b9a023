import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

describe('the host ends the game', () => {
  it('[DX50] while people vote: everybody sees whose each card was and who voted for which, and nobody is paid', () => {
    const story = new Story(4).claim(0).round({ 1: 0, 2: 0, 3: 1 }).goOn()
    const { scores } = story.open
    story.tell(1, 'the last clue').allGive().vote(2, 1)
    const ownerOf = new Map(story.open.seats.map((seat) => [story.gave(seat)[0], seat]))
    story.endsEarly()
    expect(story.open).toMatchObject({ phase: 'over', awaited: [], due: null, scores })
    const told = story.open.told.at(-1)
    expect(told).toMatchObject({ clue: 'the last clue', points: [], votes: { 2: (told?.owners.indexOf(1) ?? 0) + 1 } })
    expect(told?.owners).toEqual(told?.laid.map((card) => ownerOf.get(card)))
  })

  it('[DX50] while cards are given: those that were given are shown', () => {
    const story = new Story(4).claim(0).tell(0).give(2)
    const given = [...story.gave(0), ...story.gave(2)]
    story.endsEarly()
    expect(story.open.phase).toBe('over')
    expect(story.open.told.at(-1)).toMatchObject({ laid: given, owners: [0, 2], votes: {}, points: [] })
    expect(story.open.winners).toEqual([0, 1, 2, 3])
  })

  it('[DX50] before anything was told: there is nothing to show', () => {
    expect(new Story(3).claim(0).endsEarly().open).toMatchObject({ phase: 'over', told: [] })
  })
})
