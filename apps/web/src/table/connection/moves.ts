import type { Answer, MoveMessage } from '@figment/protocol'
import type { Refusal, TableMove } from '@figment/table/types'

interface Unanswered {
  readonly message: MoveMessage
  readonly answered: (refused: Refusal | null) => void
}

interface Options {
  newId(): string
  send(message: MoveMessage): void
}

/** Moves that the server has not answered yet. However often one is sent, it has the same id, and is applied once. */
export class UnansweredMoves {
  readonly #options: Options
  /** By id, the oldest first. */
  readonly #unanswered = new Map<string, Unanswered>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when the server has written the move down (null) or refused it. */
  make(move: TableMove): Promise<Refusal | null> {
    const message = { id: this.#options.newId(), move }
    return new Promise((answered) => {
      this.#unanswered.set(message.id, { message, answered })
      this.#options.send(message)
    })
  }

  sendAllAgain(): void {
    for (const { message } of this.#unanswered.values()) this.#options.send(message)
  }

  hear({ id, refused }: Answer): void {
    this.#unanswered.get(id)?.answered(refused)
    this.#unanswered.delete(id)
  }
}
