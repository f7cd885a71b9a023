import { entry } from '@figment/catalog'
import { type AnyMove, type Chance, type GameTypes, Hands, isRefused, type Seat, seatView, seededChance, seenAt } from '@figment/game-kit'
import {
  type Choice,
  come,
  comeBack,
  decide,
  evolve,
  expire,
  openTable,
  type PersonId,
  playMove,
  type Refusal,
  replaceHost,
  seatOf,
  type TableDecision,
  type TableEvent,
  type TableMove,
  type TableState,
  unopenedTable,
  usePass,
  writeEntry,
} from '@figment/table'
import type { Locale } from '@figment/i18n'

/** All evenings begin here, so that a set recorded again is the same to the byte: 15 November 2026, 19:00 UTC. */
const FIRST_EVENING_MS = Date.UTC(2026, 10, 15, 19)
/** A game that lasts longer than so many steps goes round in circles. */
const STEPS_AT_MOST = 20_000

export const PROFILES = [
  { name: 'Ada', colour: 'rose', shape: 'heart' },
  { name: 'Бен', colour: 'sky', shape: 'drop' },
  { name: 'Cléo', colour: 'leaf', shape: 'clover' },
  { name: 'Dan 🦊', colour: 'amber', shape: 'star' },
  { name: 'Їва', colour: 'violet', shape: 'moon' },
  { name: 'Zbyś', colour: 'coral', shape: 'kite' },
  { name: 'Gus', colour: 'teal', shape: 'bell' },
  { name: 'Hana', colour: 'sand', shape: 'leaf' },
] as const

/** A table that is played without a server, by the same functions and into the same lines, on a clock of its own. */
export class Evening {
  readonly lines: string[] = []
  readonly #seed: string
  #state: TableState = unopenedTable
  #now = FIRST_EVENING_MS
  #moves = 0
  #hands = new Hands('')
  readonly away = new Set<PersonId>()
  /** How people play, if not as the game says by itself. */
  anyMove: AnyMove<GameTypes> | undefined

  constructor(seed: string, { locale, choice }: { readonly locale: Locale; readonly choice: Choice }) {
    this.#seed = seed
    this.#write([openTable('BCDFG', { locale, choice, seed: `${seed}: nobody knows` })])
  }

  get state(): TableState {
    return this.#state
  }

