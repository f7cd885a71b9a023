import type { Answer, MoveMessage } from '@figment/protocol'
import type { Refusal, TableMove } from '@figment/table/types'
import type { Cancel, Clock } from './clock.ts'

interface Unanswered {
  readonly message: MoveMessage
  readonly answered: (refused: Refusal | null) => void
  /** It went out over the socket that there is now. */
  isSent: boolean
}

interface Options {
  readonly clock: Clock
  newId(): string
  /** False while a socket has not shown the table yet: moves that were made before go out first, and all of them then. */
  canSend(): boolean
  send(message: MoveMessage): void
}

/** The server ignores whoever says more than sixty things at once and thirty a second; pings and laughter count too. */
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

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when the server has written the move down (null) or refused it. */
  make(move: TableMove): Promise<Refusal | null> {
    const message = { id: this.#options.newId(), move }
    return new Promise((answered) => {
      this.#unanswered.set(message.id, { message, answered, isSent: false })
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
    if (id === '' && refused === 'tooFast') return this.#slowDown()
    this.#unanswered.get(id)?.answered(refused)
    this.#unanswered.delete(id)
  }

  rest(): void {
    this.#pause?.()
    this.#pause = null
    this.#sentAtOnce = 0
  }

  /** Something was not listened to, and nobody knows what: after a pause all goes out again. */
  #slowDown(): void {
    this.rest()
    this.#forgetWhatWasSent()
    this.#sentAtOnce = atOnce
    this.#goOnLater()
  }

  #forgetWhatWasSent(): void {
    for (const unanswered of this.#unanswered.values()) unanswered.isSent = false
  }

  #sendOn(): void {
    if (!this.#options.canSend()) return
    for (const unanswered of this.#unanswered.values()) {
      if (unanswered.isSent) continue
      if (this.#sentAtOnce === atOnce) return
      unanswered.isSent = true
      this.#sentAtOnce++
      this.#goOnLater()
      this.#options.send(unanswered.message)
    }
  }

  #goOnLater(): void {
    this.#pause ??= this.#options.clock.after(andAgainAfterMs, () => {
      this.rest()
      this.#sendOn()
    })
  }
}
