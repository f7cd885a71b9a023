import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { playOn } from '../testing/evening.ts'
import { freePort } from '@figment/services'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

let port: number
let house: House
beforeAll(async () => {
  port = await freePort()
  house = await new House({ METRICS_PORT: String(port) }).start()
})
afterAll(() => house.remove())

const scrape = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** The number on the line that begins so. */
async function value(line: string): Promise<number> {
  const text = await scrape()
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? Number.NaN : Number(found.slice(line.length))
}

it('an evening in numbers', async () => {
  expect(await value('figment_tables')).toBe(0)
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada, ben] = players as [Player, Player]
  const laptop = house.guest('Ada')
  laptop.cookie = ada.cookie
  await laptop.join(code)
  await house.guest('TV').join(code, { as: 'tv' })
  expect(await value('figment_tables')).toBe(1)
  expect(await value('figment_people')).toBe(3)
  expect(await value('figment_screens')).toBe(1)

  expect(await ben.send({ type: 'startGame' })).toBe('onlyTheHost')
  expect(await value('figment_refusals_total{reason="onlyTheHost"}')).toBe(1)

  await ada.send({ type: 'startGame' })
  await playOn(players, 5)
  const accepted = players.flatMap(({ answers }) => answers.filter(({ refused }) => refused === null))
  expect(await value('figment_moves_total')).toBe(accepted.length)
  const first = accepted[0]?.id ?? ''
  await ada.send({ type: 'startGame' }, first)
  expect(await value('figment_moves_total')).toBe(accepted.length)

  expect(await value('figment_append_seconds_count{outcome="written"}')).toBeGreaterThanOrEqual(accepted.length)
  expect(await value('figment_unsent_bytes')).toBeGreaterThanOrEqual(0)
  expect(await value('figment_http_answers_total{status="201"}')).toBe(1)
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)

  for (const player of players) player.drop()
  await vi.waitFor(async () => expect(await value('figment_people')).toBe(1), { timeout: 60_000 })
})

it('says nothing of who plays, or where', async () => {
  const { code, players } = await house.table('Zebulon', 'Quirinus')
  const text = await scrape()
  for (const secret of [code, 'Zebulon', 'Quirinus', ...players.map(({ cookie }) => cookie.split('=')[1] ?? cookie)]) {
    expect(text).not.toContain(secret)
  }
})

it('has every number that deploy/alarms.yaml asks for', async () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../deploy/alarms.yaml'), 'utf8')
  const asked = new Set(
    [...rules.matchAll(/\b(?:figment|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(count|bucket)$/, '')),
  )
  const text = await scrape()
  expect(asked.size).toBeGreaterThan(5)
  expect([...asked].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
})

it('is not on the port that the world sees', async () => {
  const response = await fetch(`${house.base}/metrics`)
  expect(await response.text()).not.toContain('figment_')
})

it('a port that is taken is a clear sentence at start', async () => {
  const other = new House({ METRICS_PORT: String(port) })
  await expect(other.start()).rejects.toThrow(`METRICS_PORT is "${port}", which is not free here. Set it to another number`)
  await other.remove()
})
