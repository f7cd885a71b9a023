import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { GAME_IDS } from '@figment/catalog'
import { CLOSED, FROM_CLIENT, FROM_SERVER, REACTIONS } from '@figment/protocol'
import { freePort } from '@figment/services'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Connection } from '../connection/connection.ts'
import { messageFrame } from '../connection/frames.ts'
import {
  ASK_AGAIN_AFTER_MS,
  CLIP_BYTES_AT_MOST,
  LAG_MARKS_MS,
  MEMORY_MARKS,
  REQUESTS_IN_FLIGHT_AT_MOST,
  UNSENT_OF_A_DEVICE_AT_MOST_BYTES,
} from '../running/bounds.ts'
import { readConfig } from '../running/config.ts'
import { type LoadLevel, loadLevel } from '../running/load.ts'
import { type RunningServer, startServer } from '../server.ts'
import { LiveTable } from '../table/live-table.ts'
import { House } from '../testing/house.ts'
import { looks, Player } from '../testing/player.ts'
import { requestFor } from '../testing/raw-request.ts'

/** Here, so that it can be told what to feel. */
let server: RunningServer
const felt = { used: 0.1, lagMs: 0 }
const folder = mkdtempSync(join(tmpdir(), 'figment-busy-'))
let base = ''
let metricsPort = 0
const lines: string[] = []

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const port = await freePort()
  metricsPort = await freePort()
  base = `http://127.0.0.1:${port}`
  const config = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    INTERNAL_URL: base,
    METRICS_PORT: String(metricsPort),
    LOG_FORMAT: 'json',
  })
  server = await startServer(config, undefined, {}, { feel: () => ({ ...felt }), close: () => {} })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

/** Around a message of more than a hundred bytes and less than 64 KB. */
const FRAME_OVERHEAD_BYTES = 6
const SMALLEST_FRAME_BYTES = 200
const PING_BYTES = 16

async function comesTo(level: LoadLevel, now: Partial<typeof felt>): Promise<void> {
  Object.assign(felt, { used: 0.1, lagMs: 0 }, now)
  await vi.waitFor(() => expect(loadLevel()).toBe(level), { timeout: 60_000 })
}
/** It has looked, and that was not enough for another level. */
async function staysAt(level: LoadLevel, now: Partial<typeof felt>): Promise<void> {
  Object.assign(felt, { used: 0.1, lagMs: 0 }, now)
  await vi.waitFor(async () => expect(await metrics()).toContain(`figment_memory_used_ratio ${felt.used}\n`), { timeout: 60_000 })
  expect(loadLevel()).toBe(level)
}
const metrics = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
const create = (player: Player) => player.post('/api/tables', { profile: looks(player.name), locale: 'en', game: GAME_IDS[0] })
const say = (player: Player, text: string) => player.send({ type: 'say', text })
const hears = (player: Player, text: string) => player.until(() => player.received.some((message) => message.includes(text)))

async function sing(player: Player, code: string, length = 100): Promise<Response> {
  const bytes = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(length - 4)])
  const headers = { 'content-type': 'audio/webm', cookie: player.cookie }
  return await fetch(`${base}/api/tables/${code}/clips`, { method: 'POST', headers, body: bytes })
}

