import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Recordings } from '@figment/event-log'
import type { HttpRefusal } from '@figment/protocol'

const BYTES_AT_MOST = 4 * 1024 * 1024
const CLIPS_PER_TABLE = 200
const CLIP_PATH = /^\/clips\/([A-Z]{5,8})\/(([av])[a-z0-9]{15}\.(webm|mp4|ogg))$/

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
  readonly #recordings: Recordings

  constructor(recordings: Recordings) {
    this.#recordings = recordings
  }

  async keep(code: string, request: IncomingMessage): Promise<Kept> {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    const container = (Object.keys(CONTAINERS) as Container[]).find((name) => CONTAINERS[name].types.includes(type))
    if (!container) return { ok: false, refused: 'clipUnknown' }
    const bytes = await readUpTo(request, BYTES_AT_MOST)
    if (!bytes) return { ok: false, refused: 'clipTooLarge' }
    if (bytes.byteLength < 16 || !CONTAINERS[container].begins(bytes)) return { ok: false, refused: 'clipUnknown' }
    const clip = `${type.startsWith('audio') ? 'a' : 'v'}${newName()}.${container}`
    const isKept = await this.#recordings.keep(code, clip, bytes, CLIPS_PER_TABLE)
    return isKept ? { ok: true, clip } : { ok: false, refused: 'tooManyTries' }
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, code, name, kind, container] = CLIP_PATH.exec(path) ?? []
    const isAskedFor = request.method === 'GET' || request.method === 'HEAD'
    const bytes = isAskedFor && code && name ? await this.#recordings.read(code, name) : null
    if (!bytes) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing here.')
      return
    }
    const etag = `"${name}"`
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    // the file's name does not say whether a webm is heard or seen; its letter does
    response.setHeader('Content-Type', `${kind === 'a' ? 'audio' : 'video'}/${container}`)
    response.setHeader('Cache-Control', 'private, max-age=86400')
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    const range = rangeOf(request.headers.range, bytes.byteLength)
    if (range === 'outside') {
      response.writeHead(416, { 'Content-Range': `bytes */${bytes.byteLength}` }).end()
      return
    }
    const { from, to } = range ?? { from: 0, to: bytes.byteLength - 1 }
    if (range) response.setHeader('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`)
    response.writeHead(range ? 206 : 200, { 'Content-Length': to - from + 1 })
    response.end(request.method === 'HEAD' ? undefined : bytes.subarray(from, to + 1))
  }
}

type Range = { readonly from: number; readonly to: number }

/** The one part of a recording that a player skips to; null: all of it. */
function rangeOf(header: string | undefined, size: number): Range | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to && from < size ? { from, to } : 'outside'
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
