import { entry, GAME_IDS } from '@figment/catalog'
import { parse, type State } from '@figment/game-kit'
import { renamedEarlier, withGameKept } from './earlier.ts'
import { gameState, withGame } from './game-state.ts'
import { note } from './happenings.ts'
import { withMute } from './muting.ts'
import { seatOf } from './seats.ts'
import { withoutThing } from './without-thing.ts'
import {
  CHAT_LINES,
  type ChatLine,
  type Choice,
  LET_IN_AT_MOST,
  REMOVED_SCREENS_AT_MOST,
  type Person,
  type PersonId,
  type GameInPlay,
  type Table,
  type TableEvent,
  type TableOpen,
  type TableSeat,
} from './types.ts'

export type TableState = State<Table>
export { gameState }

export const unopenedTable: TableState = {
  open: {
    code: '',
    locale: 'en',
    host: null,
    opener: null,
    standsInFor: null,
    removal: [],
    door: 'open',
    isCodeHidden: false,
    people: {},
    seats: [],
    nextUp: [],
    choice: firstChoice(),
    skill: 'medium',
    play: null,
    games: 0,
    isCutShort: false,
    again: [],
    pausedAt: null,
    isResting: false,
    chat: { isOn: true, lines: [] },
    muted: {},
    isFiltered: false,
    happenings: [],
    room: 'plenty',
    next: null,
    earlier: null,
  },
  held: {},
  hidden: {
    seed: '',
    name: '',
    marksOf: '',
    guests: {},
    persons: 0,
    seated: [],
    played: [],
    removed: {},
    removedScreens: {},
    letIn: [],
    passes: {},
    isToBlank: false,
    mutedBy: {},
    game: null,
    earlier: null,
    begun: {},
  },
}

/** Until a table is opened with a choice of its own: the first game of the list, as it is usually played. */
function firstChoice(): Choice {
  const [game] = GAME_IDS
  const options = game && parse(entry(game).rules.options, {})
  if (!options?.ok) throw new Error('there is no game to choose')
  return { game, options: options.value } as Choice
}

export function evolve(state: TableState, event: TableEvent): TableState {
  const next = change(state, event)
  const happenings = note(next.open, event)
  return happenings === next.open.happenings ? next : { ...next, open: { ...next.open, happenings } }
}

