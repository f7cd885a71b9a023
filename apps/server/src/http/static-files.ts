import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'

const ROOT = join(import.meta.dirname, '../../../..')
const WEB = join(ROOT, 'apps/web/dist')
const PICTURES = join(ROOT, 'content/pictures')
const YEAR_SECONDS = 365 * 24 * 60 * 60
const DAY_SECONDS = 24 * 60 * 60

/** The built client and the pictures. Every address that is no file is a page of the client. */
export class StaticFiles {
  readonly #folder: string
  /** In development another server has the client. */
  readonly #web: ReturnType<typeof sirv> | null
  readonly #small = new Map<string, Buffer>()
  readonly #pictures = sirv(PICTURES, { etag: true, maxAge: DAY_SECONDS })

  constructor({ web = WEB } = {}) {
    this.#folder = web
    this.#web = existsSync(web) ? this.#built() : null
  }

  #built() {
    return sirv(this.#folder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders(response, path) {
        // built files carry their hash in the name
        const isHashed = path.startsWith('/assets/')
        response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }

  /** Texts are pressed together once, when somebody first asks for them. */
  #sendSmall(response: ServerResponse, path: string): void {
    const small = this.#small.get(path) ?? gzipSync(readFileSync(join(PICTURES, path)))
    this.#small.set(path, small)
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
    response
      .writeHead(200, { ...headers, 'Cache-Control': `public, max-age=${DAY_SECONDS}`, 'Content-Length': small.byteLength })
      .end(small)
  }

  handle(request: IncomingMessage, response: ServerResponse, path: string): void {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing here.')
    }
    // sirv fails on a range that runs backwards; nothing here is so long that anybody needs a part of it
    delete request.headers.range
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (path.startsWith('/pictures/')) {
      if (!isServedPicture(path) || !existsSync(join(ROOT, 'content', path))) return notFound()
      if (path.endsWith('.json') && acceptsGzip(request)) return this.#sendSmall(response, path.slice('/pictures'.length))
      request.url = path.slice('/pictures'.length)
      this.#pictures(request, response, notFound)
    } else if (path.startsWith('/assets/') && !existsSync(join(this.#folder, path))) {
      notFound()
    } else if (this.#web === null) {
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The client is not built yet: run npm start.')
    } else {
      const web = this.#web
      web(request, response, () => {
        if (!isPage(path)) return notFound()
        request.url = '/'
        web(request, response, notFound)
      })
    }
  }
}

/** No file of ours. sirv's own way to tell would take years for some addresses, and everybody would wait. */
const isPage = (path: string): boolean => !/\.\w+$/.test(path) && !path.includes('/.well-known')

const acceptsGzip = ({ headers }: IncomingMessage): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '')

/** Pictures and their descriptions; what bots know of them stays here. */
const isServedPicture = (path: string): boolean =>
  /^\/pictures\/[a-z]+\/([a-z0-9]{8}-\d+\.(avif|webp)|alt\.[a-z]{2}\.json|colours\.json)$/.test(path)
