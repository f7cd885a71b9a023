import { HAPPENINGS, type Happening, type PersonId, type TableEvent, type TableOpen } from './types.ts'

/** What people would tell somebody who looked away for a moment, in the order it happened. */
export function note(open: TableOpen, event: TableEvent): readonly Happening[] {
  const what = happened(open, event)
  if (!what) return open.happenings
  const number = (open.happenings.at(-1)?.number ?? 0) + 1
  return [...open.happenings, { number, round: open.play?.open.round ?? null, ...what }].slice(-HAPPENINGS)
}

type Bare = Happening extends infer H ? (H extends Happening ? Omit<H, 'number' | 'round'> : never) : never

function happened(open: TableOpen, event: TableEvent): Bare | null {
  const named = (what: Extract<Happening, { name: string }>['what'], person: PersonId | null): Bare | null => {
    const name = person === null ? undefined : open.people[person]?.name
    return name === undefined ? null : { what, name }
  }
  const seated = (number: number) => open.seats.find(({ seat }) => seat === number)
  switch (event.type) {
    case 'personCame':
      return named('came', event.person)
    case 'personLeft':
      return named('left', event.person)
    case 'personReturned':
      return named('cameBack', event.person)
    case 'hostChanged':
      return named('becameHost', event.person)
    case 'standInNamed':
      return named('standsIn', event.person)
    case 'removalAgreed':
      return named('wantsTableGone', event.person)
    case 'seatTaken':
      return open.play ? named('satDown', event.person) : null
    case 'botSteppedIn':
      return named('botStepsIn', seated(event.seat)?.person ?? null)
    case 'botSteppedOut':
      return named('cameBack', seated(event.seat)?.person ?? null)
    case 'seatOut': {
      const name = seated(event.seat)?.name
      return name === undefined ? null : { what: 'wasRemoved', name }
    }
    case 'personRemoved':
      return named('wasSentAway', event.person)
    case 'personLetBack':
      return named('wasLetBack', event.person)
    case 'doorSet':
      return { what: event.door === 'open' ? 'doorOpened' : event.door === 'knock' ? 'doorKnocks' : 'doorLocked' }
    case 'codeChanged':
      return { what: 'codeChanged' }
    case 'gameStarted':
      return { what: 'gameStarted' }
    case 'gameCutShort':
      return { what: 'gameCutShort' }
    case 'gameClosed':
      return { what: 'gameClosed' }
    case 'gamePaused':
    case 'gameRested':
      return { what: 'paused' }
    case 'gameResumed':
      return { what: 'wentOn' }
    case 'takenOff':
      return { what: 'takenOff' }
    default:
      return null
  }
}