function change(state: TableState, event: TableEvent): TableState {
  const { open, hidden } = state
  switch (event.type) {
    case 'tableOpened':
      return {
        ...state,
        open: { ...open, code: event.code, locale: event.locale, choice: event.choice },
        hidden: { ...hidden, seed: event.seed, name: event.code, marksOf: event.code },
      }
    case 'personCame':
      return {
        ...withPerson({ ...state, open: { ...open, opener: open.opener ?? event.person } }, event.person, {
          ...event.profile,
          hasLeft: false,
          isRemoved: false,
          patience: 1,
        }),
        hidden: {
          ...hidden,
          guests: withGuest(hidden.guests, event.guest, event.person),
          persons: Math.max(hidden.persons, Number(event.person.slice(1))),
          // who has a place needs no more than that
          letIn: hidden.letIn.filter((guest) => guest !== event.guest),
        },
      }
    case 'personDropped': {
      const { [event.person]: _, ...people } = open.people
      const { [event.person]: _theirs, ...mutedBy } = hidden.mutedBy
      return { ...state, open: { ...open, people }, hidden: { ...hidden, mutedBy } }
    }
    case 'personReturned': {
      const returned = withPerson(state, event.person, { ...personAt(open, event.person), hasLeft: false })
      const letIn = hidden.letIn.filter((guest) => hidden.guests[guest] !== event.person)
      return letIn.length === hidden.letIn.length ? returned : { ...returned, hidden: { ...hidden, letIn } }
    }
    case 'personLeft':
      return withPerson(state, event.person, { ...personAt(open, event.person), hasLeft: true })
    case 'looksChanged': {
      const next = withPerson(state, event.person, { ...personAt(open, event.person), ...event.profile })
      const renamed = renamedEarlier(next, event.person, event.profile.name)
      return withSeats(renamed, (seat) => (seat.person === event.person && !seat.isOut ? { ...seat, ...event.profile } : seat))
    }
    case 'hostChanged':
      return { ...state, open: { ...open, host: event.person, standsInFor: null } }
    case 'standInNamed':
      return { ...state, open: { ...open, host: event.person, standsInFor: open.standsInFor ?? open.host ?? open.opener } }
    case 'openerNamed':
      return { ...state, open: { ...open, opener: event.person } }
    case 'removalAgreed':
      return { ...state, open: { ...open, removal: [...open.removal, event.person] } }
    case 'seatTaken': {
      const taken = { person: event.person, ...event.profile, isBot: false, wantedBy: null }
      const played = open.play ? withPlayed(hidden.played, [event.person]) : hidden.played
      const seated = {
        ...withoutWish(state, event.person),
        hidden: { ...hidden, played, seated: [...hidden.seated.filter((one) => one !== event.person), event.person] },
      }
      if (open.seats.some(({ seat }) => seat === event.seat)) {
        return withSeats(seated, (seat) => (seat.seat === event.seat ? { ...seat, ...formerlyAt(open, seat), ...taken } : seat))
      }
      return { ...seated, open: { ...seated.open, seats: [...open.seats, { seat: event.seat, isOut: false, ...taken }] } }
    }
    case 'seatWanted':
      return withSeats(state, (seat) => (seat.seat === event.seat ? { ...seat, wantedBy: event.person } : seat))
    case 'seatUnwanted':
      return withSeats(state, (seat) => (seat.seat === event.seat ? { ...seat, wantedBy: null } : seat))
    case 'nextGameWanted':
      return { ...state, open: { ...open, nextUp: [...open.nextUp, event.person] } }
    case 'nextGameUnwanted':
      return withoutWish(state, event.person)
    case 'botSeated': {
      const bot: TableSeat = { seat: event.seat, person: null, ...event.profile, isBot: true, wantedBy: null, isOut: false }
      return { ...state, open: { ...open, seats: [...open.seats, bot] } }
    }
    case 'seatCleared':
      return { ...state, open: { ...open, seats: open.seats.filter(({ seat }) => seat !== event.seat) } }
    case 'seatsOrdered': {
      const seats = event.seats.flatMap((wanted) => open.seats.filter(({ seat }) => seat === wanted))
      return { ...state, open: { ...open, seats } }
    }
    case 'botSteppedIn':
      return withSeats(state, (seat) => (seat.seat === event.seat ? { ...seat, isBot: true } : seat))
    case 'botSteppedOut':
      return withSeats(state, (seat) => (seat.seat === event.seat ? { ...seat, isBot: false, wantedBy: null } : seat))
    case 'personRemoved': {
      const { [event.person]: person } = open.people
      const left = withoutWish(state, event.person)
      const gone = person ? withPerson(left, event.person, { ...person, hasLeft: true, isRemoved: true }) : left
      const passes = Object.fromEntries(Object.entries(hidden.passes).filter(([, pass]) => pass.person !== event.person))
      return {
        ...gone,
        open: { ...gone.open, removal: open.removal.filter((one) => one !== event.person) },
        hidden: { ...hidden, passes, removed: { ...hidden.removed, [event.person]: event.places } },
      }
    }
    case 'personKeptOut': {
      const kept = withPerson(state, event.person, { ...event.profile, hasLeft: true, isRemoved: true, patience: 1 })
      return {
        ...kept,
        hidden: {
          ...hidden,
          guests: withGuest(hidden.guests, event.guest, event.person),
          persons: Math.max(hidden.persons, Number(event.person.slice(1))),
          removed: { ...hidden.removed, [event.person]: event.places },
        },
      }
    }
    case 'marksTakenOver':
      return { ...state, hidden: { ...hidden, marksOf: event.table } }
    case 'personLetBack': {
      const { [event.person]: _, ...removed } = hidden.removed
      const letBack = withPerson(state, event.person, { ...personAt(open, event.person), isRemoved: false })
      const theirs = Object.keys(hidden.guests).filter((guest) => hidden.guests[guest] === event.person)
      return theirs.reduce(withLetIn, { ...letBack, hidden: { ...hidden, removed } })
    }
    case 'screenRemoved': {
      const letIn = hidden.letIn.filter((guest) => guest !== event.guest)
      const { [event.guest]: before = [], ...others } = hidden.removedScreens
      const latest = Object.entries(others).slice(1 - REMOVED_SCREENS_AT_MOST)
      const removedScreens = { ...Object.fromEntries(latest), [event.guest]: [...new Set([...before, ...event.places])] }
      return { ...state, hidden: { ...hidden, letIn, removedScreens } }
    }
    case 'doorSet':
      return event.screens.reduce(withLetIn, { ...state, open: { ...open, door: event.door } })
    case 'guestLetIn':
      return withLetIn(state, event.guest)
    case 'codeHidden':
      return { ...state, open: { ...open, isCodeHidden: event.isHidden } }
    case 'codeChanged':
      // whoever comes without a place comes with the new one
      return { ...state, open: { ...open, code: event.code }, hidden: { ...hidden, letIn: [] } }
    case 'gameChosen':
      return { ...state, open: { ...open, choice: event.choice } }
    case 'localeChosen':
      return { ...state, open: { ...open, locale: event.locale } }
    case 'skillChosen':
      return { ...state, open: { ...open, skill: event.skill } }
    case 'gameStarted': {
      const numbered = {
        ...state,
        open: {
          ...open,
          games: open.games + 1,
          isCutShort: false,
          again: [],
          removal: [],
          nextUp: [],
          seats: open.seats.map(dealtAnew),
        },
        hidden: {
          ...hidden,
          played: withPlayed(
            hidden.played,
            open.seats.flatMap(({ person }) => person ?? []),
          ),
        },
      }
      const dealt = withGame(numbered, event.game, entry(event.game).rules.start(event.deal))
      const begun = { ...hidden.begun, [event.game]: (hidden.begun[event.game] ?? 0) + 1 }
      return { ...dealt, hidden: { ...dealt.hidden, begun } }
    }
    case 'gameMoved': {
      if (!open.play) return state
      return withGame(state, event.game, entry(event.game).rules.evolve(gameState(state), event.event))
    }
    case 'seatOut':
      return withSeats(state, (seat) => (seat.seat === event.seat ? { ...seat, isOut: true, isBot: false, wantedBy: null } : seat))
    case 'gameClosed': {
      const stillHere = open.seats.filter(({ person, isOut }) => !isOut && (person === null || open.people[person]?.hasLeft === false))
      const seats = stillHere.map((seat) => (seat.person === null ? seat : { ...seat, isBot: false }))
      const kept = withGameKept(state)
      return {
        open: { ...kept.open, play: null, seats, isCutShort: false, again: [], pausedAt: null, isResting: false },
        held: {},
        hidden: { ...kept.hidden, game: null },
      }
    }
    case 'gameCutShort':
      return { ...state, open: { ...open, isCutShort: true, pausedAt: null, isResting: false } }
    case 'againWanted':
      return { ...state, open: { ...open, again: [...open.again, event.person] } }
    case 'gamePaused':
      return { ...state, open: { ...open, pausedAt: event.at, isResting: false } }
    case 'gameRested':
      return { ...state, open: { ...open, pausedAt: event.at, isResting: true } }
    case 'gameResumed': {
      const { play, pausedAt } = open
      if (!play || pausedAt === null) return state
      // the clock stood still meanwhile
      const due = play.open.due === null ? null : play.open.due + event.at - pausedAt
      return { ...state, open: { ...open, pausedAt: null, isResting: false, play: withDue(play, due) } }
    }
    case 'patienceAsked':
      return withPerson(state, event.person, { ...personAt(open, event.person), patience: event.patience })
    case 'said': {
      const number = (open.chat.lines.at(-1)?.number ?? 0) + 1
      const { play, games } = open
      const isAside = play !== null && play.open.phase !== 'over' && !seatOf(open, event.person)
      const line: ChatLine = {
        number,
        person: event.person,
        text: event.text,
        ...(isAside && { aside: { game: games, round: play.open.round } }),
      }
      const lines = [...open.chat.lines, line].slice(-CHAT_LINES)
      return { ...state, open: { ...open, chat: { ...open.chat, lines } } }
    }
    case 'chatTurned':
      return { ...state, open: { ...open, chat: { ...open.chat, isOn: event.isOn } } }
    case 'muted':
      return { ...state, open: { ...open, muted: withMute(open.muted, event) } }
    case 'mutedForOne': {
      const mutedBy = { ...hidden.mutedBy, [event.by]: withMute(hidden.mutedBy[event.by] ?? {}, event) }
      return { ...state, hidden: { ...hidden, mutedBy } }
    }
    case 'takenOff': {
      const next = withoutThing(state, event.thing)
      return { ...next, hidden: { ...next.hidden, isToBlank: next.hidden.isToBlank || !event.isBlanked } }
    }
    case 'filterTurned':
      return { ...state, open: { ...open, isFiltered: event.isOn } }
    case 'logFilled':
      return { ...state, open: { ...open, room: event.room } }
    case 'nextTableNamed':
      return { ...state, open: { ...open, next: event.code } }
    case 'passMade': {
      // a new code makes the person's earlier one void
      const others = Object.entries(hidden.passes).filter(([, { person }]) => person !== event.person)
      const passes = { ...Object.fromEntries(others), [event.hash]: { person: event.person, until: event.until } }
      return { ...state, hidden: { ...hidden, passes } }
    }
    case 'passUsed': {
      const { [event.hash]: pass, ...passes } = hidden.passes
      if (!pass) return state
      // a seat belongs to one guest: the device that gave it away no longer holds it
      const others = Object.entries(hidden.guests).filter(([, person]) => person !== pass.person)
      return { ...state, hidden: { ...hidden, passes, guests: withGuest(Object.fromEntries(others), event.guest, pass.person) } }
    }
  }
}

