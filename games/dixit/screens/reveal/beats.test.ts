import { describe, expect, it } from 'vitest'
import { onPhone, stepsOf, type Telling } from './beats.ts'

const OF_EIGHT: Telling = { votes: 7, cards: 8, isMoving: true, screen: 'tv' }
const lasts = (telling: Telling) => stepsOf(telling).reduce((sum, { lastsMs }) => sum + lastsMs, 0)
/** When it begins, in milliseconds. */
function beginsAt(telling: Telling, wanted: string): number {
  const steps = stepsOf(telling)
  return steps
    .slice(
      0,
      steps.findIndex(({ beat }) => beat === wanted),
    )
    .reduce((sum, { lastsMs }) => sum + lastsMs, 0)
}

describe('how a round comes to light', () => {
  it('is told on the TV in five beats, the ballots one by one', () => {
    expect([...new Set(stepsOf(OF_EIGHT).map(({ beat }) => beat))]).toEqual(['hush', 'votes', 'true', 'whose', 'points'])
    expect(stepsOf(OF_EIGHT).filter(({ beat }) => beat === 'votes')).toHaveLength(7)
    expect(stepsOf(OF_EIGHT).at(-1)).toEqual({ beat: 'points', votes: 7, lastsMs: 0 })
  })

  it('a phone beside a TV shows the card and the points when the TV does', () => {
    const beside: Telling = { ...OF_EIGHT, screen: 'besideTv' }
    expect(beginsAt(beside, 'true')).toBe(beginsAt(OF_EIGHT, 'true'))
    expect(lasts(beside)).toBe(lasts(OF_EIGHT))
    expect(stepsOf(beside).map(({ beat }) => onPhone(beat))).not.toContain('votes')
  })

  it('a phone without a TV does not wait for ballots that nobody sees fly', () => {
    expect(stepsOf({ ...OF_EIGHT, screen: 'alone' }).map(({ beat }) => beat)).toEqual(['hush', 'true', 'points'])
  })

  it('less motion cuts from still to still, and nobody’s card goes unnamed', () => {
    expect(stepsOf({ ...OF_EIGHT, isMoving: false }).map(({ beat }) => beat)).toEqual(['hush', 'true', 'whose', 'points'])
  })

  it('where nobody voted there is nothing to fly', () => {
    expect(stepsOf({ ...OF_EIGHT, votes: 0 }).map(({ beat }) => beat)).toEqual(['hush', 'true', 'whose', 'points'])
  })
})
