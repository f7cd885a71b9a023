/** Those who want to hear of something. */
export class Listeners<Told = void> {
  readonly #all = new Set<(told: Told) => void>()

  /** Returns what ends the listening. */
  readonly add = (listener: (told: Told) => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(told: Told): void {
    for (const listener of this.#all) listener(told)
  }
}
