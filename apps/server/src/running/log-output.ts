import { LOG_UNREAD_AT_MOST_BYTES } from './bounds.ts'

export interface Output {
  readonly writableLength: number
  write(text: string): unknown
}

/** Where lines go. While whoever reads them does not keep up, they are left out rather than kept: they would fill the memory. */
export class LogOutput {
  readonly #output: Output
  readonly #onLeftOut: () => void
  #leftOut = 0

  constructor(output: Output, { onLeftOut = () => {} } = {}) {
    this.#output = output
    this.#onLeftOut = onLeftOut
  }

  /** How many lines were left out since this was last asked, once there is room to tell it. */
  takeLeftOut(): number {
    if (this.#output.writableLength > LOG_UNREAD_AT_MOST_BYTES / 2) return 0
    const leftOut = this.#leftOut
    this.#leftOut = 0
    return leftOut
  }

  write(line: string): void {
    if (this.#output.writableLength <= LOG_UNREAD_AT_MOST_BYTES) {
      this.#output.write(line)
      return
    }
    this.#leftOut++
    this.#onLeftOut()
  }
}
