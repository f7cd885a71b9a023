import type { IncomingMessage, ServerResponse } from 'node:http'
import { openStore, type Store, StoreAway } from '@figment/event-log'
import type { HttpRefusal } from '@figment/protocol'
import { addressKey } from './connection/address.ts'
import { Guests } from './connection/guest.ts'
import { Api, type ApiParts } from './http/api.ts'
import { CannotOpen } from './host/cannot-open.ts'
import { startColyseusHost } from './host/colyseus-host.ts'
import { Clips } from './keeping/clips.ts'
import { Reporting } from './http/reporting.ts'
import {
  budgetOf,
  ERASURES,
  FILE_HANDLES_KEPT_BACK,
  JOINS,
  KNOCKS,
  LOOKS,
  NAMES_TYPED,
  NEW_CLIPS,
  NEW_TABLES,
  REPORTS_MADE,
  SCREENS,
  TABLE_BOUNDS,
  type TableBounds,
  TICKETS,
  WORK_DONE,
  WRONG_CODES,
  WRONG_CODES_IN_ALL,
  WRONG_PASSES,
} from './running/bounds.ts'
import { Operating } from './operating.ts'
import { type Config, ConfigError } from './running/config.ts'
import { LinkKeys } from './http/link-keys.ts'
import { fileHandlesAtMost } from './running/file-handles.ts'
import { WorkAsked } from './http/work-asked.ts'
import { GuardedServer } from './http/guarded-server.ts'
import { Disk } from './running/disk.ts'
import { Health } from './running/health.ts'
import { isSentAway } from './http/busy.ts'
import { OpenConnections } from './http/open-connections.ts'
import { answer, BodyTooLarge, refuse, refuseLargeBody, secure } from './http/http-answer.ts'
import { logger, routeOf, watchHeldBack } from './running/logging.ts'
import { serveMetrics } from './http/metrics-page.ts'
import { STILL_FOR_MS } from './running/bounds.ts'
import { Governor, type Senses } from './running/governor.ts'
import { loadLevel } from './running/load.ts'
import { OwnSenses } from './running/senses.ts'
import { ownHosts } from './running/own-hosts.ts'
import type { CountedBound } from './running/counted-bounds.ts'
import { Metrics } from './running/metrics.ts'
import { versionOfThisCode } from './running/version.ts'
import { aloneInOneProcess, type Placement } from './host/placement.ts'
import { Pairings } from './connection/pairings.ts'
import { Places } from './connection/places.ts'
import { Tickets } from './host/tickets.ts'
import { Retention } from './keeping/retention.ts'
import { StaticFiles } from './http/static-files.ts'
import { WithoutPeople } from './table/without-people.ts'

export interface RunningServer {
  readonly metrics: Metrics
  /** Something was short for a moment: it takes nothing new for a while. */
  startle(): void
  /** Lets everything that was accepted be written, and hands tables over, gently if there is time for it. */
  close(options?: { readonly withinMs: number }): Promise<void>
}

