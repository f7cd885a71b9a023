import { entry } from '@figment/catalog'
import { type Chance, type GameTypes, type Seat, type Seen, seatView } from '@figment/game-kit'
import type { TableState } from '@figment/table'
import { BOTS_SLOWER_TIMES } from '../running/bounds.ts'
import { loadLevel } from '../running/load.ts'
import { logger } from '../running/logging.ts'

export interface BotTable {
  readonly pace: number
  state(): TableState
  /** Each bot has its own luck, and other luck with every thought. */
  chance(seat: Seat, thought: number): Chance
  seenBy(seat: Seat): Seen
  play(seat: Seat, move: unknown): Promise<unknown>
}

/** In milliseconds: however fast bots are, nobody looks more often. */
const LOOKS_AT_MOST_EVERY_MS = 200

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  /** Only looks: a change of the table is a reason to look at once. */
  readonly isLooking: boolean
}

/** Bots in their seats: each thinks as long as a person would, then does what seems right by then. */
export class BotSeats {
  readonly #table: BotTable
  readonly #thinking = new Map<Seat, Pending>()
  #thoughts = 0

  constructor(table: BotTable) {
    this.#table = table
  }

  attend({ isWatched }: { isWatched: boolean }): void {
    if (!isWatched) return this.stop()
    const { seats, play, pausedAt } = this.#table.state().open
    if (!play || pausedAt !== null) return this.stop()
    for (const { seat, isBot, isOut } of seats) {
      if (!isBot && !this.#thinking.has(seat)) continue
      const isItsTurn = isBot && !isOut && play.open.awaited.includes(seat)
      const isBusy = this.#thinking.get(seat)?.isLooking === false
      if (!isItsTurn) this.#forget(seat)
      else if (!isBusy) this.#think(seat)
    }
  }

  stop(): void {
    for (const seat of this.#thinking.keys()) this.#forget(seat)
  }

  #think(seat: Seat): void {
    this.#forget(seat)
    const number = ++this.#thoughts
    const thought = this.#thoughtOf(seat, number)
    if (!thought) return
    const isLooking = thought.move === null
    const act = () => {
      this.#thinking.delete(seat)
      const now = this.#thoughtOf(seat, number)
      // what has become something else is thought over
      if (now?.move && now.move.type === thought.move?.type)
        this.#table.play(seat, now.move).catch((error: unknown) => complainOf(seat, error))
      else this.#think(seat)
    }
    const after = thought.after * this.#table.pace * (loadLevel() === 0 ? 1 : BOTS_SLOWER_TIMES)
    this.#thinking.set(seat, { timer: setTimeout(act, isLooking ? Math.max(after, LOOKS_AT_MOST_EVERY_MS) : after), isLooking })
  }

  #forget(seat: Seat): void {
    clearTimeout(this.#thinking.get(seat)?.timer)
    this.#thinking.delete(seat)
  }

  #thoughtOf(seat: Seat, number: number) {
    const state = this.#table.state()
    const { play, locale } = state.open
    const held = state.held[seat]
    if (!play || !held) return null
    const view = seatView<GameTypes>({ open: play.open, held: state.held, hidden: {} }, seat)
    try {
      return entry(play.game).bot(view, this.#table.chance(seat, number), locale, this.#table.seenBy(seat))
    } catch (error) {
      complainOf(seat, error)
      return null
    }
  }
}

/** A bot that fails sits still, as somebody who is away: the host can let its seat go, and no other table notices. */
const complainOf = (seat: Seat, error: unknown) => logger.error({ seat, err: error }, 'A bot failed.')
