import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { openSqliteLog } from '@figment/event-log'
import { Api } from './api.ts'
import { startColyseusHost } from './colyseus-host.ts'
import { Clips } from './clips.ts'
import type { Config } from './config.ts'
import { answer, secure } from './http-answer.ts'
import { StaticFiles } from './static-files.ts'
import { Throttle } from './throttle.ts'

const CLIPS_PER_MINUTE = 20

export interface RunningServer {
  close(): Promise<void>
}

export async function startServer(config: Config): Promise<RunningServer> {
  const log = await openSqliteLog(join(config.dataDir, 'figment.db'))
  const server = createServer()
  const host = await startColyseusHost({
    server,
    log,
    pacing: config,
    idleMinutes: config.idleMinutes,
    isOwnOrigin: (origin, host) => isOwnOrigin(origin, host, config),
  })
  const isSecure = (request: IncomingMessage) =>
    config.publicUrl?.protocol === 'https:' || (config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https')
  const clips = new Clips(config.dataDir)
  const api = new Api({
    log,
    host,
    newTables: new Throttle(config.newTablesPerMinute),
    wrongCodes: new Throttle(config.wrongCodesPerMinute),
    newClips: new Throttle(CLIPS_PER_MINUTE),
    clips,
    call: config.call,
    addressOf: (request) => addressOf(request, config.trustedProxies),
    isSecure,
  })
  const files = new StaticFiles()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    secure(response, { isSecure: isSecure(request) })
    const path = URL.parse(request.url ?? '/', 'http://server')?.pathname ?? '/'
    if (path === '/health') return answer(response, 200, { ok: true })
    if (path.startsWith('/clips/')) return clips.handle(request, response, path)
    if (!path.startsWith('/api/')) return files.handle(request, response, path)
    const { origin, host } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, host ?? null, config)) return answer(response, 403, { refused: 'notYours' })
    await api.handle(request, response, path)
  }

  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) answer(response, 500, { refused: 'tryAgain' })
      else response.destroy()
    })
  })
  server.headersTimeout = 10_000
  // a recording may come over a slow phone
  server.requestTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  return {
    async close() {
      await host.close()
      server.closeAllConnections()
      await log.close()
    },
  }
}

/** A page of ours, at whatever name or address it was opened. */
function isOwnOrigin(origin: string | null, host: string | null, { publicUrl }: Config): boolean {
  const from = origin ? URL.parse(origin) : null
  return from !== null && (from.host === host || from.host === publicUrl?.host)
}

/** The address that the last trusted proxy saw; without proxies, the one on the line. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const onTheLine = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return onTheLine
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
  return chain.at(-trustedProxies) || onTheLine
}
