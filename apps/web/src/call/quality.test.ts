import { describe, expect, it } from 'vitest'
import { Line, shareFor } from './bandwidth.ts'
import { qualityFor } from './quality.ts'

const PEOPLE = [2, 3, 4, 5, 6, 7, 8]
/** What a picture becomes on a line that carries this share of what was meant for it. */
const onALineOf = (share: number) => shareFor(qualityFor(2), share * qualityFor(2).bitsPerSecond)

describe('how good a picture is', () => {
  it('falls with the number of people: pixels, frames and bits', () => {
    const good = PEOPLE.map(qualityFor)
    for (const [at, quality] of good.entries()) {
      const before = good[at - 1] ?? quality
      expect(quality.width * quality.height).toBeLessThanOrEqual(before.width * before.height)
      expect(quality.frameRate).toBeLessThanOrEqual(before.frameRate)
      expect(quality.bitsPerSecond).toBeLessThanOrEqual(before.bitsPerSecond)
    }
    expect(qualityFor(8).width).toBeLessThan(qualityFor(2).width)
    expect(qualityFor(8).frameRate).toBeLessThan(qualityFor(2).frameRate)
  })

  it('lets eight send to seven over a line of a little more than a megabit', () => {
    expect(7 * qualityFor(8).bitsPerSecond).toBeLessThan(1_100_000)
  })

  it('falls with the line: the thinner, the smaller and the slower', () => {
    const shares = [2, 1, 0.75, 0.5, 0.3, 0.1, 0].map(onALineOf)
    for (const [at, share] of shares.entries()) {
      const before = shares[at - 1] ?? share
      expect(share.scaleDown).toBeGreaterThanOrEqual(before.scaleDown)
      expect(share.frames).toBeLessThanOrEqual(before.frames)
    }
    expect(onALineOf(1)).toEqual({ scaleDown: 1, frames: 1 })
    expect(onALineOf(0.5).scaleDown).toBeGreaterThan(1)
    expect(onALineOf(0.1).frames).toBeLessThan(onALineOf(0.5).frames)
  })

  it('does not follow a line that only stumbles, but one that stays thin, and comes back with it', () => {
    const line = new Line()
    const looks = (share: number, times: number) => Array.from({ length: times }, () => line.look(onALineOf(share))).filter(Boolean).length
    looks(0.3, 3)
    looks(1, 1)
    looks(0.3, 3)
    expect(line.share).toEqual(onALineOf(1))
    expect(looks(0.3, 20)).toBe(1)
    expect(line.share).toEqual(onALineOf(0.3))
    expect(looks(1, 20)).toBe(1)
    expect(line.share).toEqual(onALineOf(1))
  })
})
