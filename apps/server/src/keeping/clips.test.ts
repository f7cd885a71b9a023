import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileRecordings } from '@figment/event-log'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CLIP_BYTES_AT_MOST,
  CLIP_SENT_IN_BYTES,
  CLIPS_COMING_AT_MOST,
  CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST,
  CLIPS_OF_A_PERSON_AT_MOST,
  CLIPS_OF_A_SERVER_AT_MOST,
  CLIPS_OF_A_TABLE_AT_MOST,
} from '../running/bounds.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { rawRequest, requestFor } from '../testing/raw-request.ts'
import { clipMark, Clips } from './clips.ts'

const house = await House.counting()
beforeAll(() => house.start())
afterAll(() => house.remove())

const webm = (bytes = 2000) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes, 7)])

async function upload(player: Player, code: string, body: Buffer, type = 'audio/webm') {
  const response = await fetch(`${house.base}/api/tables/${code}/clips`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: player.cookie },
    body: new Uint8Array(body),
  })
  return { status: response.status, body: (await response.json()) as { clip?: string; refused?: string } }
}

describe('recordings of clues', () => {
  it('are kept with the table and come back as what they are, also after a kill', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const { status, body } = await upload(ada, code, webm(), 'audio/webm; codecs=opus')
    expect(status).toBe(201)
    expect(body.clip).toMatch(/^a[a-z0-9]{15}\.webm$/)
    const { body: video } = await upload(ada, code, webm(), 'video/webm')
    await house.kill()
    await house.start()
    const heard = await fetch(`${house.base}/clips/${code}/${body.clip}`)
    expect(heard.headers.get('content-type')).toBe('audio/webm')
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff')
    expect(heard.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(webm())
    expect((await fetch(`${house.base}/clips/${code}/${video.clip}`)).headers.get('content-type')).toBe('video/webm')
    const part = await fetch(`${house.base}/clips/${code}/${body.clip}`, { headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  })

  it('come in the parts that a player asks for', async () => {
    const { code, players } = await house.table('Ada')
    const bytes = Buffer.concat([webm(0), Buffer.from(Array.from({ length: 996 }, (_, at) => at % 251))])
    const { body } = await upload(players[0] as Player, code, bytes)
    const path = `${house.base}/clips/${code}/${body.clip}`
    const part = async (range: string) => {
      const response = await fetch(path, { headers: { range } })
      return [response.status, response.headers.get('content-range'), Buffer.from(await response.arrayBuffer()).toString('hex')]
    }
    const hex = (from: number, to: number) => bytes.subarray(from, to).toString('hex')
    expect(await part('bytes=0-')).toEqual([206, 'bytes 0-999/1000', hex(0, 1000)])
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/1000', hex(10, 20)])
    expect(await part('bytes=990-5000')).toEqual([206, 'bytes 990-999/1000', hex(990, 1000)])
    expect(await part('bytes=-5')).toEqual([206, 'bytes 995-999/1000', hex(995, 1000)])
    expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', ''])
    expect(await part('bytes=20-10')).toEqual([416, 'bytes */1000', ''])
    for (const all of ['bytes=-', 'bytes=0-1,5-6', 'lines=1-2']) expect(await part(all)).toEqual([200, null, hex(0, 1000)])
    const head = await fetch(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([200, '1000', 'bytes'])
    const again = await fetch(path, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetch(path, { method: 'DELETE' })).status).toBe(404)
    const ifRange = async (etag: string) => (await fetch(path, { headers: { range: 'bytes=0-9', 'if-range': etag } })).status
    expect([await ifRange(head.headers.get('etag') ?? ''), await ifRange('"another"')]).toEqual([206, 200])
  })

  it('of many pieces come whole, and as Safari asks for them', async () => {
    const { code, players } = await house.table('Ada')
    const bytes = Buffer.concat([webm(0), Buffer.from(Array.from({ length: 5 * CLIP_SENT_IN_BYTES }, (_, at) => at % 251))])
    const { body } = await upload(players[0] as Player, code, bytes)
    const path = `${house.base}/clips/${code}/${body.clip}`
    expect(Buffer.from(await (await fetch(path)).arrayBuffer()).equals(bytes)).toBe(true)
    // two bytes first, to see whether there are ranges, then all of it
    const two = await fetch(path, { headers: { range: 'bytes=0-1' } })
    expect([two.status, two.headers.get('content-range'), (await two.arrayBuffer()).byteLength]).toEqual([
      206,
      `bytes 0-1/${bytes.length}`,
      2,
    ])
    const all = await fetch(path, { headers: { range: `bytes=0-${bytes.length - 1}` } })
    expect(Buffer.from(await all.arrayBuffer()).equals(bytes)).toBe(true)
    const odd = await fetch(path, { headers: { range: `bytes=${CLIP_SENT_IN_BYTES - 1}-${3 * CLIP_SENT_IN_BYTES}` } })
    expect(Buffer.from(await odd.arrayBuffer()).equals(bytes.subarray(CLIP_SENT_IN_BYTES - 1, 3 * CLIP_SENT_IN_BYTES + 1))).toBe(true)
  })

  it('that nobody reads, asked for on 60 connections, cost neither files nor the memory of others', async () => {
    const { code, players } = await house.table('Ada')
    const { body } = await upload(players[0] as Player, code, webm(CLIP_BYTES_AT_MOST - 4))
    const before = house.openHandles
    const unread = requestFor(`/clips/${code}/${body.clip}`, { Connection: 'keep-alive' }).repeat(4)
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(house.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.pause()
      socket.write(unread)
      return socket
    })
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    // 240 answers are due: 960 MB, if they were made at once
    for (let asked = 0; asked < 20; asked++) expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
    await vi.waitFor(() => expect(house.openHandles).toBeLessThanOrEqual(before + sockets.length + 10), { timeout: 60_000 })
    expect(house.memoryBytes).toBeLessThan(600 * 1024 * 1024)
    for (const socket of sockets) socket.destroy()
  })

  it('are at most 4 MB', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    expect((await upload(ada, code, webm(CLIP_BYTES_AT_MOST - 4))).status).toBe(201)
    expect(await upload(ada, code, webm(CLIP_BYTES_AT_MOST - 3))).toEqual({ status: 413, body: { refused: 'clipTooLarge' } })
    // also when nothing says beforehand how much will come
    const unannounced = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(webm(0))
        for (let at = 0; at < 65; at++) stream.enqueue(new Uint8Array(64 * 1024))
        stream.close()
      },
    })
    const tooMuch = await fetch(`${house.base}/api/tables/${code}/clips`, {
      method: 'POST',
      headers: { 'content-type': 'audio/webm', cookie: ada.cookie },
      body: unannounced,
      duplex: 'half',
    })
    expect([tooMuch.status, await tooMuch.json()]).toEqual([413, { refused: 'clipTooLarge' }])
    expect(await house.reached('clipBytes')).toBe(2)
    expect(house.isAlive).toBe(true)
  })

  it.each([
    ['a page', 'text/html', Buffer.from('<script>alert(1)</script>            ')],
    ['a page called a recording', 'audio/webm', Buffer.from('<script>alert(1)</script>            ')],
    ['an SVG', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', 'audio/webm', Buffer.alloc(0)],
    ['an ogg called mp4', 'audio/mp4', Buffer.from('OggS                         ')],
  ])('%s is refused', async (_, type, bytes) => {
    const { code, players } = await house.table('Ada')
    expect((await upload(players[0] as Player, code, bytes, type)).body.refused).toBe('clipUnknown')
  })

  it('what is none is told so, and the same connection can be used on', async () => {
    const { code, players } = await house.table('Ada')
    const headers = { 'Content-Type': 'audio/webm', 'Content-Length': '400000', Connection: 'keep-alive', Cookie: players[0]?.cookie ?? '' }
    const path = `/api/tables/${code}/clips`
    const answers = await rawRequest(house.port, requestFor(path, headers, 'POST') + 'x'.repeat(400_000) + requestFor('/healthz'))
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200'])
  })

  it('come only from people at the table', async () => {
    const { code } = await house.table('Ada')
    expect((await upload(house.guest('Stranger'), code, webm())).body.refused).toBe('notYours')
    expect((await upload(house.guest('Stranger'), 'BBBBB', webm())).body.refused).toBe('noSuchTable')
  })

  it.each(['/clips/BCDFG/../../figment.db', '/clips/BCDFG/%2e%2e%2f%2e%2e%2ffigment.db', '/clips/BCDFG/figment.db', '/clips/'])(
    '%s is nothing',
    async (path) => {
      const response = await fetch(house.base + path)
      expect(response.headers.get('content-type')).not.toContain('octet-stream')
      expect(await response.text()).not.toContain('SQLite')
    },
  )
})

