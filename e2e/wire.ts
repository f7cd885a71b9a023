import { connect, createServer, type Server, type Socket } from 'node:net'

/** The network between one phone and the house; it can go dead without a word, as networks do. */
export class Wire {
  #server: Server | null = null
  #isDead = false
  readonly #ends = new Set<Socket>()
  readonly #to: number
  port = 0

  constructor(to: number) {
    this.#to = to
  }

  async lay(): Promise<this> {
    const server = createServer((near) => this.#join(near))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') this.port = address.port
    return this
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Nothing gets through any more, and nobody is told. */
  goDead(): void {
    this.#isDead = true
    for (const end of this.#ends) end.pause()
  }

  /** The network is back; what was under way is gone. */
  mend(): void {
    this.#isDead = false
    for (const end of this.#ends) end.destroy()
  }

  close(): void {
    this.mend()
    this.#server?.close()
  }

  #join(near: Socket): void {
    const far = connect(this.#to, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from)
      from.on('data', (bytes) => {
        if (!this.#isDead) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        this.#ends.delete(from)
        if (!this.#isDead) to.destroy()
      })
    }
    if (this.#isDead) for (const end of [near, far]) end.pause()
  }
}
