import { entry } from '@figment/catalog'
import type { GameId } from '@figment/catalog/types'
import { evolve, gameState, unopenedTable } from './evolve.ts'
import type { ToldAtOnce } from './forget.ts'
import type { Choice, PersonId, Profile, TableEvent, Thing } from './types.ts'
import { pieceInPlay } from './without-thing.ts'

export interface Blanked<Entry extends ToldAtOnce> {
  readonly entries: readonly Entry[]
  readonly recordings: readonly string[]
}

/** For a log that is short enough to be held as a whole. */
export function blankTakenOff<Entry extends ToldAtOnce>(log: readonly Entry[]): Blanked<Entry> {
  const blanking = new Blanking()
  for (const written of log) blanking.look(written)
  if (blanking.hasPieces) for (const written of log) blanking.trace(written)
  const entries = log.map((written) => blanking.blank(written))
  return { entries, recordings: blanking.recordings }
}

/**
 * Takes out of a table's log what was taken off its screens since the last time. The log is gone through two or three times, entry by
 * entry, so that it is never in memory as a whole.
 */
export class Blanking {
  readonly #traces = new TracesInLog()
  readonly #walk = new Walk(this.#traces)

  /** First each entry is looked at, in their order. */
  look({ events }: ToldAtOnce): void {
    for (const event of events) this.#traces.look(event)
  }

  /** Whether something of a game is among it, which has to be traced. */
  get hasPieces(): boolean {
    return this.#traces.hasPieces
  }

  /** Then, if so, each is looked at once more. */
  trace({ events }: ToldAtOnce): void {
    for (const event of events) this.#traces.trace(event)
  }

  /** And then written anew: replayed, they give the same table. */
  blank<Entry extends ToldAtOnce>(entry: Entry): Entry {
    return { ...entry, events: entry.events.map((event) => this.#walk.blank(event)) }
  }

  /** Recordings that nothing tells of any more. */
  get recordings(): readonly string[] {
    return this.#walk.recordings
  }
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

class TracesInLog implements Traces {
  readonly lines = new Set<number>()
  readonly names = new Map<PersonId, number>()
  readonly #named = new Map<PersonId, number>()
  /** By what they are called in the log. */
  readonly #wanted = new Map<string, Made>()
  readonly #found = new Set<string>()
  readonly pieces: PieceTrace[] = []
  #state = unopenedTable

  get hasPieces(): boolean {
    return this.#wanted.size > 0
  }

  look(event: TableEvent): void {
    const person = namedIn(event)
    if (person !== null) this.#named.set(person, (this.#named.get(person) ?? 0) + 1)
    if (!isToBlank(event)) return
    const { thing } = event
    if (thing.kind === 'line') this.lines.add(thing.number)
    if (thing.kind === 'name') this.names.set(thing.person, this.#named.get(thing.person) ?? 0)
    if (thing.kind === 'made') this.#wanted.set(JSON.stringify(thing), thing)
  }

  /** Looked for as it was just before it was taken off; what was taken off later than that, when its game came to its end. */
  trace(event: TableEvent): void {
    if (isToBlank(event) && event.thing.kind === 'made') this.#lookFor(event.thing)
    if (event.type === 'gameClosed' || event.type === 'gameStarted') for (const thing of this.#wanted.values()) this.#lookFor(thing)
    this.#state = evolve(this.#state, event)
  }

  #lookFor(thing: Made): void {
    const name = JSON.stringify(thing)
    const { play } = this.#state.open
    const found = this.#found.has(name) ? null : pieceInPlay(this.#state, thing)
    const trace = found ? found.takeOff.trace(gameState(this.#state), found.piece) : null
    if (!play || trace === null) return
    this.#found.add(name)
    this.pieces.push({ number: thing.game, game: play.game, trace })
  }
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