it('a server with too much to do lets go of what can best be spared, and those who play go on', async () => {
  const [ada, ben, cleo, dan] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => new Player(base, name)) as [Player, Player, Player, Player]
  const code = await ada.create()
  for (const player of [ada, ben]) await player.join(code)
  const react = (player: Player, reaction: (typeof REACTIONS)[number]) =>
    player.sendRaw(FROM_CLIENT.react, Buffer.from([REACTIONS.indexOf(reaction)]))
  react(ben, 'clap')
  await hears(ada, '"clap"')
  const { clip } = (await (await sing(ada, code, CLIP_BYTES_AT_MOST)).json()) as { clip: string }

  // level 1: nothing new, and nothing in passing
  const [[memory1, memory2, memory3], [, , lag3]] = [MEMORY_MARKS, LAG_MARKS_MS]
  await staysAt(0, { used: memory1 - 0.001 })
  expect((await create(new Player(base, 'Eve'))).status).toBe(201)
  await comesTo(1, { used: memory1 })
  const refused = await fetch(`${base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    String(ASK_AGAIN_AFTER_MS / 1000),
    { refused: 'serverBusy' },
  ])
  expect((await sing(ada, code)).status).toBe(503)
  react(ben, 'wow')
  expect(await say(ben, 'still here')).toBeNull()
  await hears(ada, 'still here')
  expect(ada.received.join()).not.toContain('"wow"')
  const unread = connect(Number(new URL(base).port), '127.0.0.1').pause()
  unread.on('error', () => {})
  unread.write(requestFor(`/clips/${code}/${clip}`, { Connection: 'keep-alive' }).repeat(REQUESTS_IN_FLIGHT_AT_MOST))
  await staysAt(1, { used: memory2 - 0.001 })
  await cleo.join(code)
  expect(await metrics()).toContain('bound="loadUnsent"} 0\n')
  expect(await metrics()).toContain('figment_load_level 1\n')

  // level 2: newcomers wait, people with a seat come in, and who does not take what they asked for is cut off
  await comesTo(2, { used: memory2 })
  await vi.waitFor(async () => expect(await metrics()).toMatch(/bound="loadUnsent"\} 1\n/), { timeout: 60_000 })
  unread.destroy()
  expect((await dan.ticket(code)).body.refused).toBe('serverBusy')
  expect((await dan.ticket(code, { as: 'tv' })).body.refused).toBe('serverBusy')
  cleo.drop()
  await cleo.join(code)
  expect(await say(cleo, 'back again')).toBeNull()

  // level 3, by lag: only those who play are served
  const nothing = async () => (await fetch(`${base}/pictures/nothing.webp`)).status
  await staysAt(2, { used: memory2 + 0.001, lagMs: lag3 - 1 })
  expect(await nothing()).toBe(404)
  await comesTo(3, { used: memory2, lagMs: lag3 })
  const page = await fetch(base, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, String(ASK_AGAIN_AFTER_MS / 1000)])
  const text = await page.text()
  for (const language of ['en', 'ru', 'uk', 'pl']) expect(text).toContain(`<p lang="${language}">`)
  expect((await create(dan)).body.refused).toBe('serverBusy')
  expect((await dan.ticket(code)).body.refused).toBe('serverBusy')
  expect(await nothing()).toBe(503)
  expect([(await fetch(`${base}/healthz`)).status, (await fetch(`${base}/readyz`)).status]).toEqual([200, 503])
  ben.drop()
  await ben.join(code)
  expect(await say(ben, 'nobody was sent away')).toBeNull()
  expect([ada.closedWith, ben.closedWith, cleo.closedWith]).toEqual([null, null, null])

  // level 3, by memory: the largest table is put away, and waits
  await staysAt(3, { used: memory3 - 0.001, lagMs: lag3 })
  expect(await metrics()).toContain('bound="loadTable"} 0\n')
  await comesTo(3, { used: memory3 })
  await ada.until(() => ada.closedWith !== null)
  expect(ada.closedWith).toBe(CLOSED.handedOver)
  await vi.waitFor(async () => expect((await ada.ticket(code)).body.refused).toBe('serverBusy'), { timeout: 60_000 })

  // it is over: everything is as it was
  await comesTo(0, {})
  await ada.join(code, { as: 'person' })
  expect(ada.view?.open.chat.lines.map((line) => line.text)).toEqual(['still here', 'back again', 'nobody was sent away'])
  expect((await create(dan)).status).toBe(201)
  expect((await sing(ada, code)).status).toBe(201)
  const told = lines.filter((line) => line.includes('The load of this process has changed.'))
  expect(told.map((line) => (JSON.parse(line) as { before: number }).before)).toEqual([0, 1, 2, 3, 2, 1])
  const numbers = await metrics()
  expect(numbers).toContain('figment_load_level 0\n')
  expect(numbers).toMatch(/figment_bounds_reached_total\{bound="load"\} [1-9]/)
  expect(numbers).toMatch(/figment_bounds_reached_total\{bound="loadUnsent"\} 1\n/)
  expect(numbers).toMatch(/figment_bounds_reached_total\{bound="loadTable"\} [1-9]/)
  for (const player of [ada, ben, cleo]) player.drop()
})

it('a device that takes nothing is let go when it has too much to take, and not before', async () => {
  const connecting = vi.spyOn(LiveTable.prototype, 'connect')
  const ada = new Player(base, 'Ada')
  await ada.join(await ada.create())
  const [connection] = connecting.mock.lastCall as [Connection]
  connecting.mockRestore()
  const counted = async () => Number(/bound="unsentOfADevice"\} (\d+)\n/.exec(await metrics())?.[1])
  // what shows everything is not counted: it may be on its way for long
  const whole = ada.received.findLast((text) => text.includes('"dialect"')) ?? ''
  const most = UNSENT_OF_A_DEVICE_AT_MOST_BYTES + FRAME_OVERHEAD_BYTES + Buffer.byteLength(whole)
  ada.socket?.pause()
  /** So many bytes more on her line. */
  const say = async (bytes: number) => {
    connection.send(messageFrame(FROM_SERVER.answer, 'x'.repeat(bytes - FRAME_OVERHEAD_BYTES - '""'.length)))
    await turn()
  }
  // two operating systems hold some of it, and a ping of ours may join it
  const room = () => most - PING_BYTES - connection.unsent
  while (room() >= SMALLEST_FRAME_BYTES) await say(Math.min(32 * 1024, room()))
  expect(connection.unsent).toBeGreaterThan(UNSENT_OF_A_DEVICE_AT_MOST_BYTES)
  await say(SMALLEST_FRAME_BYTES + PING_BYTES)
  expect(connection.unsent).toBeGreaterThan(most)
  expect(await counted()).toBe(0)
  await say(SMALLEST_FRAME_BYTES)
  expect(await counted()).toBe(1)
  ada.socket?.resume()
  await ada.until(() => ada.closedWith !== null)
  expect(ada.closedWith).toBe(CLOSED.tooSlow)
})

it('a server feels what it uses by itself', async () => {
  const port = await freePort()
  const house = new House({ METRICS_PORT: String(port) })
  try {
    await house.start()
    const page = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    await vi.waitFor(async () => expect(await page()).toMatch(/figment_memory_used_ratio 0\.\d*[1-9]/), { timeout: 60_000 })
    expect(await page()).toContain('figment_load_level 0\n')
  } finally {
    await house.remove()
  }
})
