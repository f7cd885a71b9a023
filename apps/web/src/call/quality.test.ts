import { describe, expect, it } from 'vitest'
import { Bandwidth, shareFor } from './bandwidth.ts'
import { qualityFor } from './quality.ts'

const PEOPLE = [2, 3, 4, 5, 6, 7, 8]
/** What a picture becomes on a link that carries this share of what was meant for it. */
const onALinkOf = (share: number) => shareFor(qualityFor(2), share * qualityFor(2).bitsPerSecond)

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

  it('lets eight send to seven with a little more than a megabit a second', () => {
    expect(7 * qualityFor(8).bitsPerSecond).toBeLessThan(1_100_000)
  })

  it('falls with the bandwidth: fewer pixels, and fewer frames', () => {
    const shares = [2, 1, 0.75, 0.5, 0.3, 0.1, 0].map(onALinkOf)
    for (const [at, share] of shares.entries()) {
      const before = shares[at - 1] ?? share
      expect(share.scaleDown).toBeGreaterThanOrEqual(before.scaleDown)
      expect(share.frames).toBeLessThanOrEqual(before.frames)
    }
    expect(onALinkOf(1)).toEqual({ scaleDown: 1, frames: 1 })
    expect(onALinkOf(0.5).scaleDown).toBeGreaterThan(1)
    expect(onALinkOf(0.1).frames).toBeLessThan(onALinkOf(0.5).frames)
  })

  it('does not change when a link is slow for a moment, falls when it stays slow, and rises when it stays fast', () => {
    const bandwidth = new Bandwidth()
    const looks = (share: number, times: number) =>
      Array.from({ length: times }, () => bandwidth.look(onALinkOf(share))).filter(Boolean).length
    looks(0.3, 3)
    looks(1, 1)
    looks(0.3, 3)
    expect(bandwidth.share).toEqual(onALinkOf(1))
    expect(looks(0.3, 20)).toBe(1)
    expect(bandwidth.share).toEqual(onALinkOf(0.3))
    expect(looks(1, 20)).toBe(1)
    expect(bandwidth.share).toEqual(onALinkOf(1))
  })
})
