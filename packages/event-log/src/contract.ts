import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventLog } from './event-log.ts'

/** What every store of logs must do; each store runs it. `reopen` opens the same store a second time. */
export function eventLogContract(
  name: string,
  make: () => Promise<{ log: EventLog; reopen: () => Promise<EventLog>; remove: () => Promise<void> }>,
) {
  describe(`${name} as an event log`, () => {
    let log: EventLog
    let reopen: () => Promise<EventLog>
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ log, reopen, remove } = await make())
    })
    afterEach(async () => {
      await log.close()
      await remove()
    })

    it('keeps entries in their order', async () => {
      const lease = await log.create('BCDFG', ['opened'])
      expect(lease).not.toBeNull()
      if (!lease) return
      expect(await log.append(lease, 1, ['came', 'sat'])).toBe('written')
      expect(await log.append(lease, 3, ['left'])).toBe('written')
      expect((await log.open('BCDFG'))?.entries).toEqual(['opened', 'came', 'sat', 'left'])
    })

    it('makes a table once', async () => {
      expect(await log.create('BCDFG', ['first'])).not.toBeNull()
      expect(await log.create('BCDFG', ['second'])).toBeNull()
      expect((await log.open('BCDFG'))?.entries).toEqual(['first'])
    })

    it('knows which tables there are', async () => {
      await log.create('BCDFG', ['opened'])
      expect(await log.has('BCDFG')).toBe(true)
      expect(await log.has('ZZZZZ')).toBe(false)
      expect(await log.open('ZZZZZ')).toBeNull()
    })

    it('refuses a writer whose table was taken over', async () => {
      const first = await log.create('BCDFG', ['opened'])
      const second = await log.open('BCDFG')
      if (!first || !second) throw new Error('no lease')
      expect(await log.append(first, 1, ['stale'])).toBe('fenced')
      expect(await log.append(second.lease, 1, ['fresh'])).toBe('written')
      expect((await log.open('BCDFG'))?.entries).toEqual(['opened', 'fresh'])
    })

    it('refuses a writer who does not know the end of the log', async () => {
      const lease = await log.create('BCDFG', ['opened'])
      if (!lease) throw new Error('no lease')
      expect(await log.append(lease, 5, ['from the future'])).toBe('fenced')
      expect(await log.append(lease, 0, ['from the past'])).toBe('fenced')
      expect(await log.append(lease, 1, ['right'])).toBe('written')
    })

    it('writes many tables at once, each whole', async () => {
      const tables = ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF']
      const leases = await Promise.all(tables.map((table) => log.create(table, ['opened'])))
      const appends = leases.flatMap((lease) => {
        if (!lease) throw new Error('no lease')
        return Array.from({ length: 50 }, (_, at) => log.append(lease, at + 1, [`${lease.table} ${at}`]))
      })
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['written']))
      for (const table of tables) {
        const opened = await log.open(table)
        expect(opened?.entries).toEqual(['opened', ...Array.from({ length: 50 }, (_, at) => `${table} ${at}`)])
      }
    })

    it('one stale append in a batch does not hurt the others', async () => {
      const stale = await log.create('BBBBB', ['opened'])
      await log.open('BBBBB')
      const fresh = await log.create('CCCCC', ['opened'])
      if (!stale || !fresh) throw new Error('no lease')
      expect(await Promise.all([log.append(stale, 1, ['x']), log.append(fresh, 1, ['y'])])).toEqual(['fenced', 'written'])
    })

    it('is still there when it is opened again', async () => {
      await log.create('BCDFG', ['opened', 'ünï — 🦊'])
      const again = await reopen()
      expect((await again.open('BCDFG'))?.entries).toEqual(['opened', 'ünï — 🦊'])
      await again.close()
    })
  })
}
