/** Meanings by word; a word that ends in `-` stands for all that begin with it. */
export class WordList<Meaning> {
  readonly #whole = new Map<string, Set<Meaning>>()
  readonly #beginnings = new Map<string, Set<Meaning>>()

  add(word: string, meaning: Meaning): void {
    const isBeginning = word.endsWith('-')
    const list = isBeginning ? this.#beginnings : this.#whole
    const key = isBeginning ? word.slice(0, -1) : word
    const meanings = list.get(key) ?? new Set()
    list.set(key, meanings.add(meaning))
  }

  /** The longest beginning is the one that is meant. */
  find(word: string): readonly Meaning[] {
    const whole = this.#whole.get(word) ?? []
    for (let length = word.length; length >= 3; length--) {
      const begun = this.#beginnings.get(word.slice(0, length))
      if (begun) return [...new Set([...whole, ...begun])]
    }
    return [...whole]
  }
}
