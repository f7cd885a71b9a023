import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Checkpoint, Tally } from './checkpoint.ts'
import type { MakePlace } from './contract.ts'
import { type EventLog, type Lease, type LogReader, NotFromHere } from './event-log.ts'
import { openLog } from './testing/open-log.ts'

/** What every store must do with what long logs had come to. */
export function checkpointContract(name: string, makePlace: MakePlace) {
  describe(`${name} with checkpoints`, () => {
    let log: EventLog
    let where: string
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ where, remove } = await makePlace())
      log = await openLog(where, { madeBy: 'today' })
    })
    afterEach(async () => {
      await log.close()
      await remove()
    })

    const ENTRIES = ['opened', 'Ann came', 'Ann sat', 'Ann spoke', 'Ann left']
    const checkpointOf = (entries: readonly string[]): Checkpoint => {
      const tally = new Tally()
      for (const entry of entries) tally.add(entry)
      return { extent: tally.extent, body: `the story of ${entries.join(', ')}` }
    }

    class Listener implements LogReader {
      readonly heard: string[] = []
      readonly from: Checkpoint | null

      constructor(from: Checkpoint | null) {
        this.from = from
      }

      take(entries: readonly string[]) {
        this.heard.push(...entries)
      }
    }
    const listen = async (to = log) => {
      const opened = await to.open('BCDFG', (from) => new Listener(from))
      if (!opened) throw new Error('no table')
      return { lease: opened.lease, from: opened.reader.from, heard: opened.reader.heard }
    }
    const WHOLE = { from: null, heard: ENTRIES }

    /** A table with five entries, and a checkpoint after the third. */
    const kept = async (): Promise<Lease> => {
      const lease = await log.create('BCDFG', ENTRIES)
      if (!lease) throw new Error('no lease')
      expect(await log.keepCheckpoint(lease, checkpointOf(ENTRIES.slice(0, 3)))).toBe('written')
      return lease
    }

    it('goes on from the latest one', async () => {
      const lease = await kept()
      expect(await listen()).toMatchObject({ from: checkpointOf(ENTRIES.slice(0, 3)), heard: ENTRIES.slice(3) })
      expect(await log.keepCheckpoint(lease, checkpointOf(ENTRIES))).toBe('fenced')
      const { lease: now } = await listen()
      expect(await log.keepCheckpoint(now, checkpointOf(ENTRIES))).toBe('written')
      expect(await listen()).toMatchObject({ from: checkpointOf(ENTRIES), heard: [] })
    })

    it('hears what was written since, by whomever', async () => {
      await kept()
      const { lease } = await listen()
      await log.append(lease, 5, ['Bob came', 'Bob sat'])
      const other = await openLog(where)
      const opened = await other.open('BCDFG', (from) => new Listener(from))
      expect(opened?.reader).toMatchObject({ from: null, heard: [...ENTRIES, 'Bob came', 'Bob sat'] })
      await other.append(opened?.lease ?? lease, 7, ['Bob left'])
      await other.close()
      expect(await listen()).toMatchObject({ heard: ['Ann spoke', 'Ann left', 'Bob came', 'Bob sat', 'Bob left'] })
    })

    it('of another version is none, until there is one of this version', async () => {
      await kept()
      const tomorrow = await openLog(where, { madeBy: 'tomorrow' })
      const { lease, ...found } = await listen(tomorrow)
      expect(found).toEqual(WHOLE)
      await tomorrow.keepCheckpoint(lease, checkpointOf(ENTRIES))
      expect((await listen(tomorrow)).heard).toEqual([])
      await tomorrow.close()
      expect(await listen()).toMatchObject(WHOLE)
    })

    it('is kept by nobody who does not hold the table, or knows more than its log', async () => {
      const lease = await kept()
      await log.dropCheckpoint('BCDFG')
      expect(await log.keepCheckpoint(lease, checkpointOf([...ENTRIES, 'from the future']))).toBe('fenced')
      const { lease: now } = await listen()
      expect(await log.keepCheckpoint(lease, checkpointOf(ENTRIES))).toBe('fenced')
      expect(await listen()).toMatchObject(WHOLE)
      expect(await log.keepCheckpoint(now, checkpointOf(ENTRIES))).toBe('fenced')
      const nameless = await openLog(where)
      const { lease: last } = await listen(nameless)
      expect(await nameless.keepCheckpoint(last, checkpointOf(ENTRIES))).toBe('fenced')
      await nameless.close()
      expect(await listen()).toMatchObject(WHOLE)
    })

    it('goes with what is rewritten, and cannot be kept again by who knew what was there', async () => {
      const lease = await kept()
      expect(await log.rewrite(lease, 5, [{ number: 1, body: 'somebody came' }])).toBe('written')
      expect(await log.keepCheckpoint(lease, checkpointOf(ENTRIES))).toBe('fenced')
      expect(await listen()).toMatchObject({ from: null, heard: ENTRIES.with(1, 'somebody came') })
    })

    it('goes with its table', async () => {
      await kept()
      await log.remove('BCDFG')
      await log.create('BCDFG', ENTRIES)
      expect(await listen()).toMatchObject(WHOLE)
    })

    it('can be thrown away', async () => {
      await kept()
      await log.dropCheckpoint('BCDFG')
      await log.dropCheckpoint('BCDFG')
      expect(await listen()).toMatchObject(WHOLE)
    })

    it('of another log is none', async () => {
      const lease = await log.create('BCDFG', ENTRIES)
      if (!lease) throw new Error('no lease')
      await log.keepCheckpoint(lease, checkpointOf(['opened', 'Bob came', 'Bob sat']))
      expect(await listen()).toMatchObject(WHOLE)
    })

    it('that its reader cannot go on from is none', async () => {
      await kept()
      const cannotBegin = (from: Checkpoint | null) => {
        if (from) throw new NotFromHere('who is Ann?')
        return new Listener(from)
      }
      expect((await log.open('BCDFG', cannotBegin))?.reader).toMatchObject(WHOLE)
      class Forgetful extends Listener {
        override take(entries: readonly string[]) {
          if (this.from && entries.includes('Ann left')) throw new NotFromHere('who is Ann?')
          super.take(entries)
        }
      }
      expect((await log.open('BCDFG', (from) => new Forgetful(from)))?.reader).toMatchObject(WHOLE)
    })
  })
}
