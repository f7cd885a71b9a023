import { type Chance, seededChance } from '@figment/game-kit'
import { seatOf, type TableMove, type TableOpen } from '@figment/table'
import { anyMoveOf } from '../apps/server/src/testing/at-random.ts'
import type { Device } from './device.ts'
import type { Plan } from './plan.ts'

/** What everybody at all tables knows of the hour. */
export interface Evening {
  /** Nobody begins another game, and everybody hurries to the end of this one. */
  isLate: boolean
}

/** Somebody at a table, who thinks for a while and then does whatever is allowed. */
export class Person {
  readonly device: Device
  readonly #plan: Plan
  readonly #evening: Evening
  readonly #chance: Chance
  #isAnswered = true

  constructor(device: Device, { plan, evening, seed }: { plan: Plan; evening: Evening; seed: string }) {
    this.device = device
    this.#plan = plan
    this.#evening = evening
    this.#chance = seededChance(seed)
  }

  /** Sees no game in play, and waits for nothing. */
  get isDone(): boolean {
    const open = this.device.view?.open
    return this.#evening.isLate && this.#isAnswered && this.device.isLive && open !== undefined && !isPlaying(open)
  }

  async playUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#think()
      const move = this.#nextMove()
      if (!move) continue
      this.#isAnswered = false
      await this.device.send(move)
      this.#isAnswered = true
    }
  }

  async #think(): Promise<void> {
    const time = this.#evening.isLate ? 30 + this.#chance.below(30) : 100 + this.#chance.below(900)
    await new Promise((resolve) => setTimeout(resolve, time))
  }

  #nextMove(): TableMove | null {
    const { view } = this.device
    if (!view || view.you === null) return null
    const { open, you } = view
    if (open.host === you && !isPlaying(open)) return this.#leadOn(open)
    const seat = seatOf(open, you)
    if (!seat && !open.play) return { type: 'sitDown' }
    if (!seat || !isPlaying(open)) return null
    const isChatty = !this.#evening.isLate && this.#chance.below(20) === 0
    if (isChatty) return { type: 'say', text: `so it seems ${this.#chance.below(1_000_000)}` }
    const move = anyMoveOf({ view, seat: seat.seat }, this.#chance)
    return move === null ? null : { type: 'play', move }
  }

  /** Whoever is the host sees to the next game. */
  #leadOn({ play, games, seats, choice }: TableOpen): TableMove | null {
    if (this.#evening.isLate) return null
    if (play) return { type: 'closeGame' }
    const game = this.#plan.game(games)
    if (choice.game !== game) return { type: 'chooseGame', game, options: this.#plan.options(games) }
    const bots = seats.filter(({ isBot }) => isBot).length
    if (bots < this.#plan.bots) return { type: 'addBot' }
    return seats.length - bots < this.#plan.people ? null : { type: 'startGame' }
  }
}

const isPlaying = ({ play }: TableOpen): boolean => play !== null && play.open.phase !== 'over'
