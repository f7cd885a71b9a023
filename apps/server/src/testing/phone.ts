import { randomUUID } from 'node:crypto'
import type { OpenRequest } from '@figment/protocol'
import { WebSocket } from 'ws'
import type { Player } from './player.ts'

/** What the client's own code needs of a phone, over real sockets; and the phone can go into a tunnel. */
export class Phone {
  readonly #owner: Player
  readonly #base: string
  readonly #sockets = new Set<WebSocket>()
  #isInATunnel = false

  /** Whoever owns it has a place at the table already. */
  constructor(base: string, owner: Player) {
    this.#base = base
    this.#owner = owner
  }

  /** Its sockets are dead from one moment to the next, and no new one comes to be. */
  goIntoATunnel(): void {
    this.#isInATunnel = true
    for (const socket of this.#sockets) socket.terminate()
  }

  comeOut(): void {
    this.#isInATunnel = false
  }

  readonly clock = {
    now: () => Date.now(),
    after(ms: number, act: () => void) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    every(ms: number, act: () => void) {
      const timer = setInterval(act, ms)
      return () => clearInterval(timer)
    },
  }
  readonly random = () => Math.random()
  readonly newId = () => randomUUID()
  readonly isPageShown = () => true
  readonly onAwake = () => () => {}
  readonly loadAnew = () => () => {}

  readonly openTable = async (code: string, request: OpenRequest) => {
    if (this.#isInATunnel) return { refused: null }
    const { body } = await this.#owner.ticket(code, request)
    return body.refused ? { refused: body.refused } : body
  }

  readonly openSocket = (path: string): WebSocket => {
    const socket = new WebSocket(this.#base.replace('http', 'ws') + path, { origin: this.#base, headers: { cookie: this.#owner.cookie } })
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => {})
    if (this.#isInATunnel) socket.terminate()
    return socket
  }
}
