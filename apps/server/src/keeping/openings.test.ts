import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@figment/services'
import type { OpeningMarks } from '@figment/event-log'
import { describe, expect, it, vi } from 'vitest'
import { Metrics } from '../running/metrics.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { Openings, SetAside } from './openings.ts'

/** npm run put-back, in this folder. */
async function putBack(dataDir: string, ...code: readonly string[]): Promise<string> {
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'put-back-cli.ts'), ...code]
  const running = spawn(process.execPath, program, { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  running.stdout.on('data', (text: Buffer) => {
    said += text.toString()
  })
  await once(running, 'close')
  return said
}

it('a table that ends the process which opens it ends two, then it is set aside; others are as ever, and it can be put back', async () => {
  const METRICS_PORT = String(await freePort())
  const house = await new House({ METRICS_PORT, LOG_LEVEL: 'info' }, join(import.meta.dirname, '../testing/deadly-main.ts')).start()
  const { code, players } = await house.table('Ada', 'Ben')
  const [ada] = players as [Player]
  const neighbours = await house.table('Eve')
  const [eve] = neighbours.players as [Player]
  await ada.send({ type: 'say', text: 'hello' })
  const before = structuredClone((await ada.refresh()).open)
  await house.kill()
  const note = join(house.dataDir, 'deadly')
  writeFileSync(note, code)

  for (let death = 0; death < 2; death++) {
    await house.start()
    const asked = [ada.ticket(code), eve.ticket(neighbours.code)]
    await Promise.allSettled(asked)
    await vi.waitFor(() => expect(house.isAlive).toBe(false), { timeout: 60_000 })
  }
  await house.start()
  for (let knock = 0; knock < 3; knock++) {
    const { status, body } = await ada.ticket(code)
    expect([status, body.refused]).toEqual([500, 'tableUnreadable'])
  }
  expect(house.isAlive).toBe(true)
  expect(house.output.split('A table was set aside').length - 1).toBe(1)
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  expect(metrics).toContain('figment_tables_set_aside_total 1')
  await eve.join(neighbours.code, { as: 'person' })

  // it stays aside, until somebody has looked into it
  await house.kill()
  await house.start()
  expect((await ada.ticket(code)).body.refused).toBe('tableUnreadable')
  expect(await putBack(house.dataDir)).toContain(code)
  rmSync(note)
  expect(await putBack(house.dataDir, code)).toContain('is back')
  expect(await putBack(house.dataDir, code)).toContain('is not set aside')
  expect(await putBack(house.dataDir)).toBe('No table is set aside.\n')
  await ada.join(code, { as: 'person' })
  expect(ada.view?.open).toEqual(before)
  await house.remove()
})

describe('tables that were being opened when a process ended', () => {
  /** Marks that are kept in memory, and what was opened in which order. */
  function scene(openers: Record<string, string[]>, living: readonly string[] = []) {
    const marks: OpeningMarks = {
      of: async (table) => ({ isSetAside: false, openers: [...(openers[table] ?? [])] }),
      begin: async (table, opener) => void (openers[table] ??= []).push(opener),
      end: async (table, opener) => void (openers[table] = (openers[table] ?? []).filter((one) => one !== opener)),
      setAside: async () => true,
      list: async () => [],
      putBack: async () => true,
    }
    const openings = new Openings({ marks, metrics: new Metrics(), me: () => 'me', isAlive: async (one) => living.includes(one) })
    const opening = new Set<string>()
    const together: string[] = []
    const open = (table: string) =>
      openings.watch(table, async () => {
        opening.add(table)
        together.push([...opening].join(' '))
        await new Promise((resolve) => setTimeout(resolve, 5))
        opening.delete(table)
        return table
      })
    return { openings, open, together, openers }
  }

  it('are opened one after the other, so that the innocent are not taken for the deadly one', async () => {
    const { open, together } = scene({ BBBBB: ['dead'], CCCCC: ['dead'], DDDDD: ['dead'] })
    await Promise.all(['BBBBB', 'CCCCC', 'DDDDD'].map(open))
    expect(together).toEqual(['BBBBB', 'CCCCC', 'DDDDD'])
  })

  it('all others are opened at once', async () => {
    const { open, together } = scene({ BBBBB: ['busy'] }, ['busy'])
    await Promise.all(['BBBBB', 'CCCCC', 'DDDDD'].map(open))
    expect(together.at(-1)?.split(' ').toSorted()).toEqual(['BBBBB', 'CCCCC', 'DDDDD'])
  })

  it('are set aside after two deaths, however many live ones are at it', async () => {
    const { open } = scene({ BBBBB: ['dead', 'dead too', 'busy'], CCCCC: ['dead', 'busy', 'busy too'] }, ['busy', 'busy too'])
    await expect(open('BBBBB')).rejects.toThrow(SetAside)
    expect(await open('CCCCC')).toBe('CCCCC')
  })

  it('a failure that the process survives is no death', async () => {
    const { openings, openers } = scene({})
    const fail = () => Promise.reject(new RangeError('not for me'))
    for (let time = 0; time < 3; time++) await expect(openings.watch('BBBBB', fail)).rejects.toThrow('not for me')
    expect(openers.BBBBB).toEqual([])
  })
})
