import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { HttpRefusal } from '@figment/protocol'
import sirv from 'sirv'

const BYTES_AT_MOST = 4 * 1024 * 1024
const CLIPS_PER_TABLE = 200
const CLIP_PATH = /^\/clips\/[A-Z]{5}\/([av])[a-z0-9]{15}\.(webm|mp4|ogg)$/

type Container = 'webm' | 'mp4' | 'ogg'

/** What may be recorded, and how its bytes must begin. */
const CONTAINERS: Readonly<Record<Container, { readonly types: readonly string[]; begins(bytes: Buffer): boolean }>> = {
  webm: { types: ['audio/webm', 'video/webm'], begins: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3 },
  mp4: { types: ['audio/mp4', 'video/mp4'], begins: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' },
  ogg: { types: ['audio/ogg'], begins: (bytes) => bytes.toString('latin1', 0, 4) === 'OggS' },
}

type Kept = { readonly ok: true; readonly clip: string } | { readonly ok: false; readonly refused: HttpRefusal }

/** Recordings of sung and mimed clues, kept with the table and served as what they are and nothing else. */
export class Clips {
  readonly #folder: string
  readonly #serve: ReturnType<typeof sirv>

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'clips')
    this.#serve = sirv(this.#folder, { dev: true, etag: true })
  }

  async keep(code: string, request: IncomingMessage): Promise<Kept> {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    const container = (Object.keys(CONTAINERS) as Container[]).find((name) => CONTAINERS[name].types.includes(type))
    if (!container) return { ok: false, refused: 'clipUnknown' }
    const bytes = await readUpTo(request, BYTES_AT_MOST)
    if (!bytes) return { ok: false, refused: 'clipTooLarge' }
    if (bytes.byteLength < 16 || !CONTAINERS[container].begins(bytes)) return { ok: false, refused: 'clipUnknown' }
    const folder = join(this.#folder, code)
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length >= CLIPS_PER_TABLE) return { ok: false, refused: 'tooManyTries' }
    const clip = `${type.startsWith('audio') ? 'a' : 'v'}${newName()}.${container}`
    await writeSafely(join(folder, clip), bytes)
    return { ok: true, clip }
  }

  handle(request: IncomingMessage, response: ServerResponse, path: string): void {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing here.')
    }
    const [, kind, container] = CLIP_PATH.exec(path) ?? []
    if (!kind || (request.method !== 'GET' && request.method !== 'HEAD')) return notFound()
    request.url = path.slice('/clips'.length)
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    // the file's name does not say whether a webm is heard or seen; its letter does
    response.setHeader('Content-Type', `${kind === 'a' ? 'audio' : 'video'}/${container}`)
    response.setHeader('Cache-Control', 'private, max-age=86400')
    this.#serve(request, response, notFound)
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const newName = () => Array.from(randomBytes(15), (byte) => LETTERS[byte % LETTERS.length]).join('')

async function readUpTo(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A clip is there as a whole or not at all, also after a crash. */
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
