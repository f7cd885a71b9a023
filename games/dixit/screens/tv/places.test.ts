import { describe, expect, it } from 'vitest'
import { BEATS } from '../reveal/beats.ts'
import { columnFrom, onTable, type Place, placesIn } from './places.ts'

const right = ({ x, width }: Place) => x + width
const bottom = ({ y, width }: Place) => y + width * 1.5
const overlap = (one: Place, other: Place) =>
  Math.min(right(one), right(other)) > Math.max(one.x, other.x) && Math.min(bottom(one), bottom(other)) > Math.max(one.y, other.y)

/** From what is left when somebody goes, to eight. */
const COUNTS = [2, 3, 4, 5, 6, 7, 8]

describe('where the cards lie on a TV', () => {
  it('no card lies on another or off the screen, at any table and in any beat', () => {
    for (const cards of COUNTS)
      for (const beat of BEATS) {
        const places = placesIn(beat, cards, 1)
        for (const [at, place] of places.entries()) {
          expect(place.x, `${beat} of ${cards}`).toBeGreaterThan(0)
          expect(right(place), `${beat} of ${cards}`).toBeLessThan(80)
          expect(bottom(place), `${beat} of ${cards}`).toBeLessThan(45)
          // at the points the others are gone
          for (const other of beat === 'points' ? [] : places.slice(at + 1))
            expect(overlap(place, other), `${beat} of ${cards}`).toBe(false)
        }
      }
  })

  it('eight cards to vote for are as large as drawn, and leave a column for words and people', () => {
    expect((onTable(8)[0]?.width ?? 0) * 24).toBeGreaterThanOrEqual(306)
    expect((80 - columnFrom(8)) * 24).toBeGreaterThanOrEqual(488)
    for (const cards of COUNTS) expect(columnFrom(cards)).toBeLessThan(60)
  })
})
