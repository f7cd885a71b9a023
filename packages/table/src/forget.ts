import { entry } from '@figment/catalog'
import { ERASED, type GameTypes, type Maker } from '@figment/game-kit'
import { evolve, gameState, type TableState, unopenedTable } from './evolve.ts'
import type { Choice, PersonId, Profile, TableEvent } from './types.ts'

/** What was written down at once, and whose move it was. */
export interface ToldAtOnce {
  readonly by?: PersonId
  readonly events: readonly TableEvent[]
}

export interface Forgotten<Entry extends ToldAtOnce> {
  readonly entries: readonly Entry[]
  readonly recordings: readonly string[]
  readonly persons: readonly PersonId[]
}

/** For a log that is short enough to be held as a whole. */
export function forget<Entry extends ToldAtOnce>(log: readonly Entry[], guest: string): Forgotten<Entry> {
  const forgetting = new Forgetting(guest)
  for (const written of log) forgetting.look(written)
  const entries = log.map((written) => forgetting.forget(written))
  return { entries, recordings: forgetting.recordings, persons: forgetting.persons }
}

/**
 * Takes out of a table's log whatever a guest wrote, drew or recorded, their names, and the guest. The log is gone through twice, entry
 * by entry, so that it is never in memory as a whole: whose a person was in the end is known only there.
 */
export class Forgetting {
  /** Those that are still told of: all others of the table are to go. */
  readonly recordings: string[] = []
  readonly #guest: string
  readonly #owners = new Map<PersonId, string>()
  readonly #passes = new Map<string, PersonId>()
  #theirs: ReadonlySet<PersonId> | null = null
  /** Who was the first to write this piece of some options. */
  readonly #writers = new Map<string, PersonId | undefined>()
  readonly #maker: Maker = {
    isIn: (number) => this.#isTheirs(this.#before.open.seats.find(({ seat }) => seat === number)?.person ?? null),
    wrote: (piece) => this.#isTheirs(this.#writers.get(JSON.stringify(piece)) ?? null),
  }
  /** As it was: the log tells by it whose turn, seat and game it is. */
  #before = unopenedTable
  #after = unopenedTable

  constructor(guest: string) {
    this.#guest = guest
  }

  /** First each entry is looked at, in their order. */
  look({ events }: ToldAtOnce): void {
    for (const event of events) {
      if (event.type === 'personCame' || event.type === 'personKeptOut') this.#owners.set(event.person, event.guest)
      if (event.type === 'passMade') this.#passes.set(event.hash, event.person)
      const moved = event.type === 'passUsed' ? this.#passes.get(event.hash) : undefined
      if (event.type === 'passUsed' && moved !== undefined) this.#owners.set(moved, event.guest)
    }
  }

  /** Then each is written anew: replayed, they give the same table without what the guest made. */
  forget<Entry extends ToldAtOnce>(entry: Entry): Entry {
    return { ...entry, events: entry.events.map((event) => this.#forget(event, entry.by)) }
  }

  /** The persons that are this guest's: also one left behind when a seat from another device was taken over. */
  get persons(): readonly PersonId[] {
    return [...this.#owners].flatMap(([person, owner]) => (owner === this.#guest ? [person] : []))
  }

  /** The table as the log told it so far, and as it does now. */
  get states(): { readonly before: TableState; readonly after: TableState } {
    return { before: this.#before, after: this.#after }
  }

  #isTheirs(person: PersonId | null): boolean {
    this.#theirs ??= new Set(this.persons)
    return person !== null && this.#theirs.has(person)
  }

  #forget(event: TableEvent, by: PersonId | undefined): TableEvent {
    if (event.type === 'gameChosen') this.#noteWriter(event.choice, by)
    const forgotten = this.#without(event)
    this.#before = evolve(this.#before, event)
    this.#after = evolve(this.#after, forgotten)
    return forgotten
  }

  #without(event: TableEvent): TableEvent {
    switch (event.type) {
      case 'personCame':
      case 'personKeptOut':
        if (this.#isTheirs(event.person)) return { ...event, guest: '', profile: nameless(event.profile) }
        // a seat they gave away: only that it once was theirs is forgotten
        return event.guest === this.#guest ? { ...event, guest: '' } : event
      case 'passUsed': {
        const person = this.#before.hidden.passes[event.hash]?.person ?? null
        return event.guest === this.#guest || this.#isTheirs(person) ? { ...event, guest: '' } : event
      }
      case 'passMade':
        return this.#isTheirs(event.person) ? { ...event, until: 0 } : event
      case 'looksChanged':
      case 'seatTaken':
        return this.#isTheirs(event.person) ? { ...event, profile: nameless(event.profile) } : event
      case 'guestLetIn':
      case 'screenRemoved':
        return event.guest === this.#guest ? { ...event, guest: '' } : event
      case 'doorSet':
        return { ...event, screens: event.screens.filter((guest) => guest !== this.#guest) }
      case 'said':
        return this.#isTheirs(event.person) ? { ...event, text: ERASED } : event
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
    const { play } = this.#before.open
    const game = play && entry(play.game).forget
    if (!game) return event
    const forgotten = game.event(event, gameState(this.#before), this.#maker)
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
