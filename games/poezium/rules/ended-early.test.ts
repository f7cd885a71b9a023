import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import { RIVAL } from '../types.ts'

describe('the host ends the game', () => {
  it('[PZ60] while people guess: the story is shown, and nobody is paid', () => {
    const story = new Story(4).claim(0).tell(0, 2).fits(1)
    const { scores } = story.open
    story.endsEarly()
    expect(story.open).toMatchObject({ phase: 'over', awaited: [], due: null, shown: 2, scores, poems: [], lastPoints: [] })
  })

  it('[PZ60] who leads wins, however many stories others kept', () => {
    const story = new Story(4).claim(0).tell(0, 2).guessRight(1).endPoem().goOn()
    const { scores } = story.open
    const best = Math.max(...Object.values(scores))
    story.endsEarly()
    expect(scores[Number(story.open.winner)]).toBe(best)
    expect(story.open.scores).toEqual(scores)
  })

  it('[PZ60] of two, a tie goes to the rival as ever', () => {
    expect(new Story(2).claim(0).endsEarly().open).toMatchObject({ phase: 'over', winner: RIVAL })
  })
})
