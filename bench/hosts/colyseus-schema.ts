// Colyseus as its documentation has it: state in a schema, and each seat's view of it.
import { type Client, defineRoom, defineServer, Room } from '@colyseus/core'
import { schema, StateView, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { newGame, playCard, SEATS } from './small-game.ts'

const PLAY = 1
const Seat = schema({ played: t.uint16(), score: t.uint16(), hand: t.array('uint16').view() }, 'Seat')
const State = schema({ version: t.uint32(), seats: t.array(Seat) }, 'State')
let tables = 0

class Table extends Room {
  override maxClients = SEATS
  // patches go out with every move
  override patchRate = 60_000
  override state = new State()
  readonly #game = newGame(++tables)
  readonly #seatOf = new Map<string, number>()

  override onCreate(): void {
    for (const hand of this.#game.hands) {
      const seat = new Seat()
      seat.played = 0
      seat.score = 0
      for (const card of hand) seat.hand.push(card)
      this.state.seats.push(seat)
    }
    this.onMessageBytes(PLAY, (client: Client, bytes: Uint8Array) => {
      const number = this.#seatOf.get(client.sessionId) ?? 0
      const slot = (bytes[0] ?? 0) % SEATS
      const drawn = playCard(this.#game, number, slot)
      const seat = this.state.seats[number]
      if (!seat) return
      seat.hand[slot] = drawn
      seat.played = this.#game.played[number] ?? 0
      seat.score = this.#game.scores[number] ?? 0
      this.state.version = this.#game.version
      this.broadcastPatch()
    })
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.#seatOf.set(client.sessionId, seat)
    const own = this.state.seats[seat]
    client.view = new StateView()
    if (own) client.view.add(own)
  }
}

const server = defineServer({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ maxPayload: 65_536 }),
  rooms: { table: defineRoom(Table) },
})
await server.listen(Number(process.env.PORT), '127.0.0.1')
