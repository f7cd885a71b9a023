import type { Server } from 'node:http'
import { matchMaker } from '@colyseus/core'
import { SIGNAL_BYTES_AT_MOST } from '@figment/protocol'
import { GatedTransport } from './gated-transport.ts'
import type { Hosted, TableHost } from './table-host.ts'
import { type RoomOptions, type Seating, type TableRoom, tableRoom } from './table-room.ts'

export interface HostOptions extends RoomOptions {
  readonly server: Server
  isOwnOrigin(origin: string | null, host: string | null): boolean
}

/** The longest message, with the two bytes before it. */
const FRAME_BYTES_AT_MOST = SIGNAL_BYTES_AT_MOST + 2

/** Tables as Colyseus rooms: it places them, reserves tickets and carries bytes; its state synchronisation is not used. */
export async function startColyseusHost(options: HostOptions): Promise<TableHost> {
  const opening = new Map<string, ReturnType<typeof matchMaker.handleCreateRoom>>()

  const transport = new GatedTransport({
    server: options.server,
    maxPayload: FRAME_BYTES_AT_MOST,
    pingInterval: 2000,
    pingMaxRetries: 2,
    beforeUpgrade: ({ headers }) =>
      options.isOwnOrigin(headers.get('origin'), headers.get('host'))
        ? undefined
        : new Response('This page may not connect here.', { status: 403 }),
  })
  await matchMaker.setup()
  matchMaker.defineRoomType('table', tableRoom(options))
  await matchMaker.accept()

  async function findOrOpen(code: string) {
    const alive = await matchMaker.getRoomById(code)
    if (alive) return alive
    const underWay = opening.get(code) ?? matchMaker.handleCreateRoom('table', { code }, undefined, code)
    opening.set(code, underWay)
    try {
      return await underWay
    } finally {
      opening.delete(code)
    }
  }

  const ask = async <Method extends 'admit' | 'knows' | 'makePass' | 'redeem'>(
    code: string,
    method: Method,
    parameters: Parameters<TableRoom[Method]>,
  ): Promise<Awaited<ReturnType<TableRoom[Method]>>> => {
    await findOrOpen(code)
    return (await matchMaker.remoteRoomCall(code, method, parameters)) as Awaited<ReturnType<TableRoom[Method]>>
  }

  return {
    async admit(code, guest, request) {
      const refusal = await ask(code, 'admit', [guest, request])
      if (refusal !== null) return refused(refusal)
      const seating: Seating = { guest, as: request.as }
      const { processId = '', roomId, sessionId } = await matchMaker.reserveSeatFor(await findOrOpen(code), seating)
      return { ok: true, value: { processId, roomId, sessionId } }
    },
    knows: async (code, guest) => await ask(code, 'knows', [guest]),
    async makePass(code, guest) {
      const pass = await ask(code, 'makePass', [guest])
      return pass ? { ok: true, value: pass } : refused('notYours')
    },
    async redeem(code, guest, pass) {
      const refusal = await ask(code, 'redeem', [guest, pass])
      return refusal === null ? { ok: true, value: true } : refused(refusal)
    },
    async close() {
      await matchMaker.gracefullyShutdown()
      transport.shutdown()
    },
  }
}

type Refusals = Extract<Hosted<never>, { ok: false }>['refused']

/** Tables may refuse for more reasons than the door; those do not come up there. */
function refused(reason: string): Hosted<never> {
  return { ok: false, refused: reason as Refusals }
}
