import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { rawRequest, requestFor, upgradeTo } from '../testing/raw-request.ts'
import { LOG_LINES_AT_ONCE, LOG_MESSAGES_KNOWN_AT_MOST, LOG_UNREAD_AT_MOST_BYTES } from './bounds.ts'
import { LogOutput } from './log-output.ts'
import { LogValve } from './log-valve.ts'

describe('a message', () => {
  const often = (valve: LogValve, message: string, times: number, now: number) =>
    Array.from({ length: times }, () => valve.passes(message, now)).filter(Boolean).length

  it(`is told ${LOG_LINES_AT_ONCE} times at once and then every second, and how often it was not told is counted`, () => {
    const valve = new LogValve()
    expect(often(valve, 'one', LOG_LINES_AT_ONCE, 0)).toBe(LOG_LINES_AT_ONCE)
    expect(valve.sumUp()).toEqual([])
    expect(often(valve, 'one', 4312, 0)).toBe(0)
    expect(often(valve, 'one', 10, 1000)).toBe(1)
    expect(often(valve, 'one', 10, 1999)).toBe(0)
    expect(valve.sumUp()).toEqual([{ message: 'one', heldBack: 4312 + 9 + 10 }])
    expect(valve.sumUp()).toEqual([])
    expect(often(valve, 'one', 100, 1_000_000)).toBe(LOG_LINES_AT_ONCE)
  })

  it('does not keep another from being told', () => {
    const valve = new LogValve()
    often(valve, 'one', 1000, 0)
    expect(valve.passes('other', 0)).toBe(true)
  })

  it('of which there are far too many shares its place', () => {
    const valve = new LogValve()
    for (let at = 0; at < LOG_MESSAGES_KNOWN_AT_MOST; at++) expect(valve.passes(`message ${at}`, 0)).toBe(true)
    let told = 0
    for (let at = 0; at < 1000; at++) told += valve.passes(`another ${at}`, 0) ? 1 : 0
    expect(told).toBe(LOG_LINES_AT_ONCE)
    expect(valve.sumUp()).toEqual([{ message: 'Other things happened.', heldBack: 1000 - LOG_LINES_AT_ONCE }])
  })
})

it('lines are left out while nobody reads, and counted', () => {
  const output = { writableLength: 0, written: 0, write: () => output.written++ }
  let leftOut = 0
  const lines = new LogOutput(output, { onLeftOut: () => leftOut++ })
  output.writableLength = LOG_UNREAD_AT_MOST_BYTES
  lines.write('one')
  expect([output.written, leftOut]).toEqual([1, 0])
  output.writableLength++
  lines.write('two')
  expect([output.written, leftOut]).toEqual([1, 1])
  // there is no room to tell it either
  expect(lines.takeLeftOut()).toBe(0)
  output.writableLength = 0
  expect(lines.takeLeftOut()).toBe(1)
  expect(lines.takeLeftOut()).toBe(0)
})

describe('a process', () => {
  /** Runs these lines of a program with the logger in reach, and reads what it writes, or never does. */
  async function run(program: string, { isRead }: { isRead: boolean }): Promise<{ output: string; complaint: string }> {
    const logging = join(import.meta.dirname, 'logging.ts')
    const code = `import { logger, watchHeldBack } from ${JSON.stringify(logging)}\nconst held = {}\nwatchHeldBack((bound) => (held[bound] = (held[bound] ?? 0) + 1))\n${program}`
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code])
    let [output, complaint] = ['', '']
    if (isRead) child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
    await once(child, 'exit')
    return { output, complaint }
  }

  it('that fails ten thousand times in the same way says so a few times, and what else it has to say', async () => {
    const { output, complaint } = await run(
      `for (let at = 0; at < 10_000; at++) logger.error({ err: new Error('again') }, 'A request failed.')
      logger.info('Something else.')
      logger.fatal('A request failed.')
      process.stderr.write(JSON.stringify(held))`,
      { isRead: true },
    )
    const told = output.trim().split('\n')
    const failures = told.filter((line) => line.includes('"error"')).length
    // on a slow machine one more with every second
    expect(failures).toBeGreaterThanOrEqual(LOG_LINES_AT_ONCE)
    expect(failures).toBeLessThan(2 * LOG_LINES_AT_ONCE)
    expect(Object.entries(JSON.parse(complaint) as object)).toEqual([['logLines', 10_000 - failures]])
    expect(told.at(-2)).toContain('Something else.')
    expect(told.at(-1)).toContain('"fatal"')
  })

  it('whose lines nobody reads goes on, and does not keep them', async () => {
    const { complaint } = await run(
      `logger.level = 'debug'
      for (let at = 0; at < 20_000; at++) logger.debug({ much: 'x'.repeat(1000) }, 'A line.')
      process.stderr.write(JSON.stringify({ unread: process.stdout.writableLength, ...held }), () => process.exit(0))`,
      { isRead: false },
    )
    const { unread, ...held } = JSON.parse(complaint) as { unread: number }
    expect(unread).toBeGreaterThan(LOG_UNREAD_AT_MOST_BYTES)
    expect(unread).toBeLessThan(LOG_UNREAD_AT_MOST_BYTES + 10_000)
    // some went into the pipe itself, and about a thousand are kept; the rest is counted
    const [[bound, times] = []] = Object.entries(held)
    expect(bound).toBe('logUnread')
    expect(times).toBeGreaterThan(10_000)
    expect(times).toBeLessThan(20_000)
  })
})

describe('what clients do wrong', () => {
  const house = new House()
  beforeAll(() => house.start())
  afterAll(() => house.remove())

  it('is no line in the log', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const before = house.output
    const { processId } = (await house.guest('TV').ticket(code, { as: 'tv' })).body
    // a body that breaks off, an old ticket with frames that are none, a range that goes backwards
    const cutOff = requestFor('/api/tables', { 'Content-Type': 'application/json', 'Content-Length': '100' }, 'POST')
    const broken = upgradeTo(`/${processId}/${code}?sessionId=a`, { Origin: house.base, Host: new URL(house.base).host })
    for (let tried = 0; tried < 30; tried++) {
      await rawRequest(house.port, `${cutOff}{`, { isLast: true })
      await rawRequest(house.port, `${broken}\xff\xff\xff\xff`, { isLast: true })
      await rawRequest(house.port, requestFor('/', { Range: 'bytes=9-3' }))
    }
    // and a frame that is broken, at a table
    const { sessionId } = (await house.guest('TV').ticket(code, { as: 'tv' })).body
    const there = upgradeTo(`/${processId}/${code}?sessionId=${sessionId}`, { Origin: house.base, Host: new URL(house.base).host })
    expect(await rawRequest(house.port, `${there}\xff\xff\xff\xff`)).toMatch(/^HTTP\/1\.1 101 /)
    ada.sendRaw(FROM_CLIENT.move, Buffer.from('{'))
    await ada.until(() => ada.answers.some(({ refused }) => refused === 'badMessage'))
    expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
    expect(house.output).toBe(before)
  })
})
