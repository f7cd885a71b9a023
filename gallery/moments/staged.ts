import { entry, type GameId } from '@figment/catalog'
import { type GameTypes, isRefused, parse, type Seat, seatView, seededChance, seenAt } from '@figment/game-kit'
import type { Locale } from '@figment/i18n'
import type { CallMember, Knock } from '@figment/protocol'
import {
  type Choice,
  come,
  decide,
  evolve,
  expire,
  mutesOf,
  openTable,
  type PersonId,
  playMove,
  type TableDecision,
  type TableEvent,
  type TableMove,
  type TableState,
  unopenedTable,
} from '@figment/table'
import { viewFor } from '../../apps/server/src/connection/frames.ts'
import { ANY_GAME } from '../../e2e/games.ts'
import type { Told } from '../still.ts'
import { CODE, looksOf } from './people.ts'

/** Any evening will do, as long as it is always the same one. */
const BEGAN = Date.UTC(2026, 9, 31, 19)

/** In milliseconds: long enough for a bot to have made up its mind. */
const LOOKED_FOR = 60_000

interface Wishes {
  readonly game?: GameId
  readonly locale?: Locale
  readonly options?: object
  readonly seed?: string
}

/** A small table of our own, told move by move with the real rules. Who came is p1, p2 and so on. */
export class Staged {
  state: TableState
  now = BEGAN
  readonly away = new Set<PersonId>()
  call: readonly CallMember[] = []
  screens: readonly string[] = []
  knocks: readonly Knock[] = []
  readonly #seed: string
  #decided = 0

  constructor(names: readonly string[], { game = ANY_GAME, locale = 'en', options = {}, seed = 'gallery' }: Wishes = {}) {
    const { rules, usual } = entry(game)
    const parsed = parse(rules.options, { ...usual(locale), ...options })
    if (!parsed.ok) throw new Error(`${game} cannot be played like that`)
    this.#seed = seed
    this.state = evolve(unopenedTable, openTable(CODE, { locale, choice: { game, options: parsed.value } as Choice, seed }))
    for (const name of names) this.comes(name)
  }

  get present(): ReadonlySet<PersonId> {
    const { people } = this.state.open
    return new Set(Object.keys(people).filter((person) => !this.away.has(person) && !people[person]?.hasLeft))
  }

  get #chance() {
    return { ...seededChance(`${this.#seed}/${this.#decided++}`), now: this.now }
  }

  #carryOut(decision: TableDecision): this {
    if (isRefused(decision)) throw new Error(`refused: ${decision.refused}`)
    this.state = decision.reduce(evolve, this.state)
    this.now += 1000
    return this
  }

  comes(name: string): this {
    return this.#carryOut(come(this.state, `guest of ${name}`, looksOf(name, Object.keys(this.state.open.people).length)))
  }

  /** What a server writes down by itself. */
  happens(event: TableEvent): this {
    return this.#carryOut([event])
  }

  does(person: PersonId, move: TableMove): this {
    return this.#carryOut(decide(this.state, move, { person, present: this.present, chance: this.#chance }))
  }

  plays(person: PersonId, move: object): this {
    return this.does(person, { type: 'play', move })
  }

  goesAway(person: PersonId): this {
    this.away.add(person)
    return this
  }

  /** Everybody at the table does what a bot would do in their place, until it is so; `inTurn`: nobody moves twice before the others. */
  playUntil(isSo: (state: TableState) => boolean, { inTurn = false } = {}): this {
    for (let moves = 0; !isSo(this.state); moves++) {
      if (moves > 20_000) throw new Error('it never came to that')
      const first = inTurn ? moves : 0
      if (!this.#oneMove(first) && !this.#timeIsUp()) throw new Error('the table waits for nobody')
    }
    return this
  }

  #oneMove(first: number): boolean {
    const { play, locale } = this.state.open
    if (!play) throw new Error('no game is in play')
    const { awaited } = play.open
    const from = awaited.length === 0 ? 0 : first % awaited.length
    for (const seat of [...awaited.slice(from), ...awaited.slice(0, from)]) {
      const since = this.now - LOOKED_FOR
      const seen = seenAt(this.now, { strength: this.strengths, heldSince: since, awaitedSince: since })
      const { move } = entry(play.game).bot(this.#viewOf(seat), this.#chance, locale, seen)
      if (!move) continue
      const decision = playMove(this.state, seat, move, this.#chance)
      if (isRefused(decision)) continue
      this.#carryOut(decision)
      return true
    }
    return false
  }

  #viewOf(seat: Seat) {
    const { play } = this.state.open
    if (!play) throw new Error('no game is in play')
    return seatView<GameTypes>({ open: play.open, held: this.state.held, hidden: {} }, seat)
  }

  /** How strongly the puppets move, as they would in the hands of bots. */
  get strengths(): Readonly<Record<Seat, number>> {
    const { play } = this.state.open
    const motion = play && entry(play.game).motion
    if (!motion) return {}
    return Object.fromEntries(play.open.seats.map((seat) => [seat, motion.ofBot(this.#viewOf(seat), this.#chance, this.now - LOOKED_FOR)]))
  }

  #timeIsUp(): boolean {
    const due = this.state.open.play?.open.due ?? null
    if (due === null) return false
    this.now = due
    this.#carryOut(expire(this.state, this.#chance))
    return true
  }

  /** What this person is told now; null: the TV. */
  told(you: PersonId | null): Told {
    const { open, held } = viewFor(this.state, you)
    const { now, screens, knocks, call } = this
    return { now, you, open, held, present: [...this.present], screens, knocks, mutedForMe: mutesOf(this.state, you), call }
  }
}
