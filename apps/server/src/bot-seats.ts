import { entry } from '@figment/catalog'
import { type Chance, type Seat, seatView } from '@figment/game-kit'
import type { TableState } from '@figment/table'

export interface BotTable {
  readonly pace: number
  state(): TableState
  /** Each bot has its own luck. */
  chance(seat: Seat): Chance
  play(seat: Seat, move: unknown): Promise<unknown>
}

/** Bots in their seats: each thinks as long as a person would, then does what seems right by then. */
export class BotSeats {
  readonly #table: BotTable
  readonly #thinking = new Map<Seat, ReturnType<typeof setTimeout>>()

  constructor(table: BotTable) {
    this.#table = table
  }

  attend({ isWatched }: { isWatched: boolean }): void {
    if (!isWatched) return this.stop()
    const { seats, play, pausedAt } = this.#table.state().open
    if (!play || pausedAt !== null) return this.stop()
    for (const { seat, isBot, isOut } of seats) {
      const isItsTurn = isBot && !isOut && play.open.awaited.includes(seat)
      if (isItsTurn && !this.#thinking.has(seat)) this.#think(seat)
      else if (!isItsTurn) this.#forget(seat)
    }
  }

  stop(): void {
    for (const seat of this.#thinking.keys()) this.#forget(seat)
  }

  #think(seat: Seat): void {
    const thought = this.#thoughtOf(seat)
    if (!thought) return
    const act = () => {
      this.#thinking.delete(seat)
      const now = this.#thoughtOf(seat)
      if (now) this.#table.play(seat, now.move).catch((error: unknown) => complainOf(seat, error))
    }
    this.#thinking.set(seat, setTimeout(act, thought.after * this.#table.pace))
  }

  #forget(seat: Seat): void {
    clearTimeout(this.#thinking.get(seat))
    this.#thinking.delete(seat)
  }

  #thoughtOf(seat: Seat) {
    const state = this.#table.state()
    const { play, locale } = state.open
    const held = state.held[seat]
    if (!play || !held) return null
    try {
      return entry(play.game).bot(seatView({ open: play.open, held: state.held, hidden: {} }, seat), this.#table.chance(seat), locale)
    } catch (error) {
      complainOf(seat, error)
      return null
    }
  }
}

/** A bot that fails sits still, as somebody who is away: the host can let its seat go, and no other table notices. */
const complainOf = (seat: Seat, error: unknown) => console.error(`A bot in seat ${seat} failed:`, error)
