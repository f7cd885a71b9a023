import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DIALECT } from '@figment/protocol'
import sirv from 'sirv'
import { spoken } from '../e2e/words.ts'
import { answerWithAFace } from './face.ts'
import type { Screen } from './screen.ts'
import { CODE } from './moments/people.ts'
import { standStill, type Still } from './still.ts'
import { readWish, type Wish, writeWish } from './wish.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'apps/web/dist')
const ANY_SCREEN = 'main[data-screen]:not([data-screen="loading"], [data-screen="connecting"])'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Where the client comes from: the one that is shipped, or the one that is being worked on. */
export interface Client {
  page(address: string): Promise<string>
  readonly rest: Handler
}

/** A screen as the page lists it. */
export interface Listed {
  readonly id: string
  readonly isTv: boolean
  /** The client must be loaded for it, and after it. */
  readonly isOfItsOwn: boolean
  readonly path: string
}

/** The very files that people get. */
export function builtClient(): Client {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8')
  const files = sirv(BUILT, { etag: true, maxAge: 3600, immutable: true })
  return { page: () => Promise.resolve(page), rest: (request, response) => files(request, response, () => notFound(response)) }
}

/** Shows every screen at its own address; the client runs as it is, and only what is around it stands still. */
export class Hall {
  readonly screens: ReadonlyMap<string, Screen>
  readonly #client: Promise<Client>
  readonly #pictures = sirv(join(ROOT, 'content/pictures'), { etag: true, maxAge: 3600 })
  readonly #server: Server

  constructor(screens: readonly Screen[], client: (server: Server) => Client | Promise<Client>) {
    this.screens = new Map(screens.map((screen) => [screen.id, screen]))
    this.#server = createServer((request, response) => void this.#answer(request, response))
    this.#client = Promise.resolve(client(this.#server))
  }

  /** Port 0: any that is free. */
  async open(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    const address = this.#server.address()
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Where this wish is shown. */
  addressOf(wish: Partial<Wish> & Pick<Wish, 'screen'>): string {
    const screen = this.screens.get(wish.screen)
    if (!screen) throw new Error(`there is no screen called ${wish.screen}`)
    const [path, hash] = pathOf(screen).split('#')
    return `${path}?${writeWish(wish)}${hash === undefined ? '' : `#${hash}`}`
  }

  /** What there is to choose from. */
  #list(): Listed[] {
    return [...this.screens.values()].map((screen) => ({
      id: screen.id,
      isTv: screen.isTv ?? false,
      isOfItsOwn: screen.memory !== undefined,
      path: pathOf(screen),
    }))
  }

  async #sendStill(response: ServerResponse, wish: Wish): Promise<void> {
    const screen = this.screens.get(wish.screen)
    return screen ? sendJson(response, await stillOf(screen, wish)) : notFound(response)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gallery')
    if (pathname.startsWith('/pictures/')) {
      request.url = pathname.slice('/pictures'.length)
      return this.#pictures(request, response, () => notFound(response))
    }
    const client = await this.#client
    if (pathname === LIST) return sendJson(response, this.#list())
    if (pathname === ONE) return await this.#sendStill(response, readWish(searchParams))
    if (!searchParams.has('screen') || pathname.startsWith('/gallery') || pathname.includes('.')) return client.rest(request, response)
    const wish = readWish(searchParams)
    const screen = this.screens.get(wish.screen)
    if (!screen) return notFound(response, `There is no screen called "${wish.screen}".`)
    const page = await client.page(request.url ?? '/')
    const still = await stillOf(screen, wish)
    // whatever people wrote must not end the script
    const world = `<script>(${standStill.toString()})(${JSON.stringify(still).replaceAll('<', '\\u003c')},${answerWithAFace.toString()})</script>`
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(page.replace('<head>', () => `<head>${world}`))
  }
}

const LIST = '/gallery/screens.json'
const ONE = '/gallery/still.json'

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(JSON.stringify(body))
}

const pathOf = (screen: Screen): string => screen.path ?? (screen.isTv ? `/tv/${CODE}` : `/${CODE}`)

function notFound(response: ServerResponse, text = 'Nothing here.'): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

export async function stillOf(screen: Screen, { locale, theme, text, motion, clock, hints }: Wish): Promise<Still> {
  const moment = screen.moment(locale)
  const words = await spoken(locale)
  return {
    path: pathOf(screen),
    dialect: DIALECT,
    door: screen.door ?? 'opens',
    told: moment?.told ?? null,
    before: clock === 'coming' || screen.isComing ? (moment?.before ?? null) : null,
    strengths: moment?.strengths ?? [],
    pages: moment?.pages ?? {},
    connection: screen.connection ?? 'stays',
    isOffline: screen.isOffline ?? false,
    isOutOfReach: screen.isOutOfReach ?? false,
    tables: screen.tables ?? { tables: [] },
    operator: screen.operator ?? {},
    memory: {
      locale,
      settings: { theme, motion: motion === 'calm' ? 'calm' : 'system' },
      hints: { areOff: hints === 'off', seen: [] },
      ...screen.memory,
    },
    textSize: text,
    isClockStill: clock === 'still',
    steps: (screen.doings ?? []).map(({ says, ...step }) => (says ? { ...step, says: says(words) } : step)),
    until: screen.until ?? ANY_SCREEN,
  }
}
