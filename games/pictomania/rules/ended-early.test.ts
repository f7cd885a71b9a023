import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

describe('the host ends the game', () => {
  it('[PM50] while people draw: everybody sees what was to be drawn and who guessed what, and it counts nothing', () => {
    const story = new Story(3).dealt().draws(0).draws(1).guessesRight(2, 0).finishes(2, 0)
    const tasks = [0, 1, 2].map((seat) => story.task(seat))
    story.endsEarly()
    expect(story.open).toMatchObject({ phase: 'over', awaited: [], scores: { 0: 0, 1: 0, 2: 0 }, winners: [0, 1, 2] })
    expect([0, 1, 2].map((seat) => story.page(seat).task)).toEqual(tasks)
    expect(story.page(0)).toMatchObject({ strokeCount: 1, pile: [{ by: 2, shown: { isRight: true } }], score: { total: 0 } })
  })

  it('[PM50] while piles are opened: the others are opened too', () => {
    const story = new Story(3).dealt().draws(0).guessesWrong(1, 0).allFinish().goesOn()
    story.endsEarly()
    expect(story.open.opened).toEqual([0, 1, 2])
    expect(story.scores).toEqual([0, 0, 0])
  })

  it('[PM50] after a round that was scored: its points stay', () => {
    const story = new Story(3).dealt().draws(0).guessesRight(1, 0).finishes(1, 0).allFinish().opened()
    const { scores } = story.open
    expect(Object.values(scores)).not.toEqual([0, 0, 0])
    expect(story.endsEarly().open).toMatchObject({ phase: 'over', scores })
  })
})
