import type { Upcaster } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type { V2 } from './v1-to-v2.ts'
import type * as v3 from './v3.ts'

export type V3 = WritingOf<typeof v3>

/** What nobody could draw was only of use before its deal; guesses were bare numbers, a cleared sheet never came back, and no game ended with a vote. */
export const v2ToV3: Upcaster<V2, V3> = {
  options: (options) => options,
  deal: (deal) => deal,
  game: () => {
    /** By seat. */
    const lastStrokes = new Map<number, number>()
    return (event) => {
      switch (event.type) {
        case 'understood':
          return { type: event.type, seat: event.seat }
        case 'strokeDrawn':
          lastStrokes.set(event.seat, event.stroke)
          return event
        case 'sheetCleared':
          return { ...event, upTo: lastStrokes.get(event.seat) ?? -1, kept: 0 }
        case 'guessLaid':
          return { ...event, letter: null }
        case 'pileOpened':
          return { ...event, letters: {} }
        case 'gameEnded':
          return { ...event, due: null }
        default:
          return event
      }
    }
  },
}
