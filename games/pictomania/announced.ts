import type { Announcement } from '@figment/game-kit'
import { areAllPilesTold, isLastRound } from './open/what-comes.ts'
import type { Event, Open, Pictomania } from './types.ts'

/** Of those kinds of events that would follow, which one does. */
const nextIs = (says: string, kind: Event['type'], instead: readonly Event['type'][]): Announcement<Pictomania> => ({
  says,
  isTrue: ({ events }) => {
    const first = events.find(({ type }) => type === kind || instead.includes(type))
    return first ? first.type === kind : null
  },
})

/** What the buttons and lines of the screens say of what comes. */
export function announced(open: Open): readonly Announcement<Pictomania>[] {
  switch (open.phase) {
    case 'understanding':
      return open.spareCards === 0
        ? [{ says: 'no spare cards', isTrue: ({ events }) => !events.some(({ type }) => type === 'cardReplaced') }]
        : []
    case 'opening':
      if (areAllPilesTold(open)) return [nextIs('on to the points', 'roundScored', ['pileOpened', 'roundBegun'])]
      return [nextIs('the next drawing', 'pileOpened', ['roundScored', 'roundBegun']), ...heldFor(open)]
    case 'scoring':
      return isLastRound(open) ? [nextIs('who won', 'gameEnded', ['roundBegun'])] : [nextIs('the next round', 'roundBegun', ['gameEnded'])]
    case 'drawing':
    case 'over':
      return []
  }
}

/** Whose answer we wait for. */
function heldFor({ heldFor: seat }: Open): readonly Announcement<Pictomania>[] {
  if (seat === null) return []
  const isTheirs = (event: Event): boolean | null => (event.type === 'pileOpened' ? event.seat === seat : null)
  return [{ says: `seat ${seat} looks once more`, isTrue: ({ events }) => events.map(isTheirs).find((one) => one !== null) ?? null }]
}