/** No guest: whoever it was is forgotten. */
const withGuest = (guests: TableState['hidden']['guests'], guest: string, person: PersonId): TableState['hidden']['guests'] =>
  guest === '' ? guests : { ...guests, [guest]: person }

const withPlayed = (played: readonly PersonId[], now: readonly PersonId[]): readonly PersonId[] => {
  const more = now.filter((person) => !played.includes(person))
  return more.length === 0 ? played : [...played, ...more]
}

function withLetIn(state: TableState, guest: string): TableState {
  if (guest === '') return state
  const { [guest]: _, ...removedScreens } = state.hidden.removedScreens
  const letIn = [...state.hidden.letIn.filter((one) => one !== guest), guest].slice(-LET_IN_AT_MOST)
  return { ...state, hidden: { ...state.hidden, removedScreens, letIn } }
}

function personAt(open: TableOpen, person: PersonId) {
  const found = open.people[person]
  if (!found) throw new RangeError(`nobody is called ${person}`)
  return found
}

function withPerson(state: TableState, id: PersonId, person: Person): TableState {
  return { ...state, open: { ...state.open, people: { ...state.open.people, [id]: person } } }
}

/** They play, or do not want to any more. */
const withoutWish = (state: TableState, person: PersonId): TableState =>
  state.open.nextUp.includes(person)
    ? { ...state, open: { ...state.open, nextUp: state.open.nextUp.filter((one) => one !== person) } }
    : state

const withSeats = (state: TableState, change: (seat: TableSeat) => TableSeat): TableState => ({
  ...state,
  open: { ...state.open, seats: state.open.seats.map(change) },
})

/** Of earlier games nothing is left at a seat. */
const dealtAnew = ({ person, name, colour, shape, isBot, wantedBy, isOut }: TableSeat, seat: number): TableSeat => ({
  seat,
  person,
  name,
  colour,
  shape,
  isBot,
  wantedBy,
  isOut,
})

/** What was told in earlier rounds stays with whoever sat there: by name if that was a bot, for a person's name is theirs. */
function formerlyAt({ play }: TableState['open'], { person, name, colour, shape, formerly = [] }: TableSeat): Pick<TableSeat, 'formerly'> {
  return play ? { formerly: [...formerly, { name: person === null ? name : '', colour, shape, before: play.open.round }] } : {}
}

/** The game stays what it is; the compiler cannot tell that of a union. */
const withDue = (play: GameInPlay, due: number | null): GameInPlay => ({ ...play, open: { ...play.open, due } }) as GameInPlay
