import { type Seen, seenAt } from './bot.ts'
import { seededChance } from './chance.ts'
import type { GameTypes, State } from './game.ts'
import { Hands } from './hands.ts'
import type { Motion, Watcher } from './motion.ts'
import type { Seat } from './seat.ts'
import { seatView } from './views.ts'

const GLANCE_EVERY_MS = 300
/** In milliseconds: what was longer ago has faded. */
const LOOKS_BACK_MS = 9000

/** What those who play in a simulation see of each other between moves. */
export class Air<G extends GameTypes> {
  readonly #motion: Motion<G> | undefined
  readonly #watcher: Watcher | undefined
  readonly #hands: Hands
  readonly #people: readonly Seat[]
  #now = 0

  constructor(motion: Motion<G> | undefined, seed: string, people: readonly Seat[] = []) {
    this.#motion = motion
    this.#people = people
    this.#watcher = motion?.watcher()
    this.#hands = new Hands(seed)
  }

  notice({ held }: State<G>): void {
    this.#hands.notice(held, this.#now)
  }

  /** Time goes by while nobody makes a move, and all are seen moving. */
  passUntil(now: number, state: State<G>): void {
    const motion = this.#motion
    if (motion) {
      for (let at = Math.max(this.#now, now - LOOKS_BACK_MS); at < now; at += GLANCE_EVERY_MS)
        this.#watcher?.watch(this.#strengthsAt(at, state, motion), GLANCE_EVERY_MS)
    }
    this.#now = now
  }

  #strengthsAt(at: number, state: State<G>, motion: Motion<G>): ReadonlyMap<Seat, number> {
    return new Map(
      state.open.seats.flatMap((seat) => {
        const { seed, since } = this.#hands.of(seat)
        const seen = [seatView(state, seat), seededChance(seed, at), since] as const
        const strength = motion.ofPerson && this.#people.includes(seat) ? motion.ofPerson(...seen) : motion.ofBot(...seen)
        return strength === null ? [] : [[seat, strength]]
      }),
    )
  }

  seenBy(seat: Seat): Seen {
    return seenAt(this.#now, { strength: this.#watcher?.strength ?? {}, heldSince: this.#hands.of(seat).since })
  }
}