/** The store that the settings name, or another one; with other bounds and other senses for those who test or measure. */
export async function startServer(
  config: Config,
  given?: Store,
  bounds: Partial<TableBounds> = {},
  senses: Senses = new OwnSenses(),
  disk: Disk = Disk.of(config.dataDir),
): Promise<RunningServer> {
  const store = given ?? (await storeOf(config, disk))
  const { log, recordings } = store
  const placement = config.redisUrl ? await placedThere(config.redisUrl) : aloneInOneProcess()
  const metrics = new Metrics()
  // the disk of a database elsewhere is not ours to look at
  if (!config.databaseUrl) metrics.watchDisk(await disk.start())
  watchHeldBack((bound) => metrics.reached(bound))
  const stopMetrics = config.metricsPort ? await serveMetrics(metrics, config.metricsPort, config.metricsHost) : () => {}
  const server = new GuardedServer(undefined, {
    onBound: (bound) => metrics.reached(bound),
    isOwnHost: ownHosts(config),
    addressOf: config.trustedProxies > 0 ? (request) => addressOf(request, config.trustedProxies) : null,
    connectionsAtMost: connectionsAtMost(config),
    connectionsPerAddress: config.connectionsPerAddress,
  })
  const allBounds = { ...TABLE_BOUNDS, ...bounds }
  const isSecure = (request: IncomingMessage) =>
    config.publicUrl?.protocol === 'https:' || (config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https')
  const onBound = (bound: CountedBound) => metrics.reached(bound)
  const addressOfRequest = (request: IncomingMessage) => addressOf(request, config.trustedProxies)
  const operating = await Operating.of({ log, metrics, config, disk, placement, addressOf: addressOfRequest, isSecure, onBound })
  const places = new Places(await log.secret('places'))
  const host = await startColyseusHost({
    server,
    log,
    recordings,
    placement,
    internalUrl: config.internalUrl,
    pacing: {
      ...config,
      bounds: allBounds,
      withoutPeople: new WithoutPeople(allBounds.gamesWithoutPeople),
      placeOf: (table, address) => places.of(table, address),
      hasRoomForNew: () => disk.hasRoomForNew,
      peopleAtMost: () => operating.rules.peopleAtMost,
    },
    metrics,
    tickets: new Tickets(await log.secret('tickets')),
    idleMinutes: config.idleMinutes,
    isOwnOrigin: (origin, host) => isOwnOrigin(origin, host, config),
    beat: () => operating.beat(),
  })
  const health = new Health({
    store: () => log.check(),
    redis: config.redisUrl ? () => host.check() : null,
    isDraining: () => host.isDraining,
  })
  // a table may be shown under another code than the name that its recordings are kept under
  const nameOf = async (code: string) => (await log.find(code, ''))?.table ?? null
  const clips = new Clips(recordings, { nameOf, onBound: (bound) => metrics.reached(bound) })
  const guests = new Guests(await log.secret('guests'), async (guest) => (await log.tablesOf(guest)).length > 0, {
    onTooMany: () => metrics.reached('cookiesTried'),
  })
  const api = new Api({
    log,
    guests,
    host,
    throttles: throttlesOf(placement, config),
    rules: operating.rules,
    reporting: new Reporting({ log, recordings, host, isSetUp: () => operating.keys.isSetUp(), onBound }),
    workAsked: new WorkAsked(await log.secret('work')),
    linkKeys: new LinkKeys(await log.secret('links')),
    pairings: new Pairings(await log.secret('pairings')),
    clips,
    call: config.call,
    codeLength: config.codeLength,
    addressOf: addressOfRequest,
    isSecure,
    disk,
    onBound,
  })
  const operatorApi = await operating.start(host)
  const files = new StaticFiles()
  const retention = new Retention({ log, recordings, keepDays: config.keepDays, isAlive: (table) => host.isAlive(table) })

  const connections = new OpenConnections(server, { onTurnedAway: () => metrics.reached('load') })
  const governor = new Governor({
    senses,
    relief: {
      cut: (cut) => metrics.reached('loadUnsent', connections.cut(cut)),
      letStillTablesSleep: () => host.letStillTablesSleep(STILL_FOR_MS),
      letDearestTableGo: () => metrics.reached('loadTable', host.letDearestTableGo() ? 1 : 0),
    },
    onLook: ({ used }) => {
      operating.memoryShare = used
      metrics.memoryUsed.set(used)
    },
    onChange: ({ level, before, used, lagMs }) => {
      metrics.load.set(level)
      metrics.loadChanges.inc({ level })
      logger.warn(
        { level, before, memoryPercent: Math.round(used * 100), lagMs: Math.round(lagMs) },
        'The load of this process has changed.',
      )
    },
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    secure(response, { isSecure: isSecure(request) })
    const path = URL.parse(request.url ?? '/', 'http://server')?.pathname ?? '/'
    response.once('finish', () => metrics.answers.inc({ status: response.statusCode }))
    if (path === '/healthz') return answer(response, 200, { ok: true })
    if (path === '/readyz') {
      const readiness = await health.look()
      return answer(response, readiness.ready && loadLevel() < 3 ? 200 : 503, readiness)
    }
    if (isSentAway(request, response, path)) return metrics.reached('load')
    if (path.startsWith('/clips/')) return await clips.handle(request, response, path)
    if (!path.startsWith('/api/')) return files.handle(request, response, path)
    const { origin, host } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, host ?? null, config)) return answer(response, 403, { refused: 'notYours' })
    if (path === '/api/operator' || path.startsWith('/api/operator/')) return await operatorApi.handle(request, response, path)
    await api.handle(request, response, path)
  }

  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) {
        metrics.reached('bodyBytes')
        return refuseLargeBody(response)
      }
      const about = { method: request.method, route: routeOf(request.url ?? ''), err: error }
      if (request.errored === error) logger.debug(about, 'Somebody went away in the middle of a request.')
      else if (error instanceof CannotOpen && error.isSetAside) logger.debug(about, 'Somebody asked for a table that is set aside.')
      else if (error instanceof CannotOpen) logger.warn(about, 'A table could not be read; nothing of it was changed.')
      else logger.error(about, 'A request failed.')
      if (!response.headersSent) refuse(response, refusalOf(error))
      else response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  retention.start()
  governor.start()
  return {
    metrics,
    startle: () => governor.startle(Date.now()),
    async close(options) {
      // a load balancer goes to the next process at once
      server.close()
      disk.stop()
      await retention.stop()
      governor.stop()
      operating.stop()
      await host.close(options)
      server.closeAllConnections()
      await store.close()
      stopMetrics()
    },
  }
}

