import { setTimeout as pause } from 'node:timers/promises'
import { FROM_CLIENT } from '@figment/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort, House } from './testing/house.ts'

const IDLE_MINUTES = '0.02'
let house: House
afterEach(async () => await house.remove())

async function sleepyHouse(): Promise<() => Promise<number>> {
  const METRICS_PORT = String(await freePort())
  house = await new House({ IDLE_MINUTES, METRICS_PORT }).start()
  return async () => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    return Number(/^figment_tables_awake (\d+)$/m.exec(text)?.[1])
  }
}

it('a table that nobody touches leaves memory while people look at it, and the next message brings it back', async () => {
  const awake = await sleepyHouse()
  const { players } = await house.table('Ann', 'Bob')
  const [ann, bob] = players
  if (!ann || !bob) throw new Error('no players')
  expect(await awake()).toBe(1)
  await vi.waitFor(async () => expect(await awake()).toBe(0), { timeout: 10_000 })
  ann.sendRaw(FROM_CLIENT.ping, Buffer.alloc(0))
  await pause(200)
  expect(await awake()).toBe(0)
  const before = bob.view?.version ?? 0
  expect(await ann.send({ type: 'say', text: 'Still there?' })).toBeNull()
  await bob.until(() => (bob.view?.version ?? 0) > before)
  expect(bob.view?.present).toHaveLength(2)
  expect([ann.closedWith, bob.closedWith]).toEqual([null, null])
  expect(await awake()).toBe(1)
})

it('somebody who comes wakes it too', async () => {
  const awake = await sleepyHouse()
  const { code, players } = await house.table('Ann', 'Bob')
  await vi.waitFor(async () => expect(await awake()).toBe(0), { timeout: 10_000 })
  const cid = await house.guest('Cid').join(code)
  const [ann] = players
  await ann?.until(() => ann.view?.present.length === 3)
  expect(cid.view?.present).toHaveLength(3)
})

it('a table without people leaves memory for good, and is as it was when they return', async () => {
  const awake = await sleepyHouse()
  const { code, players } = await house.table('Ann', 'Bob')
  const [ann, bob] = players
  const open = ann?.view?.open
  ann?.drop()
  bob?.drop()
  await vi.waitFor(async () => expect(await awake()).toBe(0), { timeout: 10_000 })
  await ann?.join(code)
  expect(ann?.view?.open).toEqual(open)
})
