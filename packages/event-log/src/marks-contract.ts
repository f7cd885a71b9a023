import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Tally } from './checkpoint.ts'
import type { MakePlace } from './contract.ts'
import { type EventLog, WholeLog } from './event-log.ts'
import { openLog } from './testing/open-log.ts'

/** What every store must know of tables that are being opened. */
export function marksContract(name: string, makePlace: MakePlace) {
  describe(`${name} with marks on tables that are being opened`, () => {
    let log: EventLog
    let remove: () => Promise<void>
    beforeEach(async () => {
      const place = await makePlace()
      remove = place.remove
      log = await openLog(place.where, { madeBy: 'today' })
      await log.create('BCDFG', ['opened'])
    })
    afterEach(async () => {
      await log.close()
      await remove()
    })

    it('knows who began and did not come to an end', async () => {
      expect(await log.marks.of('BCDFG')).toEqual({ isSetAside: false, openers: [] })
      for (const opener of ['one', 'other', 'other']) await log.marks.begin('BCDFG', opener)
      expect((await log.marks.of('BCDFG'))?.openers.toSorted()).toEqual(['one', 'other'])
      await log.marks.end('BCDFG', 'one')
      await log.marks.end('BCDFG', 'one')
      expect(await log.marks.of('BCDFG')).toEqual({ isSetAside: false, openers: ['other'] })
      expect(await log.marks.of('ZZZZZ')).toBeNull()
    })

    it('a table that is not there has none, nor when it comes', async () => {
      await log.marks.begin('ZZZZZ', 'one')
      await log.create('ZZZZZ', ['opened'])
      expect(await log.marks.of('ZZZZZ')).toEqual({ isSetAside: false, openers: [] })
    })

    it('a table that was opened has none', async () => {
      await log.create('CDFGH', ['opened'])
      for (const table of ['BCDFG', 'CDFGH']) await log.marks.begin(table, 'one')
      await log.open('BCDFG', () => new WholeLog())
      expect(await log.marks.of('BCDFG')).toEqual({ isSetAside: false, openers: [] })
      expect(await log.marks.of('CDFGH')).toEqual({ isSetAside: false, openers: ['one'] })
    })

    it('a table that its reader does not like keeps them', async () => {
      await log.marks.begin('BCDFG', 'one')
      const dislike = () => {
        throw new RangeError('not for me')
      }
      await expect(log.open('BCDFG', dislike)).rejects.toThrow('not for me')
      expect((await log.marks.of('BCDFG'))?.openers).toEqual(['one'])
    })

    it('a removed table takes them with it', async () => {
      await log.marks.begin('BCDFG', 'one')
      await log.marks.setAside('BCDFG')
      await log.remove('BCDFG')
      await log.create('BCDFG', ['opened'])
      expect(await log.marks.of('BCDFG')).toEqual({ isSetAside: false, openers: [] })
    })

    it('a table is set aside once, and put back as if nothing had been', async () => {
      const lease = await log.create('CDFGH', ['opened'])
      const tally = new Tally()
      tally.add('opened')
      if (lease) await log.keepCheckpoint(lease, { extent: tally.extent, body: 'deadly' })
      await log.marks.begin('CDFGH', 'one')
      const before = Date.now()
      expect(await log.marks.setAside('CDFGH')).toBe(true)
      expect(await log.marks.setAside('CDFGH')).toBe(false)
      expect(await log.marks.of('CDFGH')).toMatchObject({ isSetAside: true })
      const [only, ...others] = await log.marks.list()
      expect([only?.table, others]).toEqual(['CDFGH', []])
      expect(only?.since).toBeGreaterThanOrEqual(before)
      expect([await log.marks.putBack('CDFGH'), await log.marks.putBack('CDFGH'), await log.marks.putBack('ZZZZZ')]).toEqual([
        true,
        false,
        false,
      ])
      expect(await log.marks.of('CDFGH')).toEqual({ isSetAside: false, openers: [] })
      const opened = await log.open('CDFGH', (from) => Object.assign(new WholeLog(), { from }))
      expect(opened?.reader).toMatchObject({ from: null, entries: ['opened'] })
    })
  })
}
