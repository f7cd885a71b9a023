import type { Again, Answer, MoveMessage } from '@figment/protocol'
import type { Refusal, TableMove } from '@figment/table/types'
import type { Cancel, Clock } from './clock.ts'

interface Unanswered {
  readonly message: MoveMessage
  readonly answered: (refused: Refusal | null) => void
  /** It went out over the socket that there is now. */
  isSent: boolean
  /** The server asked for it again later. */
  wait: { readonly until: number; readonly afterMs: number } | null
}

interface Options {
  readonly clock: Clock
  newId(): string
  /** False while a socket has not shown the table yet: moves that were made before go out first, and all of them then. */
  canSend(): boolean
  send(message: MoveMessage): void
}

/** What waited for a network is spread: the server has room for some moves at once, and asks for the others again later. */
const atOnce = 25
const andAgainAfterMs = 1000

/**
 * Moves that the server has not answered yet. However often one is sent, it has the same id, and is applied once.
 * They go out in the order in which they were made: a stroke that is overtaken by a later one would not be drawn.
 */
export class UnansweredMoves {
  readonly #options: Options
  /** By id, the oldest first. */
  readonly #unanswered = new Map<string, Unanswered>()
  /** How many went out since the last pause. */
  #sentAtOnce = 0
  #pause: Cancel | null = null
  /** Until the server has room for the oldest that waits. */
  #wait: Cancel | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when the server has written the move down (null) or refused it. */
  make(move: TableMove): Promise<Refusal | null> {
    const message = { id: this.#options.newId(), move }
    return new Promise((answered) => {
      this.#unanswered.set(message.id, { message, answered, isSent: false, wait: null })
      this.#sendOn()
    })
  }

  /** Over a new socket, whose server has not heard anything yet. */
  sendAllAgain(): void {
    this.rest()
    this.#forgetWhatWasSent()
    this.#sendOn()
  }

  hear({ id, refused }: Answer): void {
    this.#unanswered.get(id)?.answered(refused)
    this.#unanswered.delete(id)
  }

  /** The server has no room for it yet: it goes out again after that time. Until then the server hears none that was sent after it. */
  hearAgain({ id, afterMs }: Again): void {
    const asked = this.#unanswered.get(id)
    if (!asked) return
    asked.wait = { until: this.#options.clock.now() + afterMs, afterMs }
    let isLater = false
    for (const unanswered of this.#unanswered.values()) {
      isLater ||= unanswered === asked
      if (isLater) unanswered.isSent = false
    }
    this.#sendOn()
  }

  rest(): void {
    this.#pause?.()
    this.#pause = null
    this.#sentAtOnce = 0
    this.#wait?.()
    this.#wait = null
  }

  #forgetWhatWasSent(): void {
    for (const unanswered of this.#unanswered.values()) {
      unanswered.isSent = false
      unanswered.wait = null
    }
  }

  #sendOn(): void {
    if (!this.#options.canSend()) return
    for (const unanswered of this.#unanswered.values()) {
      if (unanswered.isSent) continue
      if (unanswered.wait) return this.#goOnWhenThereIsRoom(unanswered, unanswered.wait)
      if (this.#sentAtOnce === atOnce) return
      unanswered.isSent = true
      this.#sentAtOnce++
      this.#goOnLater()
      this.#options.send(unanswered.message)
    }
  }

  #goOnWhenThereIsRoom(unanswered: Unanswered, { until, afterMs }: NonNullable<Unanswered['wait']>): void {
    const { clock } = this.#options
    this.#wait?.()
    // a clock that was set back does not make anybody wait for longer
    this.#wait = clock.after(Math.min(afterMs, Math.max(0, until - clock.now())), () => {
      this.#wait = null
      unanswered.wait = null
      this.#sendOn()
    })
  }

  #goOnLater(): void {
    this.#pause ??= this.#options.clock.after(andAgainAfterMs, () => {
      this.#pause = null
      this.#sentAtOnce = 0
      this.#sendOn()
    })
  }
}
