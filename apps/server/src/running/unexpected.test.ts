import { join } from 'node:path'
import { CLOSED } from '@figment/protocol'
import { freePort } from '@figment/services'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { House } from '../testing/house.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { isLivedThrough } from './unexpected.ts'

const FAILS = { NODE_OPTIONS: `--import=${join(import.meta.dirname, '../testing/fails-on-signal.ts')}` }
const UNEXPECTED = 'Something failed that nobody had expected'

let house: House
afterEach(() => house.remove())

describe('an error that nobody caught', () => {
  it.each(['EMFILE', 'ERR_STREAM_WRITE_AFTER_END'])('and is %s is counted and lived through', async (code) => {
    const metricsPort = await freePort()
    house = await new House({ ...FAILS, FAILS_WITH: code, METRICS_PORT: String(metricsPort) }).start()
    const { players } = await house.table('Ada', 'Ben')
    const [ada] = players as [Player]
    house.signal('SIGUSR2')
    await vi.waitFor(() => expect(house.output).toContain(UNEXPECTED), { timeout: 60_000 })
    expect(await ada.send({ type: 'say', text: 'still here' })).toBeNull()
    expect(players.map(({ closedWith }) => closedWith)).toEqual([null, null])
    const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(page).toMatch(/^figment_unexpected_errors_total 1$/m)
    expect(house.isAlive).toBe(true)
  })

  it('otherwise ends the process in order: what was accepted is written and told, and everybody is sent on', async () => {
    house = await new House(FAILS).start()
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    expect(await ada.send({ type: 'say', text: 'before it' })).toBeNull()
    house.signal('SIGUSR2')
    expect(await house.end()).toBe(1)
    for (const player of [ada, ben]) await player.until(() => player.closedWith !== null)
    expect([ada.closedWith, ben.closedWith]).toEqual([CLOSED.handedOver, CLOSED.handedOver])
    const lines = house.output.split('\n').filter((line) => line.includes(UNEXPECTED))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'fatal', err: { message: 'thrown on purpose' } })
    const said = (await entriesIn(house.dataDir, code)).flatMap(({ events }) => events.filter(({ type }) => type === 'said'))
    expect(said).toHaveLength(1)
  })

  it('is not taken for a lack of something by its words', () => {
    expect(isLivedThrough(new Error('EMFILE'))).toBe(false)
    expect(isLivedThrough(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(false)
    expect(isLivedThrough('EMFILE')).toBe(false)
  })
})