describe('room for recordings', () => {
  const MB = 1024 * 1024
  const BYTES = webm().byteLength
  type Teller = { readonly code: string; readonly player: Player }
  let tellers: Readonly<Record<'clipsOfPerson' | 'clipsOfTable' | 'clipsOfServer', Teller>>

  /** As if they had been recorded: files of so many bytes, which take no room on the disk. */
  function fill(table: string, mark: string, { recordings, bytes }: { recordings: number; bytes: number }): void {
    const folder = join(house.dataDir, 'clips', table)
    mkdirSync(folder, { recursive: true })
    for (let at = 0; at < recordings; at++) {
      const path = join(folder, `a${mark}${String(at).padStart(11, '0')}.webm`)
      writeFileSync(path, '')
      truncateSync(path, bytes)
    }
  }

  function bytesKept(): number {
    const files = readdirSync(join(house.dataDir, 'clips'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  }

  beforeAll(async () => {
    const teller = async (name: string): Promise<Teller> => {
      const { code, players } = await house.table(name)
      return { code, player: players[0] as Player }
    }
    tellers = { clipsOfPerson: await teller('Ada'), clipsOfTable: await teller('Ben'), clipsOfServer: await teller('Cleo') }
    // what lies in the folder of a table that is none would be swept away at any moment
    const other = await teller('Dan')
    await house.kill()
    const { clipsOfPerson, clipsOfTable } = tellers
    const mark = clipMark(clipsOfPerson.code, clipsOfPerson.player.guest)
    fill(clipsOfPerson.code, mark, { recordings: CLIPS_OF_A_PERSON_AT_MOST.recordings - 1, bytes: 0 })
    fill(clipsOfTable.code, 'zzzz', { recordings: CLIPS_OF_A_TABLE_AT_MOST.recordings - 1, bytes: 0 })
    // a megabyte is left, besides one recording of each of those two
    fill(other.code, 'zzzz', { recordings: 1, bytes: CLIPS_OF_A_SERVER_AT_MOST.bytes - bytesKept() - 2 * BYTES - MB })
    await house.start()
  })

  const post = async ({ player, code }: Teller, bytes: Buffer) => {
    const { status, body } = await upload(player, code, bytes)
    return [status, body.refused]
  }

  it.each(['clipsOfPerson', 'clipsOfTable'] as const)('%s: the last recording is kept, one more is not', async (bound) => {
    expect(await post(tellers[bound], webm())).toEqual([201, undefined])
    expect(await house.reached(bound)).toBe(0)
    expect(await post(tellers[bound], webm())).toEqual([507, 'clipsFull'])
    expect(await house.reached(bound)).toBe(1)
  })

  it('clipsOfServer: the last byte is kept, one more is not', async () => {
    const { clipsOfServer: teller } = tellers
    expect(await post(teller, webm(MB - 3))).toEqual([507, 'clipsFull'])
    expect(await post(teller, webm(MB - 4))).toEqual([201, undefined])
    expect(await post(teller, webm(100))).toEqual([507, 'clipsFull'])
    expect(await house.reached('clipsOfServer')).toBe(2)
  })
})

describe('recordings from one address', () => {
  const ROOM = { recordings: 100, bytes: 100_000_000 }
  let folder: string
  let server: Server
  let base = ''
  const bounds: string[] = []

  async function serve(some: ConstructorParameters<typeof Clips>[1]) {
    bounds.length = 0
    const clips = new Clips(fileRecordings(folder), { ...some, onBound: (bound) => bounds.push(bound) })
    const sender = (request: IncomingMessage) => ({ code: 'BBBBB', guest: 'a guest', address: String(request.headers['x-from'] ?? 'here') })
    server = createServer((request, response) => {
      void clips.keep(request, sender(request)).then((kept) => response.end(JSON.stringify(kept)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const send = async (bytes: Buffer, from = 'here') => {
    const response = await fetch(base, {
      method: 'POST',
      headers: { 'content-type': 'audio/webm', 'x-from': from },
      body: new Uint8Array(bytes),
    })
    return ((await response.json()) as { refused?: string }).refused ?? null
  }
  /** One that has begun, and does not end. */
  const begin = async (from = 'here') => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`${requestFor('/', { 'content-type': 'audio/webm', 'content-length': '5000', 'x-from': from }, 'POST')}beginning`)
    await once(server, 'request')
    return socket
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'figment-clips-'))
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  })

  it('are so many bytes in a day; others are not shut out by them', async () => {
    await serve({ bounds: { bytesADay: 10_000, ofPerson: ROOM } })
    expect([await send(webm(6000)), await send(webm(4000))]).toEqual([null, null])
    expect(await send(webm(100))).toBe('clipsFull')
    expect(bounds).toEqual(['clipBytesADay'])
    expect(await send(webm(100), 'elsewhere')).toBeNull()
  })

  it(`are ${CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST} at the same time, and ${CLIPS_COMING_AT_MOST} from everywhere`, async () => {
    await serve({})
    const coming: Socket[] = []
    const beginAt = async (place: string) => {
      for (let at = 0; at < CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST; at++) coming.push(await begin(place))
    }
    await beginAt('here')
    expect(await send(webm())).toBe('tooManyTries')
    expect(await send(webm(), 'elsewhere')).toBeNull()
    while (coming.length < CLIPS_COMING_AT_MOST) await beginAt(`place ${coming.length}`)
    expect(await send(webm(), 'a last place')).toBe('tooManyTries')
    expect(bounds).toEqual(['clipsComing', 'clipsComing'])
    // whoever goes away makes room, and nothing of theirs is kept
    for (const socket of coming) socket.destroy()
    await vi.waitFor(async () => expect(await send(webm())).toBeNull(), { timeout: 60_000 })
  })
})
