import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Recordings, Shelf, Shelves } from '@figment/event-log'
import type { HttpRefusal } from '@figment/protocol'
import type { Guest } from '../connection/guest.ts'
import { withTicks } from '../connection/ticks.ts'
import {
  CLIP_BYTES_A_DAY_AT_MOST,
  CLIP_BYTES_AT_MOST,
  CLIP_SENT_IN_BYTES,
  CLIPS_COMING_AT_MOST,
  CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST,
  CLIPS_OF_A_PERSON_AT_MOST,
  CLIPS_OF_A_SERVER_AT_MOST,
  CLIPS_OF_A_TABLE_AT_MOST,
} from '../running/bounds.ts'
import { logger } from '../running/logging.ts'
import { Allowance } from './allowance.ts'

const CLIP_PATH = /^\/clips\/([A-Z]{5,8})\/(([av])[a-z0-9]{15}\.(webm|mp4|ogg))$/
const DAY_MS = 24 * 60 * 60_000

type Container = 'webm' | 'mp4' | 'ogg'

/** By this many bytes it is known what a recording is. */
const BEGINNING_BYTES = 16
/** What may be recorded, and how its bytes must begin. */
const CONTAINERS: Readonly<Record<Container, { readonly types: readonly string[]; begins(bytes: Buffer): boolean }>> = {
  webm: { types: ['audio/webm', 'video/webm'], begins: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3 },
  mp4: { types: ['audio/mp4', 'video/mp4'], begins: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' },
  ogg: { types: ['audio/ogg'], begins: (bytes) => bytes.toString('latin1', 0, 4) === 'OggS' },
}

type Kept = { readonly ok: true; readonly clip: string } | { readonly ok: false; readonly refused: HttpRefusal }

/** A bound that somebody who records ran into. */
export type ClipBound = 'clipBytes' | 'clipBytesADay' | 'clipsComing' | `clipsOf${'Person' | 'Table' | 'Server'}`

const SHELF_BOUNDS: Readonly<Record<keyof Shelves, ClipBound>> = { person: 'clipsOfPerson', table: 'clipsOfTable', server: 'clipsOfServer' }

interface ClipBounds {
  readonly ofPerson: Shelf
  readonly ofTable: Shelf
  readonly ofServer: Shelf
  readonly bytesADay: number
  readonly comingFromAnAddress: number
  readonly coming: number
}

const BOUNDS: ClipBounds = {
  ofPerson: CLIPS_OF_A_PERSON_AT_MOST,
  ofTable: CLIPS_OF_A_TABLE_AT_MOST,
  ofServer: CLIPS_OF_A_SERVER_AT_MOST,
  bytesADay: CLIP_BYTES_A_DAY_AT_MOST,
  comingFromAnAddress: CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST,
  coming: CLIPS_COMING_AT_MOST,
}

/** Who sends a recording, and from where. */
interface Sender {
  readonly code: string
  readonly guest: Guest
  readonly address: string
}

/** Recordings of sung and mimed clues, kept with the table and served as what they are and nothing else. */
export class Clips {
  readonly #recordings: Recordings
  readonly #bounds: ClipBounds
  readonly #onBound: (bound: ClipBound) => void
  readonly #nameOf: (code: string) => Promise<string | null>
  readonly #bytesToday: Allowance
  /** How many are on their way, by address. */
  readonly #coming = new Map<string, number>()

  constructor(
    recordings: Recordings,
    {
      onBound = () => {},
      bounds = {},
      nameOf = async (code) => code,
    }: {
      onBound?(bound: ClipBound): void
      bounds?: Partial<ClipBounds>
      /** The name of the table that a code leads to. */
      nameOf?(code: string): Promise<string | null>
    } = {},
  ) {
    this.#recordings = recordings
    this.#bounds = { ...BOUNDS, ...bounds }
    this.#onBound = onBound
    this.#nameOf = nameOf
    this.#bytesToday = new Allowance({ most: this.#bounds.bytesADay, perMs: DAY_MS })
  }

  async keep(request: IncomingMessage, sender: Sender): Promise<Kept> {
    const { address } = sender
    const coming = this.#coming.get(address) ?? 0
    const inAll = [...this.#coming.values()].reduce((sum, count) => sum + count, 0)
    if (coming >= this.#bounds.comingFromAnAddress || inAll >= this.#bounds.coming) return this.#refuse('clipsComing', 'tooManyTries')
    if (this.#bytesToday.left(address) <= 0) return this.#refuse('clipBytesADay', 'clipsFull')
    this.#coming.set(address, coming + 1)
    try {
      return await this.#receive(request, sender)
    } catch (error) {
      if (error instanceof Unfit)
        return error.refused === 'clipTooLarge' ? this.#refuse('clipBytes', error.refused) : refusal(error.refused)
      // whoever sent it is gone: nobody is there to be told, and nothing of it is kept
      if (request.destroyed && !request.complete) return refusal('tryAgain')
      throw error
    } finally {
      // what is refused is told so: the rest of it comes to nothing, and the connection stays
      request.resume()
      const others = (this.#coming.get(address) ?? 1) - 1
      if (others > 0) this.#coming.set(address, others)
      else this.#coming.delete(address)
    }
  }

  async #receive(request: IncomingMessage, { code, guest, address }: Sender): Promise<Kept> {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    const container = (Object.keys(CONTAINERS) as Container[]).find((name) => CONTAINERS[name].types.includes(type))
    if (!container) return refusal('clipUnknown')
    if (Number(request.headers['content-length']) > CLIP_BYTES_AT_MOST) throw new Unfit('clipTooLarge')
    const { ofPerson, ofTable, ofServer } = this.#bounds
    const mark = clipMark(code, guest)
    const clip = `${type.startsWith('audio') ? 'a' : 'v'}${mark}${lettersOf(randomBytes(15 - mark.length))}.${container}`
    const bytes = soundBytes(request, container, (count) => this.#bytesToday.spend(address, count))
    const full = await this.#recordings.keep(code, clip, bytes, { person: { mark, ...ofPerson }, table: ofTable, server: ofServer })
    return full === null ? { ok: true, clip } : this.#refuse(SHELF_BOUNDS[full], 'clipsFull')
  }

  #refuse(bound: ClipBound, refused: HttpRefusal): Kept {
    this.#onBound(bound)
    return refusal(refused)
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, asked, name, kind, container] = CLIP_PATH.exec(path) ?? []
    const isAskedFor = request.method === 'GET' || request.method === 'HEAD'
    const { code, size } = isAskedFor && asked && name ? await this.#findOrWait(asked, name) : { code: null, size: null }
    if (!code || !name || size === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing here.')
      return
    }
    const etag = `"${name}"`
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    // the file's name does not say whether a webm is heard or seen; its letter does
    response.setHeader('Content-Type', `${kind === 'a' ? 'audio' : 'video'}/${container}`)
    // under one name it never changes; a day is for those who erase what they recorded
    response.setHeader('Cache-Control', 'private, max-age=86400, immutable')
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    const { range: wanted, 'if-range': ifRange } = request.headers
    const range = ifRange === undefined || ifRange === etag ? rangeOf(wanted, size) : null
    if (range === 'outside') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
      return
    }
    const { from, to } = range ?? { from: 0, to: size - 1 }
    if (range) response.setHeader('Content-Range', `bytes ${from}-${to}/${size}`)
    response.writeHead(range ? 206 : 200, { 'Content-Length': to - from + 1 })
    if (request.method === 'HEAD') response.end()
    else await this.#send(response, { code, name, from, to })
  }

  /** What is not there is told at a tick: a code with a table behind it is looked through in more places than one without. */
  async #findOrWait(asked: string, name: string) {
    return await withTicks(async (nextTick) => {
      const found = await this.#find(asked, name)
      if (found.size === null) await nextTick()
      return found
    })
  }

  async #find(asked: string, name: string): Promise<{ readonly code: string | null; readonly size: number | null }> {
    const size = await this.#recordings.size(asked, name)
    if (size !== null) return { code: asked, size }
    const code = await this.#nameOf(asked)
    return { code, size: code === null || code === asked ? null : await this.#recordings.size(code, name) }
  }

  /** Only one piece of it is in memory, and nothing is read before its turn on the connection has come. */
  async #send(response: ServerResponse, { code, name, from, to }: Range & { readonly code: string; readonly name: string }): Promise<void> {
    const recordings = this.#recordings
    async function* pieces(): AsyncGenerator<Uint8Array> {
      if (!response.socket) await once(response, 'socket')
      for (let at = from; at <= to; at += CLIP_SENT_IN_BYTES) {
        const piece = await recordings.read(code, name, { from: at, to: Math.min(at + CLIP_SENT_IN_BYTES, to + 1) })
        if (!piece) throw new Error('A recording was removed while it was sent.')
        yield piece
      }
    }
    try {
      await pipeline(Readable.from(pieces(), { objectMode: false, highWaterMark: CLIP_SENT_IN_BYTES }), response)
    } catch (error) {
      // mostly a player that has heard enough
      logger.debug({ err: error }, 'A recording was not sent to its end.')
    }
  }
}

