import { entry } from '@figment/catalog'
import type { GameId } from '@figment/catalog/types'
import { evolve, gameState, type TableState, unopenedTable } from './evolve.ts'
import type { ToldAtOnce } from './forget.ts'
import type { Choice, PersonId, Profile, TableEvent, Thing } from './types.ts'
import { pieceInPlay } from './without-thing.ts'

export interface Blanked<Entry extends ToldAtOnce> {
  /** As many as there were: replayed, they give the same table. */
  readonly entries: readonly Entry[]
  /** Recordings that nothing tells of any more. */
  readonly recordings: readonly string[]
}

/** Takes out of a table's log what was taken off its screens since the last time. */
export function blankTakenOff<Entry extends ToldAtOnce>(log: readonly Entry[]): Blanked<Entry> {
  const traces = tracesIn(log)
  const walk = new Walk(traces)
  const entries = log.map((written) => ({ ...written, events: written.events.map((event) => walk.blank(event)) }))
  return { entries, recordings: walk.recordings }
}

interface PieceTrace {
  /** Of the table's first game, second game and so on. */
  readonly number: number
  readonly game: GameId
  readonly trace: unknown
}

interface Traces {
  readonly lines: ReadonlySet<number>
  /** Names that somebody had before they were taken off: as many events of theirs. */
  readonly names: ReadonlyMap<PersonId, number>
  readonly pieces: readonly PieceTrace[]
}

type TakenOff = Extract<TableEvent, { readonly type: 'takenOff' }>
type Made = Extract<Thing, { readonly kind: 'made' }>

const isToBlank = (event: TableEvent): event is TakenOff => event.type === 'takenOff' && !event.isBlanked

function tracesIn(log: readonly ToldAtOnce[]): Traces {
  const events = log.flatMap((written) => written.events)
  const things = events.filter(isToBlank).map(({ thing }) => thing)
  const named = new Map<PersonId, number>()
  const names = new Map<PersonId, number>()
  for (const event of events) {
    const person = namedIn(event)
    if (person !== null) named.set(person, (named.get(person) ?? 0) + 1)
    if (isToBlank(event) && event.thing.kind === 'name') names.set(event.thing.person, named.get(event.thing.person) ?? 0)
  }
  return {
    lines: new Set(things.flatMap((thing) => (thing.kind === 'line' ? [thing.number] : []))),
    names,
    pieces: piecesIn(
      events,
      things.filter((thing) => thing.kind === 'made'),
    ),
  }
}

/** Looked for as it was just before it was taken off; what was taken off later than that, when its game came to its end. */
function piecesIn(events: readonly TableEvent[], things: readonly Made[]): PieceTrace[] {
  if (things.length === 0) return []
  const traces = new Map<Made, PieceTrace>()
  const lookFor = (state: TableState, wanted: readonly Made[]) => {
    const { play } = state.open
    for (const thing of wanted) {
      const found = traces.has(thing) ? null : pieceInPlay(state, thing)
      const trace = found ? found.takeOff.trace(gameState(state), found.piece) : null
      if (play && trace !== null) traces.set(thing, { number: thing.game, game: play.game, trace })
    }
  }
  let state = unopenedTable
  for (const event of events) {
    if (isToBlank(event) && event.thing.kind === 'made') lookFor(state, [event.thing])
    if (event.type === 'gameClosed' || event.type === 'gameStarted') lookFor(state, things)
    state = evolve(state, event)
  }
  return [...traces.values()]
}

function namedIn(event: TableEvent): PersonId | null {
  const isNamed =
    event.type === 'personCame' || event.type === 'looksChanged' || event.type === 'seatTaken' || event.type === 'personKeptOut'
  return isNamed ? event.person : null
}

class Walk {
  readonly recordings: string[] = []
  readonly #traces: Traces
  readonly #named = new Map<PersonId, number>()
  /** As it was: the log tells by it which line, game and round it is. */
  #state = unopenedTable

  constructor(traces: Traces) {
    this.#traces = traces
  }

  blank(event: TableEvent): TableEvent {
    const blanked = this.#without(event)
    this.#state = evolve(this.#state, event)
    return blanked
  }

  #without(event: TableEvent): TableEvent {
    switch (event.type) {
      case 'personCame':
      case 'looksChanged':
      case 'seatTaken':
      case 'personKeptOut':
        return this.#isOffName(event.person) ? { ...event, profile: nameless(event.profile) } : event
      case 'said': {
        const number = (this.#state.open.chat.lines.at(-1)?.number ?? 0) + 1
        return this.#traces.lines.has(number) ? { ...event, text: '' } : event
      }
      case 'tableOpened':
      case 'gameChosen':
        return { ...event, choice: this.#traces.pieces.reduce(choiceWithout, event.choice) }
      case 'gameStarted': {
        const { takeOff } = entry(event.game)
        const theirs = this.#traces.pieces.filter(({ game }) => game === event.game)
        const deal = theirs.reduce((left, { trace }) => takeOff?.deal?.(left, trace) ?? left, event.deal)
        return { ...event, deal }
      }
      case 'gameMoved':
        return this.#moveWithout(event)
      case 'takenOff':
        return { ...event, isBlanked: true }
      default:
        return event
    }
  }

  #isOffName(person: PersonId): boolean {
    const count = (this.#named.get(person) ?? 0) + 1
    this.#named.set(person, count)
    return count <= (this.#traces.names.get(person) ?? 0)
  }

  #moveWithout(event: Extract<TableEvent, { readonly type: 'gameMoved' }>): TableEvent {
    const { open } = this.#state
    const theirs = this.#traces.pieces.filter(({ number, game }) => number === open.games && game === event.game)
    if (!open.play || theirs.length === 0) return event
    const { takeOff, forget } = entry(event.game)
    const before = gameState(this.#state)
    const blanked = theirs.reduce((left, { trace }) => takeOff?.event(left, before, trace) ?? left, event.event)
    const told = forget?.recordings?.(event.event) ?? []
    const still = forget?.recordings?.(blanked) ?? []
    this.recordings.push(...told.filter((name) => !still.includes(name)))
    return { ...event, event: blanked }
  }
}

/** Whose the options are is known by their other words: what was written stays as long as it was. */
function choiceWithout(choice: Choice, { game, trace }: PieceTrace): Choice {
  const { takeOff } = entry(choice.game)
  if (choice.game !== game || !takeOff?.options) return choice
  return { ...choice, options: takeOff.options(choice.options, trace) } as Choice
}

const nameless = (profile: Profile): Profile => ({ ...profile, name: '' })
