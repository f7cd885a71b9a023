import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { entry, GAME_IDS } from '@figment/catalog'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { markOf, routeOf, withoutSecrets } from './logging.ts'
import { nextThing, playUntil } from '../testing/evening.ts'
import { rootWarning } from './root.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const NAMES = ['Zebulon', 'Quirinus', 'Wilhelmina']
const CLUE = 'marmalade on the viaduct'
const CHAT = 'who hid my umbrella'

describe('a whole evening leaves no trace of itself in the logs', () => {
  const house = new House({ LOG_LEVEL: 'trace', BOT_PACE: '0.01' })
  beforeAll(() => house.start())
  afterAll(() => house.remove())

  it('no name, clue, chat, code or cookie, also where something fails', async () => {
    const { code, players } = await house.table(...NAMES)
    const [host] = players as [Player]
    // in a game in which people write something
    const game = GAME_IDS.find((id) => entry(id).forget)
    if (!game) throw new Error('people only choose in all of them')
    expect(await host.send({ type: 'chooseGame', game, options: {} })).toBeNull()
    await host.send({ type: 'addBot' })
    await host.send({ type: 'startGame' })
    expect(await host.send({ type: 'say', text: CHAT })).toBeNull()
    await host.until(() => host.view?.open.play !== null)
    const written: string[] = []
    const writes = (move: { readonly type: string }) => {
      const texts = Object.entries(move).filter(([, value]) => typeof value === 'string' && value.includes(' '))
      written.push(...texts.map(([what]) => what))
      return { ...move, ...Object.fromEntries(texts.map(([what]) => [what, CLUE])) }
    }
    // whoever has the turn when, a bot perhaps: they play on until one of them has written something
    for (let turns = 0; turns < 10 || written.length === 0; turns++) {
      for (const player of players) await nextThing(player, writes)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await playUntil(players, () => host.game.phase === 'over')

    // what is not understood, who is not known
    host.sendRaw(1, Buffer.from(`{"id":"${CLUE}","move":`))
    await host.post(`/api/tables/${code}/open`, `{"profile":{"name":"${NAMES[0]}"`)
    await fetch(`${house.base}/api/tables/${code}/clips`, { method: 'POST', body: CLUE, headers: { 'content-type': 'audio/webm' } })

    // the table is taken from this process, and its log has become unreadable
    const database = new DatabaseSync(join(house.dataDir, 'figment.db'))
    database.prepare('update tables set epoch = epoch + 1 where code = ?').run(code)
    host.sendRaw(1, Buffer.from(JSON.stringify({ id: 'goes-nowhere-01', move: { type: 'say', text: CHAT } })))
    await host.until(() => host.closedWith !== null)
    database.prepare('update entries set body = ? where code = ? and number = 0').run(CLUE, code)
    database.close()
    expect((await host.ticket(code)).status).toBeGreaterThanOrEqual(500)
    await vi.waitFor(() => expect(house.output).toContain('A table could not be read; nothing of it was changed.'), { timeout: 60_000 })

    const lines = house.output.trim().split('\n')
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) })
    const text = house.output.toLowerCase()
    expect(text).toContain('a table was let go.')
    expect(text).toContain('entry 0: no entry of a log')
    const words = [...NAMES, ...CLUE.split(' '), ...CHAT.split(' '), code].filter((word) => word.length > 3)
    const secrets = players.flatMap(({ cookie, guest }) => [cookie.split('=')[1] ?? '', guest])
    for (const hidden of [...words, ...secrets]) {
      expect(hidden).not.toBe('')
      expect(text).not.toContain(hidden.toLowerCase())
    }
  })

  it('a start and a stop are lines of their own', async () => {
    const other = await new House().start()
    await vi.waitFor(() => expect(other.output).toContain('Figment is ready.'), { timeout: 60_000 })
    // a table that people are at is no trouble: they come back to whoever is started next
    await other.table('Ada', 'Ben')
    await other.kill('SIGTERM')
    const told = other.output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(told).toEqual(['Figment is ready.', ...[rootWarning() ?? []].flat(), 'Figment stops.'])
    await other.remove()
  })

  it('root is told that an ordinary user would do, and an ordinary user is told nothing', () => {
    expect(rootWarning(0)).toMatch(/^Figment runs as root\..* start it as an ordinary user\.$/)
    expect(rootWarning(1000)).toBe(null)
    expect(rootWarning(process.getuid?.())).toBe(rootWarning())
  })

  it('on a terminal they are for people', async () => {
    const other = await new House({ LOG_FORMAT: 'text' }).start()
    await vi.waitFor(() => expect(other.output).toContain('Point a phone at this'), { timeout: 60_000 })
    expect(other.output).not.toContain('{"level"')
    await other.remove()
  })
})

describe('what stands in a line', () => {
  it('an error keeps its kind, its sense and its place, and nothing that it quotes', () => {
    const error = Object.assign(new Error(`duplicate key: table BCDFG has "${CLUE}" already`), {
      code: '23505',
      detail: `Key (name)=(${NAMES[0]}) already exists.`,
      parameters: [CLUE],
    })
    const line = JSON.stringify(withoutSecrets(new Error('could not write', { cause: error })))
    expect(line).toContain('23505')
    expect(line).toContain('duplicate key')
    expect(line).toContain('logging.test.ts')
    for (const hidden of ['BCDFG', CLUE, 'detail', 'parameters', NAMES[0] ?? '']) expect(line).not.toContain(hidden)
    expect(line).toContain(markOf('BCDFG'))
  })

  it.each(['figment_guest', '__Host-figment_guest'])('a cookie called %s is not repeated, whole or cut off', (name) => {
    const secret = 'abcdefghij-klmnopqrst_uvwxyz0123456789ABCDEF'.slice(0, 43)
    for (const value of [secret, secret.slice(0, 20), `${secret}${secret}`]) {
      const { message } = withoutSecrets(new Error(`bad header Cookie: theme=dark; ${name}=${value}; lang=pl`))
      expect(message).toBe(`bad header Cookie: theme=dark; ${name}=…; lang=pl`)
    }
  })

  it('a table keeps its mark, which is not a plain hash of its code', async () => {
    const { createHash } = await import('node:crypto')
    expect(markOf('BCDFG')).toBe(markOf('BCDFG'))
    expect(markOf('BCDFG')).not.toBe(markOf('BCDFH'))
    expect(createHash('sha256').update('BCDFG').digest('hex')).not.toContain(markOf('BCDFG'))
  })

  it.each([
    ['/api/tables/BCDFG/open', '/api/tables/…/open'],
    ['/api/tables/BCDFG/open?name=Zebulon', '/api/tables/…/open'],
    ['/api/tables', '/api/…'],
    ['/clips/BCDFG/a123.webm', '/clips/…'],
    ['/BCDFG', '/…'],
    ['/tv/BCDFG', '/…'],
  ])('%s is told as %s', (path, told) => {
    expect(routeOf(path)).toBe(told)
  })
})