const refusal = (refused: HttpRefusal): Kept => ({ ok: false, refused })

class Unfit extends Error {
  readonly refused: Extract<HttpRefusal, 'clipTooLarge' | 'clipUnknown'>

  constructor(refused: Unfit['refused']) {
    super(refused)
    this.refused = refused
  }
}

/** The bytes as they come, as long as they are what they are said to be, and not too many. */
async function* soundBytes(request: IncomingMessage, container: Container, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let beginning = Buffer.alloc(0)
  let size = 0
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    count(piece.byteLength)
    size += piece.byteLength
    if (size > CLIP_BYTES_AT_MOST) throw new Unfit('clipTooLarge')
    if (beginning.byteLength >= BEGINNING_BYTES) {
      yield piece
      continue
    }
    beginning = Buffer.concat([beginning, piece])
    if (beginning.byteLength < BEGINNING_BYTES) continue
    if (!CONTAINERS[container].begins(beginning)) throw new Unfit('clipUnknown')
    yield beginning
  }
  if (beginning.byteLength < BEGINNING_BYTES) throw new Unfit('clipUnknown')
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
const lettersOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Whose recordings are counted together. Of the guest it tells nothing, and at another table it is another. */
export const clipMark = (code: string, guest: Guest): string =>
  lettersOf(createHash('sha256').update(`${code} ${guest}`).digest().subarray(0, 4))