function throttlesOf({ throttle }: Placement, { newTablesPerMinute, wrongCodesPerMinute, joinsPerMinute }: Config): ApiParts['throttles'] {
  const screensPerMinute = (SCREENS.perMinute * joinsPerMinute) / JOINS.perMinute
  return {
    newTables: throttle('newTables', budgetOf(NEW_TABLES, newTablesPerMinute)),
    wrongCodes: throttle('wrongCodes', budgetOf(WRONG_CODES, wrongCodesPerMinute)),
    wrongCodesInAll: throttle(
      'wrongCodesInAll',
      budgetOf(WRONG_CODES_IN_ALL, (WRONG_CODES_IN_ALL.perMinute * wrongCodesPerMinute) / WRONG_CODES.perMinute),
    ),
    workDone: throttle('workDone', WORK_DONE),
    wrongPasses: throttle('wrongPasses', WRONG_PASSES),
    joins: throttle('joins', budgetOf(JOINS, joinsPerMinute)),
    knocks: throttle('knocks', KNOCKS),
    namesTyped: throttle('namesTyped', NAMES_TYPED),
    screens: throttle('screens', budgetOf(SCREENS, screensPerMinute)),
    tickets: throttle('tickets', TICKETS),
    newClips: throttle('newClips', NEW_CLIPS),
    looks: throttle('looks', LOOKS),
    erasures: throttle('erasures', ERASURES),
    reports: throttle('reports', REPORTS_MADE),
  }
}

/** As many as the settings say, if the system lets this process have so many. */
function connectionsAtMost({ connectionsAtMost: wanted }: Config): number {
  const files = fileHandlesAtMost()
  const possible = Math.max(1, files - FILE_HANDLES_KEPT_BACK)
  if (possible < wanted) logger.warn({ files, connections: possible }, 'This process may open too few files for CONNECTIONS_AT_MOST.')
  return Math.min(wanted, possible)
}

/** What Redis needs is loaded for whoever has it. */
async function placedThere(redisUrl: string): Promise<Placement> {
  const { placedByRedis } = await import('./host/redis-placement.ts')
  return await placedByRedis(redisUrl)
}

async function storeOf(config: Config, disk: Disk): Promise<Store> {
  try {
    return await openStore({ ...config, madeBy: versionOfThisCode(), hasRoom: () => disk.hasRoom })
  } catch (error) {
    throw config.databaseUrl && error instanceof Error ? new ConfigError(error.message, { cause: error }) : error
  }
}

function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof CannotOpen) return error.refused
  return error instanceof StoreAway ? 'cannotSave' : 'tryAgain'
}

/** A page of ours, at whatever name or address it was opened. */
function isOwnOrigin(origin: string | null, host: string | null, { publicUrl }: Config): boolean {
  const from = origin ? URL.parse(origin) : null
  return from !== null && (from.host === host || from.host === publicUrl?.host)
}

/** Who asks, as far as tries are counted: by the address that the last trusted proxy saw, or else that of the connection. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const connected = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return addressKey(connected)
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
  return addressKey(chain.at(-trustedProxies) || connected)
}
