import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from './testing/house.ts'
import type { Player } from './testing/player.ts'

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
