import { describe, expect, it } from 'vitest'
import { type Moment, momentScore, pickMoments } from './moment.ts'

const moment = (kind: string, score: number, seats: readonly number[], entry: number, round = entry): Moment => ({
  say: { kind },
  score,
  seats,
  entry,
  at: null,
  round,
})
const kinds = (moments: readonly Moment[]) => moments.map(({ say }) => say.kind)

describe('the best moments of a game', () => {
  it('are of many kinds: the second of a kind is worth less than something else', () => {
    const moments = [moment('fooled', 80, [0], 1), moment('fooled', 79, [1], 2), moment('half', 65, [2], 3)]
    expect(kinds(pickMoments(moments, [], 2))).toEqual(['fooled', 'half'])
  })

  it('are of many people and rounds', () => {
    const moments = [moment('a', 80, [0], 1), moment('b', 79, [0], 2), moment('c', 70, [1], 3), moment('d', 75, [2], 4, 1)]
    expect(kinds(pickMoments(moments, [], 2))).toEqual(['a', 'c'])
  })

  it('of two equal ones the fuller comes first, and then the earlier', () => {
    expect(kinds(pickMoments([moment('late', 60, [0], 9), moment('full', 60, [1, 2], 12), moment('early', 60, [3], 2)], [], 2))).toEqual([
      'early',
      'full',
    ])
  })

  it('everybody appears, in place of the least that hides nobody, or besides', () => {
    const moments = [moment('a', 90, [0], 1), moment('b', 80, [0], 2), moment('there', 5, [1], 3)]
    expect(kinds(pickMoments(moments, [0, 1], 2))).toEqual(['a', 'there'])
    expect(kinds(pickMoments([moment('a', 90, [0], 1), moment('there', 5, [1], 3)], [0, 1], 1))).toEqual(['a', 'there'])
    expect(kinds(pickMoments([moment('a', 90, [0], 1)], [0, 7], 1))).toEqual(['a'])
  })

  it('come in the order in which they happened', () => {
    expect(kinds(pickMoments([moment('last', 90, [0], 30), moment('first', 60, [1], 2)], [], 3))).toEqual(['first', 'last'])
  })

  it('a measure counts up to thirty, and what a bot leads counts less', () => {
    expect([momentScore(60, 40), momentScore(60, -3), momentScore(60, 4, { isLedByBot: true })]).toEqual([90, 60, 39])
  })
})
