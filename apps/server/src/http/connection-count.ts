import type { Socket } from 'node:net'

export interface ConnectionBounds {
  readonly inAll: number
  readonly perAddress: number
}

interface Address {
  readonly key: string
  connections: number
  /** Those of them that were answered and ask for nothing, the longest idle first. */
  readonly idle: Set<Socket>
}

/** How many connections stand, in all and for each address. Where there are too many, idle ones make room, and then the newest is refused. */
export class ConnectionCount {
  readonly #bounds: ConnectionBounds
  readonly #addresses = new Map<string, Address>()
  /** Every connection, and whose it is: of nobody where a proxy stands in front, for it brings everybody. */
  readonly #standing = new Map<Socket, Address | null>()
  readonly #idle = new Set<Socket>()

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds
  }

  /** The bound that leaves no room for this connection; null: it is counted from now until it closes. */
  admit(socket: Socket, key: string | null): 'connections' | 'connectionsPerAddress' | null {
    if (this.#standing.size >= this.#bounds.inAll && !this.#closeFirst(this.#idle)) return 'connections'
    const address = key === null ? null : this.#enter(key)
    if (key !== null && !address) return 'connectionsPerAddress'
    this.#standing.set(socket, address)
    socket.once('close', () => this.#forget(socket))
    return null
  }

  /** For what a proxy brings: false when this address has too much under way already. `leave` has to follow. */
  enter(key: string): boolean {
    return this.#enter(key) !== null
  }

  leave(key: string): void {
    const address = this.#addresses.get(key)
    if (address && --address.connections === 0) this.#addresses.delete(key)
  }

  /** It was answered, and may be closed if another needs its place. */
  rests(socket: Socket): void {
    if (!this.#standing.has(socket)) return
    this.#idle.add(socket)
    this.#standing.get(socket)?.idle.add(socket)
  }

  works(socket: Socket): void {
    this.#idle.delete(socket)
    this.#standing.get(socket)?.idle.delete(socket)
  }

  #enter(key: string): Address | null {
    const address = this.#addresses.get(key) ?? { key, connections: 0, idle: new Set() }
    if (address.connections >= this.#bounds.perAddress && !this.#closeFirst(address.idle)) return null
    address.connections++
    this.#addresses.set(key, address)
    return address
  }

  /** False when there is none. */
  #closeFirst(idle: ReadonlySet<Socket>): boolean {
    const [longest] = idle
    if (!longest) return false
    this.#forget(longest)
    longest.destroy()
    return true
  }

  #forget(socket: Socket): void {
    const address = this.#standing.get(socket)
    this.works(socket)
    this.#standing.delete(socket)
    if (address) this.leave(address.key)
  }
}