  get chance(): Chance {
    return seededChance(`${this.#seed}/${this.lines.length}/${this.#moves}`, this.#now)
  }

  get present(): ReadonlySet<PersonId> {
    const { people } = this.#state.open
    return new Set(Object.keys(people).filter((person) => !this.away.has(person) && !people[person]?.hasLeft))
  }

  get isOver(): boolean {
    const { phase, due = null } = this.#state.open.play?.open ?? {}
    // something may still come after the end, such as a vote
    return phase === 'over' && due === null
  }

  wait(milliseconds: number): this {
    this.#now += milliseconds
    return this
  }

  comes(...guests: readonly (typeof PROFILES)[number]['name'][]): this {
    for (const name of guests) {
      const profile = PROFILES.find((one) => one.name === name)
      if (profile) this.#write(allowed(come(this.#state, `guest of ${name}`, profile)))
    }
    return this
  }

  /** So many whom nobody knows. */
  crowd(count: number): this {
    for (let number = 0; number < count; number++) {
      const { name, ...looks } = PROFILES[number % PROFILES.length] as (typeof PROFILES)[number]
      this.#write(allowed(come(this.#state, `guest ${number}`, { name: `${name} ${number}`, ...looks })))
    }
    return this
  }

  returns(person: PersonId): this {
    this.away.delete(person)
    return this.#write(comeBack(this.#state, person))
  }

  does(person: PersonId, move: TableMove): this {
    const refusal = this.tries(person, move)
    if (refusal) throw new Error(`${person} may not ${move.type}: ${refusal}`)
    return this
  }

  tries(person: PersonId, move: TableMove): Refusal | null {
    this.#moves++
    const decision = decide(this.#state, move, { person, present: this.present, chance: this.chance })
    if (isRefused(decision)) return decision.refused
    this.wait(400 + this.chance.below(2500)).#write(decision, person)
    return null
  }

  /** The host is gone for so long that somebody else takes over. */
  losesHost(): this {
    const { host } = this.#state.open
    if (host !== null) this.away.add(host)
    return this.wait(60_000).#write(replaceHost(this.#state, this.present))
  }

  /** A person's seat goes to another device, which may have been somebody else here. */
  moves(person: PersonId, to: string): this {
    const hash = `hash of pass ${this.lines.length}`
    this.#write([{ type: 'passMade', person, hash, until: this.#now + 600_000 }])
    return this.wait(20_000).#write(allowed(usePass(this.#state, hash, to, this.#now)))
  }

  /** What a server writes down by itself. */
  happens(event: TableEvent): this {
    return this.#write([event])
  }

  timeIsUp(): this {
    const due = this.#state.open.play?.open.due ?? null
    if (due !== null && due > this.#now) this.#now = due
    return this.#write(expire(this.#state, this.chance, this.present))
  }

  /** People do anything that is allowed, bots what they think best, until this is so or the game is over; `between` is called after each step. */
  plays(until: () => boolean, between: (step: number) => void = () => undefined): this {
    for (let step = 1; !this.isOver && !until(); step++) {
      if (step > STEPS_AT_MOST) throw new Error(`the game of ${this.#state.open.play?.game} does not end`)
      this.#step()
      between(step)
    }
    return this
  }

  #step(): void {
    this.#moves++
    const { open } = this.#state
    const { play } = open
    if (!play || open.pausedAt !== null) throw new Error('nobody plays')
    this.#hands.notice(this.#state.held, this.#now)
    const seats = play.open.seats
    const first = this.chance.below(seats.length)
    const order = [...seats.slice(first), ...seats.slice(0, first)]
    // one in forty is the clock's, if it runs: somebody is slow
    const clockWins = play.open.due !== null && this.chance.below(40) === 0
    if (clockWins) return void this.timeIsUp()
    for (const seat of order) if (this.#moveOf(seat)) return
    if (play.open.due !== null) this.timeIsUp()
    else this.wait(1000)
  }

  #moveOf(seat: Seat): boolean {
    const { open } = this.#state
    const { play } = open
    const at = open.seats.find((other) => other.seat === seat)
    const hand = this.#state.held[seat]
    if (!play || !at || !hand) return false
    const view = seatView<GameTypes>({ open: play.open, held: { [seat]: hand }, hidden: {} }, seat)
    if (at.isBot) {
      const since = this.#hands.of(seat).since
      const seen = seenAt(this.#now, { heldSince: since, awaitedSince: since })
      const thought = entry(play.game).bot(view, this.chance, open.locale, seen)
      if (thought.move === null) return false
      this.wait(thought.after)
      return this.#carryOut(playMove(this.#state, seat, thought.move, this.chance, this.present))
    }
    if (at.person === null || this.away.has(at.person)) return false
    const anyMove = this.anyMove ?? entry(play.game).anyMove
    // luck of their own: what is next at the table must not decide what they do there
    const move = anyMove(view, seededChance(`${this.#seed}/${this.#moves}/${seat}`, this.#now))
    return move !== null && this.tries(at.person, { type: 'play', move }) === null
  }

  #carryOut(decision: TableDecision): boolean {
    if (isRefused(decision)) return false
    this.#write(decision)
    return true
  }

  #write(events: readonly TableEvent[], by?: PersonId): this {
    if (events.length === 0) return this
    const id = `${this.#seed.replaceAll(/[^a-z0-9]/gi, '-')}-${String(this.lines.length).padStart(6, '0')}`
    this.lines.push(writeEntry(by === undefined ? { at: this.#now, events } : { at: this.#now, by, id, events }))
    this.#state = events.reduce(evolve, this.#state)
    return this
  }

  /** Whose seat it is that the table waits for; somebody who sits there, not a bot. */
  get awaitedPerson(): PersonId | null {
    const { open } = this.#state
    const awaited = open.play?.open.awaited ?? []
    return Object.keys(open.people).find((person) => awaited.includes(seatOf(open, person)?.seat ?? -1)) ?? null
  }
}

function allowed(decision: TableDecision): readonly TableEvent[] {
  if (isRefused(decision)) throw new Error(`refused: ${decision.refused}`)
  return decision
}
