import { describe, expect, it } from 'vitest'
import { type Ending, momentsOfRounds, type ReadRound } from '../open/moments.ts'
import type { Poem } from '../types.ts'

const poem = (changed: Partial<Poem> = {}): Poem => ({
  round: 1,
  storyteller: 0,
  story: 'a',
  guesser: 1,
  hint: 1,
  lines: [2],
  ending: 1,
  endedBy: 2,
  points: [],
  ...changed,
})
const read = (changed: Partial<ReadRound> = {}): ReadRound => {
  const round = { poem: poem(), entry: 10, at: null, makers: [0, 1], lines: 2, strays: 1, isCorrected: false, ...changed }
  return { ...round, entry: round.poem.round * 10 }
}
const ended: Ending = { lot: null, seats: [0, 1, 2], isBot: () => false }
const kindsOf = (rounds: readonly ReadRound[], ending = ended) =>
  momentsOfRounds(rounds, ending)
    .filter(({ say }) => say.kind !== 'there')
    .map(({ say, score, seats }) => ({ ...say, score, seats }))

describe('what the end of a game shows of its poems', () => {
  it('[PZ28] Ben sees the story from the hint alone, or after one line: the earlier, the more it is worth', () => {
    expect(kindsOf([read({ lines: 0, strays: 0 })])).toEqual([{ kind: 'early', guesser: 1, lines: 0, score: 68, seats: [1, 0] }])
    expect(kindsOf([read({ lines: 1 })])).toEqual([{ kind: 'early', guesser: 1, lines: 1, score: 60, seats: [1, 0] }])
    expect(kindsOf([read({ lines: 2 })])).toEqual([])
  })

  it('[PZ28] three lines that all fit are flawless, three that do not are strays, and the longest poem is the first of equals', () => {
    const long = poem({ lines: [2, 3, 4], round: 2 })
    expect(kindsOf([read({ lines: 3, strays: 0 })]).map(({ kind }) => kind)).toEqual(['flawless'])
    expect(kindsOf([read({ lines: 5, strays: 3 })])).toMatchObject([{ kind: 'stray', count: 3, score: 59 }])
    const longest = momentsOfRounds([read(), read({ poem: long }), read({ poem: { ...long, round: 3 } })], ended)
    expect(longest.filter(({ say }) => say.kind === 'longest')).toMatchObject([{ round: 2, score: 68 }])
  })

  it('[PZ18] two wrong guesses before the right one, a story that nobody guessed, a mark that was corrected', () => {
    const lost = { player: 2, reason: 'guessedWrong', points: -1 } as const
    expect(kindsOf([read({ poem: poem({ points: [lost, lost] }) })])).toMatchObject([{ kind: 'wrong', count: 2, score: 64 }])
    expect(kindsOf([read({ poem: poem({ points: [lost] }) })])).toEqual([])
    expect(kindsOf([read({ poem: poem({ guesser: null }) })])).toMatchObject([{ kind: 'nobody', score: 50 }])
    expect(kindsOf([read({ isCorrected: true })])).toMatchObject([{ kind: 'mind', teller: 0, score: 44 }])
  })

  it('[PZ33] a win that the lot decided is told; a bot that leads comes after people; everybody can appear', () => {
    expect(kindsOf([read()], { ...ended, lot: 2 })).toMatchObject([{ kind: 'lot', winner: 2, score: 60 }])
    expect(kindsOf([read({ lines: 0 })], { ...ended, isBot: (seat) => seat === 1 })).toMatchObject([{ kind: 'early', score: 43 }])
    expect(momentsOfRounds([read()], ended).filter(({ say }) => say.kind === 'there')).toMatchObject([{ seats: [0] }, { seats: [1] }])
  })
})
