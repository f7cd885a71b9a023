import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '@figment/services'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { erase, lookAgain } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

/** Long enough to say something in between, also on a busy machine. */
const IDLE_MINUTES = String(6 / 60)
let house: House
let metricsPort: number
const WORDS = 'a heron on stilts made of rain'
/** Tables that have fallen asleep: they mostly wait for that, so they wait together. */
let tables: Readonly<Record<'kept' | 'mistrusted' | 'erased', Asleep>>
beforeAll(async () => {
  metricsPort = await freePort()
  house = await new House({ IDLE_MINUTES, METRICS_PORT: String(metricsPort) }).start()
  const [kept, mistrusted, erased] = await Promise.all([asleep(), asleep(), asleep('hello', WORDS)])
  tables = { kept, mistrusted, erased }
})
afterAll(() => house.remove())

/** How many tables were opened since the process started, from a checkpoint or from the whole log. */
async function opened(from: 'checkpoint' | 'log'): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^figment_open_seconds_count\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
}

function inDatabase<Answer>(ask: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(join(house.dataDir, 'figment.db'))
  try {
    return ask(database)
  } finally {
    database.close()
  }
}
const checkpointOf = (code: string) => inDatabase((database) => database.prepare('SELECT * FROM checkpoints WHERE code = ?').get(code))
/** In any file of the store, whether or not a row leads to it. */
const isOnDisk = (words: string) =>
  readdirSync(house.dataDir).some((file) => file.startsWith('figment.db') && readFileSync(join(house.dataDir, file)).includes(words))

interface Asleep {
  readonly code: string
  readonly players: readonly [Player, Player]
}

/** A table where Ann and Bob have talked for a while, and that has fallen asleep. */
async function asleep(...words: readonly string[]): Promise<Asleep> {
  const { code, players } = await house.table('Ann', 'Bob')
  const [ann, bob] = players as [Player, Player]
  for (let said = 0; said < 60; said++) expect(await bob.send({ type: 'say', text: words[said] ?? `line ${said}` })).toBeNull()
  await vi.waitFor(() => expect(checkpointOf(code)).toBeDefined(), { timeout: 60_000 })
  return { code, players: [ann, bob] }
}

it('a table that slept is opened from its checkpoint, and is as it was', async () => {
  const { code, players } = tables.kept
  const before = structuredClone((await players[0].refresh()).open)
  expect(await opened('checkpoint')).toBe(1)
  await house.kill()
  await house.start()
  for (const player of players) await player.join(code, { as: 'person' })
  expect(players[0].view?.open).toEqual(before)
  expect([await opened('checkpoint'), await opened('log')]).toEqual([1, 0])
  // a move that was sent before is not applied again
  const lines = before.chat.lines.length
  const [{ id } = { id: '' }] = players[1].answers
  expect(await players[1].send({ type: 'say', text: 'again' }, id)).toBeNull()
  expect((await players[1].refresh()).open.chat.lines).toHaveLength(lines)
})

it('what another version made is not believed', async () => {
  const { code, players } = tables.mistrusted
  const before = structuredClone((await players[0].join(code, { as: 'person' })).view?.open)
  await house.kill()
  const lie = JSON.stringify(checkpointOf(code)).replaceAll('line 5', 'lie 5')
  const { body } = JSON.parse(lie) as { body: string }
  expect(body).toContain('lie 59')
  inDatabase((database) => database.prepare("UPDATE checkpoints SET made_by = 'another', body = ? WHERE code = ?").run(body, code))
  await house.start()
  for (const player of players) await player.join(code, { as: 'person' })
  expect(players[0].view?.open).toEqual(before)
  expect([await opened('checkpoint'), await opened('log')]).toEqual([0, 1])
})

it('what somebody erased is in no checkpoint either, nor anywhere in the files', async () => {
  const { code, players } = tables.erased
  const [ann, bob] = players
  for (const player of players) await player.join(code, { as: 'person' })
  expect([String(checkpointOf(code)?.body).includes(WORDS), isOnDisk(WORDS)]).toEqual([true, true])
  expect((await erase(bob, code)).status).toBe(200)
  expect(isOnDisk(WORDS)).toBe(false)
  await lookAgain([ann])
  expect(ann.view?.open.people.p2?.name).toBe('')
  // and not when the table falls asleep again
  await vi.waitFor(() => expect(checkpointOf(code)).toBeDefined(), { timeout: 60_000 })
  expect(isOnDisk(WORDS)).toBe(false)
})
