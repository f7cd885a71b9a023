import { entry } from '@figment/catalog'
import { type Chance, type GameTypes, Minds, type Seat, type Seen, seatView, Tempo } from '@figment/game-kit'
import type { PersonId, TableSeat, TableState } from '@figment/table'
import { BOTS_SLOWER_TIMES } from '../running/bounds.ts'
import { loadLevel } from '../running/load.ts'
import { logger } from '../running/logging.ts'

export interface BotTable {
  readonly pace: number
  state(): TableState
  /** Each bot has its own luck, and other luck with every thought. */
  chance(seat: Seat, thought: number): Chance
  seenBy(seat: Seat): Pick<Seen, 'strength' | 'heldSince'>
  /** Who is here. */
  present(): ReadonlySet<PersonId>
  play(seat: Seat, move: unknown): Promise<unknown>
}

/** Bots in their seats: each thinks as long as a person here would, then does what seems right by then. */
export class BotSeats {
  readonly #table: BotTable
  readonly #tempo = new Tempo()
  readonly #minds: Minds<GameTypes['move']>
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Which game of this table they play. */
  #game = 0

  constructor(table: BotTable) {
    this.#table = table
    this.#minds = new Minds(
      (seat, thought) => this.#think(seat, thought),
      () => this.#clock,
    )
  }

  attend({ isWatched }: { isWatched: boolean }): void {
    const { seats, play, pausedAt, games } = this.#table.state().open
    if (!isWatched || !play || pausedAt !== null) return this.stop()
    if (games !== this.#game) this.#tempo.begin()
    this.#game = games
    const bots = seats.filter(({ isBot, isOut }) => isBot && !isOut).map(({ seat }) => seat)
    // people are timed beside bots, and for bots alone
    if (bots.length === 0) return this.stop()
    const now = Date.now()
    const people = this.#people
    this.#tempo.notice(play.open, now, { isPerson: (seat) => people.includes(seat), botsClock: this.#clock })
    this.#minds.attend(bots, play.open, now)
    this.#setTimer()
  }

  stop(): void {
    this.#minds.stop()
    this.#tempo.rest()
    clearTimeout(this.#timer)
  }

  /** How many milliseconds pass in one of a bot's own. */
  get #clock(): number {
    return this.#table.pace * this.#tempo.pace * (loadLevel() === 0 ? 1 : BOTS_SLOWER_TIMES)
  }

  get #people(): readonly Seat[] {
    const present = this.#table.present()
    const isHere = ({ person, isBot, isOut }: TableSeat) => person !== null && !isBot && !isOut && present.has(person)
    return this.#table
      .state()
      .open.seats.filter(isHere)
      .map(({ seat }) => seat)
  }

  #setTimer(): void {
    clearTimeout(this.#timer)
    const { nextAt } = this.#minds
    if (nextAt !== null) this.#timer = setTimeout(() => this.#ring(), Math.max(0, nextAt - Date.now()))
  }

  #ring(): void {
    const deed = this.#minds.next(Date.now())
    if (deed) this.#table.play(deed.seat, deed.move).catch((error: unknown) => complainOf(deed.seat, error))
    this.#setTimer()
  }

  #think(seat: Seat, number: number) {
    const state = this.#table.state()
    const { play, locale } = state.open
    const held = state.held[seat]
    if (!play || !held) return null
    const view = seatView<GameTypes>({ open: play.open, held: state.held, hidden: {} }, seat)
    try {
      return entry(play.game).bot(view, this.#table.chance(seat, number), locale, this.#seenBy(seat))
    } catch (error) {
      complainOf(seat, error)
      return null
    }
  }

  #seenBy(seat: Seat): Seen {
    const now = Date.now()
    const clock = this.#clock
    return {
      ...this.#table.seenBy(seat),
      ago: (moment) => (clock === 0 ? Number.POSITIVE_INFINITY : (now - moment) / clock),
      skill: this.#table.state().open.skill,
      people: this.#people,
      awaitedSince: this.#tempo.awaitedSince(seat) ?? now,
      pace: this.#tempo.pace,
    }
  }
}

/** A bot that fails sits still, as somebody who is away: the host can let its seat go, and no other table notices. */
const complainOf = (seat: Seat, error: unknown) => logger.error({ seat, err: error }, 'A bot failed.')
