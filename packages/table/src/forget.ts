import { entry } from '@figment/catalog'
import { ERASED, type GameTypes, type Maker } from '@figment/game-kit'
import { evolve, gameState, unopenedTable } from './evolve.ts'
import type { Choice, PersonId, Profile, TableEvent } from './types.ts'

/** What was written down at once, and whose move it was. */
export interface ToldAtOnce {
  readonly by?: PersonId
  readonly events: readonly TableEvent[]
}

export interface Forgotten<Entry extends ToldAtOnce> {
  /** As many as there were: replayed, they give the same table without what the guest made. */
  readonly entries: readonly Entry[]
  /** Those that are still told of: all others of the table are to go. */
  readonly recordings: readonly string[]
  /** Whom the guest was at the table. */
  readonly persons: readonly PersonId[]
}

/** Takes out of a table's log whatever a guest wrote, drew or recorded, their names, and the guest. */
export function forget<Entry extends ToldAtOnce>(log: readonly Entry[], guest: string): Forgotten<Entry> {
  const walk = new Walk(log, guest)
  const entries = log.map((written) => ({ ...written, events: written.events.map((event) => walk.forget(event, written.by)) }))
  return { entries, recordings: walk.recordings, persons: walk.persons }
}

class Walk {
  readonly recordings: string[] = []
  readonly #guest: string
  readonly #theirs: ReadonlySet<PersonId>
  /** Who was the first to write this piece of some options. */
  readonly #writers = new Map<string, PersonId | undefined>()
  readonly #maker: Maker = {
    isIn: (number) => {
      const person = this.#state.open.seats.find(({ seat }) => seat === number)?.person ?? null
      return person !== null && this.#theirs.has(person)
    },
    wrote: (piece) => {
      const writer = this.#writers.get(JSON.stringify(piece))
      return writer !== undefined && this.#theirs.has(writer)
    },
  }
  /** As it was: the log tells by it whose turn, seat and game it is. */
  #state = unopenedTable

  constructor(log: readonly ToldAtOnce[], guest: string) {
    this.#guest = guest
    this.#theirs = personsOf(
      log.flatMap(({ events }) => events),
      guest,
    )
  }

  get persons(): readonly PersonId[] {
    return [...this.#theirs]
  }

  forget(event: TableEvent, by: PersonId | undefined): TableEvent {
    if (event.type === 'gameChosen') this.#noteWriter(event.choice, by)
    const forgotten = this.#without(event)
    this.#state = evolve(this.#state, event)
    return forgotten
  }

  #without(event: TableEvent): TableEvent {
    switch (event.type) {
      case 'personCame':
      case 'personKeptOut':
        if (this.#theirs.has(event.person)) return { ...event, guest: '', profile: nameless(event.profile) }
        // a seat they gave away: only that it once was theirs is forgotten
        return event.guest === this.#guest ? { ...event, guest: '' } : event
      case 'passUsed': {
        const person = this.#state.hidden.passes[event.hash]?.person ?? null
        const isTheirs = event.guest === this.#guest || (person !== null && this.#theirs.has(person))
        return isTheirs ? { ...event, guest: '' } : event
      }
      case 'passMade':
        return this.#theirs.has(event.person) ? { ...event, until: 0 } : event
      case 'looksChanged':
      case 'seatTaken':
        return this.#theirs.has(event.person) ? { ...event, profile: nameless(event.profile) } : event
      case 'guestLetIn':
      case 'screenRemoved':
        return event.guest === this.#guest ? { ...event, guest: '' } : event
      case 'doorSet':
        return { ...event, screens: event.screens.filter((guest) => guest !== this.#guest) }
      case 'said':
        return this.#theirs.has(event.person) ? { ...event, text: ERASED } : event
      case 'gameChosen':
        return { ...event, choice: this.#choiceWithout(event.choice) }
      case 'gameStarted': {
        const game = entry(event.game).forget
        return game?.deal ? { ...event, deal: game.deal(event.deal, this.#maker) } : event
      }
      case 'gameMoved':
        return { ...event, event: this.#moveWithout(event.event) }
      default:
        return event
    }
  }

  #moveWithout(event: GameTypes['event']): GameTypes['event'] {
    const { play } = this.#state.open
    const game = play && entry(play.game).forget
    if (!game) return event
    const forgotten = game.event(event, gameState(this.#state), this.#maker)
    this.recordings.push(...(game.recordings?.(forgotten) ?? []))
    return forgotten
  }

  #choiceWithout(choice: Choice): Choice {
    const game = entry(choice.game).forget
    return game?.options ? ({ ...choice, options: game.options(choice.options, this.#maker) } as Choice) : choice
  }

  #noteWriter({ game, options }: Choice, by: PersonId | undefined): void {
    for (const piece of entry(game).forget?.written?.(options) ?? []) {
      const text = JSON.stringify(piece)
      if (!this.#writers.has(text)) this.#writers.set(text, by)
    }
  }
}

const nameless = (profile: Profile): Profile => ({ ...profile, name: '' })

/** The persons that are this guest's: also one left behind when a seat from another device was taken over. */
function personsOf(events: readonly TableEvent[], guest: string): ReadonlySet<PersonId> {
  const owners = new Map<PersonId, string>()
  const passes = new Map<string, PersonId>()
  for (const event of events) {
    if (event.type === 'personCame' || event.type === 'personKeptOut') owners.set(event.person, event.guest)
    if (event.type === 'passMade') passes.set(event.hash, event.person)
    const moved = event.type === 'passUsed' ? passes.get(event.hash) : undefined
    if (event.type === 'passUsed' && moved !== undefined) owners.set(moved, event.guest)
  }
  return new Set([...owners].flatMap(([person, owner]) => (owner === guest ? [person] : [])))
}
