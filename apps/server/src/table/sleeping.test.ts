import { setTimeout as pause } from 'node:timers/promises'
import { FROM_CLIENT } from '@figment/protocol'
import { describe, type ExpectStatic, it, vi } from 'vitest'
import { freePort } from '@figment/services'
import { House } from '../testing/house.ts'

/** Long enough to look at a table that was touched a moment ago, also on a busy machine. */
const IDLE_MINUTES = String(6 / 60)

interface SleepyHouse {
  readonly house: House
  /** How many tables are in memory. */
  awake(): Promise<number>
  untilAsleep(expect: ExpectStatic): Promise<void>
}

async function inASleepyHouse(act: (sleepy: SleepyHouse) => Promise<void>): Promise<void> {
  const METRICS_PORT = String(await freePort())
  const house = await new House({ IDLE_MINUTES, METRICS_PORT }).start()
  const awake = async () => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    return Number(/^figment_tables_awake (\d+)$/m.exec(text)?.[1])
  }
  const untilAsleep = (expect: ExpectStatic) => vi.waitFor(async () => expect(await awake()).toBe(0), { timeout: 60_000 })
  try {
    await act({ house, awake, untilAsleep })
  } finally {
    await house.remove()
  }
}

// they mostly wait, so they wait together
describe.concurrent('sleeping', () => {
  it('a table that nobody touches leaves memory while people look at it, and the next message brings it back', ({ expect }) =>
    inASleepyHouse(async ({ house, awake, untilAsleep }) => {
      const { players } = await house.table('Ann', 'Bob')
      const [ann, bob] = players
      if (!ann || !bob) throw new Error('no players')
      expect(await awake()).toBe(1)
      await untilAsleep(expect)
      ann.sendRaw(FROM_CLIENT.ping, Buffer.alloc(0))
      await pause(200)
      expect(await awake()).toBe(0)
      const before = bob.view?.version ?? 0
      expect(await ann.send({ type: 'say', text: 'Still there?' })).toBeNull()
      await bob.until(() => (bob.view?.version ?? 0) > before)
      expect(bob.view?.present).toHaveLength(2)
      expect([ann.closedWith, bob.closedWith]).toEqual([null, null])
      expect(await awake()).toBe(1)
    }))

  it('somebody who comes wakes it too', ({ expect }) =>
    inASleepyHouse(async ({ house, untilAsleep }) => {
      const { code, players } = await house.table('Ann', 'Bob')
      await untilAsleep(expect)
      const cid = await house.guest('Cid').join(code)
      const [ann] = players
      await ann?.until(() => ann.view?.present.length === 3)
      expect(cid.view?.present).toHaveLength(3)
    }))

  it('a table without people leaves memory for good, and is as it was when they return', ({ expect }) =>
    inASleepyHouse(async ({ house, untilAsleep }) => {
      const { code, players } = await house.table('Ann', 'Bob')
      const [ann, bob] = players
      const open = ann?.view?.open
      ann?.drop()
      bob?.drop()
      await untilAsleep(expect)
      await ann?.join(code)
      expect(ann?.view?.open).toEqual(open)
    }))
})
