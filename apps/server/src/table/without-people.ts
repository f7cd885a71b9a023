/** Games of this process in which only bots play, by the address of somebody who watches them. */
export class WithoutPeople {
  readonly #atMost: number
  readonly #addressOf = new Map<object, string>()
  readonly #count = new Map<string, number>()

  constructor(atMost: number) {
    this.#atMost = atMost
  }

  /** Whether this table's game may go on, or could; as long as one of those who watch it has not too many. */
  hasRoom(table: object, addresses: Iterable<string>): boolean {
    return this.#addressOf.has(table) || this.#free(addresses) !== undefined
  }

  /** False: there are too many already. */
  enter(table: object, addresses: Iterable<string>): boolean {
    if (this.#addressOf.has(table)) return true
    const address = this.#free(addresses)
    if (address === undefined) return false
    this.#addressOf.set(table, address)
    this.#count.set(address, this.#at(address) + 1)
    return true
  }

  leave(table: object): void {
    const address = this.#addressOf.get(table)
    if (address === undefined) return
    this.#addressOf.delete(table)
    const left = this.#at(address) - 1
    if (left > 0) this.#count.set(address, left)
    else this.#count.delete(address)
  }

  #free(addresses: Iterable<string>): string | undefined {
    return [...addresses].find((address) => this.#at(address) < this.#atMost)
  }

  #at(address: string): number {
    return this.#count.get(address) ?? 0
  }
}
