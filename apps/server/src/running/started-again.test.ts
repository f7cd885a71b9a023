import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { House } from '../testing/house.ts'

const START = join(import.meta.dirname, '../start.ts')

let house: House
afterEach(() => house.remove())

const lines = () =>
  house.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { readonly msg: string; readonly pid: number; readonly waitMs?: number })
const ready = () => lines().filter(({ msg }) => msg === 'Figment is ready.')
const isReady = (times: number) => vi.waitFor(() => expect(ready()).toHaveLength(times), { timeout: 120_000 })
/** The server itself, which the process that was started has started. */
const serverPid = (): number => ready().at(-1)?.pid ?? 0
const isRunning = (pid: number) => readdirSync('/proc').includes(String(pid)) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
const isGone = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000 })

describe('a server that npm start has started', () => {
  it('is started again when it is killed, later each time, and people play on', async () => {
    house = await new House({}, START).start()
    await isReady(1)
    const { code, players } = await house.table('Ada', 'Ben')
    process.kill(serverPid(), 'SIGKILL')
    await isReady(2)
    process.kill(serverPid(), 'SIGKILL')
    await isReady(3)
    expect(lines().flatMap(({ waitMs }) => waitMs ?? [])).toEqual([1000, 2000])
    const [ada] = players
    await ada?.join(code)
    expect(await ada?.send({ type: 'say', text: 'back again' })).toBeNull()
    expect(house.isAlive).toBe(true)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('hears %s once, and the first process ends as it does', async (signal) => {
    house = await new House({}, START).start()
    await isReady(1)
    const pid = serverPid()
    expect(await house.kill(signal)).toBe(0)
    expect(isRunning(pid)).toBe(false)
    expect(lines().filter(({ msg }) => msg === 'Figment stops.')).toHaveLength(1)
  })

  it('stops in order when the first process is killed', async () => {
    house = await new House({}, START).start()
    await isReady(1)
    const pid = serverPid()
    await house.kill('SIGKILL')
    await isGone(pid)
    await vi.waitFor(() => expect(house.output).toContain('Figment stops.'), { timeout: 60_000 })
  })

  it('is not tried again when a person has to see to it', async () => {
    house = new House({ PORT: 'lots' }, START)
    await expect(house.start()).rejects.toThrow('the server ended')
    expect(house.output.trim().split('\n')).toEqual([expect.stringMatching(/^PORT is "lots"\./)])
    await house.remove()
    const other = await new House().start()
    house = new House({}, START)
    house.port = other.port
    const ended = house.start().then(
      () => house.end(),
      () => 1,
    )
    expect(await ended).toBe(1)
    expect(house.output.trim()).toMatch(/^Another program already uses this port\.[^\n]*$/)
    await other.remove()
  })
})
