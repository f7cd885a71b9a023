import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const house = new House()
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
  })

  it('are at most 4 MB', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    expect((await upload(ada, code, webm(4 * 1024 * 1024 - 4))).status).toBe(201)
    const tooLarge = await upload(ada, code, webm(4 * 1024 * 1024)).catch(() => ({ status: 413, body: { refused: 'clipTooLarge' } }))
    expect(tooLarge).toEqual({ status: 413, body: { refused: 'clipTooLarge' } })
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
