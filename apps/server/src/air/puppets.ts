import { randomUUID } from 'node:crypto'
import { entry } from '@figment/catalog'
import { type GameTypes, Hands, type Motion, type Seat, type Seen, seatView, seededChance, type Watcher } from '@figment/game-kit'
import { mayMove, type PersonId, type TableOpen, type TableSeat, type TableState } from '@figment/table'
import { logger } from '../running/logging.ts'
import type { MotionInTheAir } from './motion-in-the-air.ts'

const TICK_MS = 200

/** One timer for all tables: it runs only while there are bots that watch or act, and somebody who looks. */
const shows = new Set<Puppets>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  for (const show of shows) show.step()
}

export interface PuppetTable {
  readonly pace: number
  readonly motion: MotionInTheAir
  state(): TableState
}

/** Moves the puppets of bots, stops those that nobody moves any more, and keeps what bots make of all of them. */
export class Puppets {
  readonly #table: PuppetTable
  readonly #hands = new Hands(randomUUID())
  /** What bots make of it all, in the game that is played. */
  #watching: { readonly motion: Motion<GameTypes>; readonly watcher: Watcher } | null = null
  #bots: readonly Seat[] = []

  constructor(table: PuppetTable) {
    this.#table = table
  }

  attend({ isWatched, present }: { isWatched: boolean; present: ReadonlySet<PersonId> }): void {
    const { open, held } = this.#table.state()
    if (motionIn(open) !== undefined || open.seats.some(isPlayedByBot)) this.#hands.notice(held, Date.now())
    const nothingMoves = motionIn(open) === undefined && this.#table.motion.strengths.size === 0
    if (nothingMoves) {
      this.#bots = []
      return this.stop()
    }
    const acting = open.seats.filter(({ seat, isOut }) => !isOut && mayMove(open, seat))
    const bots = acting.filter(({ isBot }) => isBot).map(({ seat }) => seat)
    const people = acting.filter(({ isBot, person }) => !isBot && person !== null && present.has(person)).map(({ seat }) => seat)
    for (const seat of this.#table.motion.strengths.keys()) {
      const wasMovedByABot = this.#bots.includes(seat)
      const isStillMoved = wasMovedByABot ? bots.includes(seat) : people.includes(seat)
      if (!isStillMoved) this.#table.motion.forget(seat)
    }
    this.#bots = bots
    const isSeenByBots = acting.length > 0 && open.seats.some(isPlayedByBot)
    if (isWatched && isSeenByBots) this.#start()
    else this.stop()
  }

  stop(): void {
    shows.delete(this)
    if (shows.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  step(): void {
    for (const seat of this.#bots) this.#move(seat)
    this.#watcher()?.watch(this.#table.motion.strengths, TICK_MS / this.#table.pace)
  }

  seenBy(seat: Seat): Pick<Seen, 'strength' | 'heldSince'> {
    return { strength: this.#watcher()?.strength ?? {}, heldSince: this.#hands.of(seat).since }
  }

  /** A new one with a new game; none where nothing moves. */
  #watcher(): Watcher | undefined {
    const motion = motionIn(this.#table.state().open)
    if (motion !== this.#watching?.motion) this.#watching = motion ? { motion, watcher: motion.watcher() } : null
    return this.#watching?.watcher
  }

  /** By the clock of bots, which runs as fast as they do. */
  #ago(moment: number): number {
    const { pace } = this.#table
    return pace === 0 ? Number.POSITIVE_INFINITY : (Date.now() - moment) / pace
  }

  #start(): void {
    shows.add(this)
    timer ??= setInterval(tick, TICK_MS)
  }

  #move(seat: Seat): void {
    const { open, held } = this.#table.state()
    const { play } = open
    if (!play || !held[seat]) return
    const { since, seed } = this.#hands.of(seat)
    const view = seatView<GameTypes>({ open: play.open, held, hidden: {} }, seat)
    try {
      const now = Date.now()
      const strength = motionIn(open)?.ofBot(view, seededChance(seed, now), now - this.#ago(since))
      if (strength !== undefined) this.#table.motion.hear({ seat, strength, from: null })
    } catch (error) {
      logger.error({ seat, err: error }, 'A puppet failed.')
      this.#bots = []
    }
  }
}

const motionIn = ({ play }: TableOpen): Motion<GameTypes> | undefined => (play ? entry(play.game).motion : undefined)
const isPlayedByBot = ({ isBot, isOut }: TableSeat): boolean => isBot && !isOut
