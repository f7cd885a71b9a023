import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const ROOT = join(import.meta.dirname, '../../../..')
const WEB = join(ROOT, 'apps/web/dist')
const PICTURES = join(ROOT, 'content/pictures')
const YEAR_SECONDS = 365 * 24 * 60 * 60
const DAY_SECONDS = 24 * 60 * 60

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What a browser may ask for, and how the file is called that has it pressed together. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
type Encoding = (typeof ENCODINGS)[number][0]

/** A file as it is sent. It is read once, when somebody first asks for it, and then kept: no handle stays open, however slowly it is read. */
class ServedFile {
  readonly type: string
  readonly cached: string
  readonly #path: string
  #etag: string | undefined
  readonly #encodings: ReadonlyMap<Encoding, string>
  readonly #kept = new Map<Encoding | 'plain', Buffer>()

  constructor(path: string, cached: string, encodings: ReadonlyMap<Encoding, string>) {
    this.type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.cached = cached
    this.#path = path
    this.#encodings = encodings
  }

  /** Another one whenever the file is another. */
  get etag(): string {
    this.#etag ??= etagOf(this.#path)
    return this.#etag
  }

  get isPressed(): boolean {
    return this.#encodings.size > 0 || this.type === TYPES['.json']
  }

  /** The smallest that this browser can read. */
  for(accepted: string): { readonly encoding: Encoding | null; readonly bytes: Buffer } {
    for (const [encoding, path] of this.#encodings)
      if (accepts(accepted, encoding)) return { encoding, bytes: this.#keep(encoding, () => readFileSync(path)) }
    if (this.type === TYPES['.json'] && accepts(accepted, 'gzip'))
      return { encoding: 'gzip', bytes: this.#keep('gzip', () => gzipSync(readFileSync(this.#path))) }
    return { encoding: null, bytes: this.#keep('plain', () => readFileSync(this.#path)) }
  }

  #keep(as: Encoding | 'plain', read: () => Buffer): Buffer {
    const bytes = this.#kept.get(as) ?? read()
    this.#kept.set(as, bytes)
    return bytes
  }
}

function etagOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
}

/** Named, and not with a weight of nothing. */
const ACCEPTED: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
}
const accepts = (accepted: string, encoding: Encoding): boolean => ACCEPTED[encoding].test(accepted)

/** All files below a folder, by their address; none where there is no such folder. */
function filesBelow(folder: string, isServed: (path: string) => boolean, cachedAs: (path: string) => string): Map<string, ServedFile> {
  const found = new Set(pathsBelow(folder))
  const isPressedOther = (path: string) => ENCODINGS.some(([, ending]) => path.endsWith(ending) && found.has(path.slice(0, -ending.length)))
  return new Map(
    [...found]
      .filter((path) => isServed(path) && !isPressedOther(path))
      .map((path) => {
        const encodings = ENCODINGS.flatMap(([encoding, ending]) =>
          found.has(path + ending) ? [[encoding, join(folder, path + ending)] as const] : [],
        )
        return [path, new ServedFile(join(folder, path), cachedAs(path), new Map(encodings))]
      }),
  )
}

function pathsBelow(folder: string): string[] {
  try {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    return all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
  } catch {
    return []
  }
}

/** The built client and the pictures. Every address that is no file is a page of the client. */
export class StaticFiles {
  readonly #folder: string
  #builtFiles: ReadonlyMap<string, ServedFile> | undefined
  #pictureFiles: ReadonlyMap<string, ServedFile> | undefined

  constructor({ web = WEB } = {}) {
    this.#folder = web
  }

  // they are more than a thousand, and looked for when somebody first asks: a start is the time when everybody waits
  get #web(): ReadonlyMap<string, ServedFile> {
    // built files carry their hash in the name
    this.#builtFiles ??= filesBelow(
      this.#folder,
      (path) => !path.startsWith('/.'),
      (path) => (path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'),
    )
    return this.#builtFiles
  }

  get #pictures(): ReadonlyMap<string, ServedFile> {
    this.#pictureFiles ??= filesBelow(PICTURES, isServedPicture, () => `public, max-age=${DAY_SECONDS}`)
    return this.#pictureFiles
  }

  handle(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const isPicture = path.startsWith('/pictures/')
    const page = this.#web.get('/index.html')
    const file = isPicture ? this.#pictures.get(path.slice('/pictures'.length)) : (this.#web.get(path) ?? (isPage(path) ? page : undefined))
    if (file) return send(request, response, file)
    // in development another server has the client
    if (!page && !isPicture) response.writeHead(503, TEXT).end('The client is not built yet: run npm start.')
    else response.writeHead(404, TEXT).end('Nothing here.')
  }
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  response.setHeader('Cache-Control', file.cached)
  response.setHeader('ETag', file.etag)
  if (file.isPressed) response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  const { encoding, bytes } = file.for(request.headers['accept-encoding'] ?? '')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': bytes.byteLength })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** No file of ours. */
const isPage = (path: string): boolean => !path.startsWith('/assets/') && !/\.\w+$/.test(path) && !path.includes('/.well-known')

/** Pictures and their descriptions; what bots know of them stays here. */
function isServedPicture(path: string): boolean {
  return /^\/[a-z]+\/([a-z0-9]{8}-\d+\.(avif|webp)|alt\.[a-z]{2}\.json|colours\.json)$/.test(path)
}
