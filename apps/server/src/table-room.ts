import { randomInt } from 'node:crypto'
import { type AuthContext, type Client, CloseCode, Room } from '@colyseus/core'
import type { EventLog } from '@figment/event-log'
import { CODE_LETTERS, FROM_CLIENT, type OpenRequest, type Pass } from '@figment/protocol'
import type { WebSocket } from 'ws'
import { Connection } from './connection.ts'
import { type Guest, guestOf, hashSecret } from './guest.ts'
import { LiveTable, type Pacing } from './live-table.ts'

export interface RoomOptions {
  readonly log: EventLog
  readonly pacing: Pacing
  readonly idleMinutes: number
}

/** What a ticket says. */
export type Seating = { readonly guest: Guest; readonly as: OpenRequest['as'] }

const PEOPLE_AND_SCREENS = 120

/** The class of rooms for tables kept in this log: a thin shell around a live table. */
export function tableRoom(options: RoomOptions) {
  return class TableRoom extends Room {
    override autoDispose = false
    // nothing is patched; the interval only moves the room's clock
    override patchRate = 60_000
    override maxClients = PEOPLE_AND_SCREENS
    #table: LiveTable | undefined
    readonly #connections = new Map<string, Connection>()
    #idle: ReturnType<typeof setTimeout> | undefined

    override async onCreate({ code }: { code: string }): Promise<void> {
      const table = await LiveTable.open(options.log, code, options.pacing, () => this.#sendAway())
      if (!table) throw new Error(`no table ${code}`)
      this.#table = table
      for (const type of Object.values(FROM_CLIENT)) {
        this.onMessageBytes(type, (client: Client, bytes: Uint8Array) => {
          const connection = this.#connections.get(client.sessionId)
          if (connection) table.receive(connection, type, bytes)
        })
      }
      this.#watchIdle()
    }

    override onAuth(_client: Client, { guest, as }: Seating, { headers }: AuthContext): boolean {
      // a ticket works only in the browser it was given to
      return as === 'tv' || guestOf(headers.get('cookie')) === guest
    }

    override onJoin(client: Client, { guest, as }: Seating): void {
      const table = this.#alive()
      const person = as === 'tv' ? null : table.personOf(guest)
      if (as === 'person' && !person) throw new Error('the guest lost the seat in between')
      const socket = client.ref as WebSocket
      const connection = new Connection(
        {
          send: ({ type, bytes }) => client.sendBytes(type, bytes),
          close: (code) => socket.close(code),
          get unsent() {
            return socket.bufferedAmount
          },
        },
        { person, guest: as === 'tv' ? null : guest },
      )
      this.#connections.set(client.sessionId, connection)
      table.connect(connection)
      this.#watchIdle()
    }

    override onLeave(client: Client): void {
      const connection = this.#connections.get(client.sessionId)
      this.#connections.delete(client.sessionId)
      if (connection) this.#table?.disconnect(connection)
      this.#watchIdle()
    }

    override async onDispose(): Promise<void> {
      clearTimeout(this.#idle)
      await this.#table?.close()
    }

    override onBeforeShutdown(): void {
      this.#sendAway()
    }

    override onUncaughtException(error: Error, where: string): void {
      console.error(`Table ${this.roomId}, ${where}:`, error)
    }

    // Called by the host, in whichever process the table lives

    async admit(guest: Guest, request: OpenRequest) {
      return await this.#alive().admit(guest, request)
    }

    knows(guest: Guest): boolean {
      return this.#alive().personOf(guest) !== null
    }

    async makePass(guest: Guest): Promise<Pass | null> {
      const pass = newPass()
      const made = await this.#alive().makePass(guest, hashSecret(pass))
      return made && { pass, until: made.until }
    }

    async redeem(guest: Guest, pass: string) {
      return await this.#alive().redeem(guest, hashSecret(pass))
    }

    #alive(): LiveTable {
      if (!this.#table) throw new Error('the table is not open')
      return this.#table
    }

    /** Everybody asks again where the table is. */
    #sendAway(): void {
      this.disconnect(CloseCode.MAY_TRY_RECONNECT).catch(() => {})
    }

    #watchIdle(): void {
      clearTimeout(this.#idle)
      if (this.#connections.size > 0) return
      this.#idle = setTimeout(() => this.#sendAway(), options.idleMinutes * 60_000)
      this.#idle.unref()
    }
  }
}

export type TableRoom = InstanceType<ReturnType<typeof tableRoom>>

const PASS_LENGTH = 8
const newPass = () => Array.from({ length: PASS_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
