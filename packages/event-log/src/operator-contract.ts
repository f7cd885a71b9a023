import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MakePlace } from './contract.ts'
import type { EventLog } from './event-log.ts'
import type { ReportedThing, ReportShelves } from './operator.ts'
import { openLog } from './testing/open-log.ts'

/** What every store must keep for the operator of a server. */
export function operatorContract(name: string, makePlace: MakePlace) {
  describe(`${name} for the operator`, () => {
    let log: EventLog
    let where: string
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ where, remove } = await makePlace())
      log = await openLog(where)
    })
    afterEach(async () => {
      await log.close()
      await remove()
    })

    it('notes are kept by kind and name, end in time, and are used up by one at a time', async () => {
      const { notes } = log
      await notes.put('door', { name: 'newTables', body: 'off' })
      await notes.put('door', { name: 'newTables', body: 'on' })
      expect(await notes.add('door', { name: 'newTables', body: 'off' })).toBe(false)
      expect(await notes.get('door', 'newTables')).toMatchObject({ name: 'newTables', body: 'on', until: null, uses: 0 })
      expect([await notes.get('door', 'limits'), await notes.get('session', 'newTables')]).toEqual([null, null])
      expect(await notes.add('invitation', { name: 'a', body: '', uses: 2, until: Date.now() + 60_000 })).toBe(true)
      await notes.put('invitation', { name: 'b', body: '', uses: 9, until: Date.now() - 1 })
      const other = await openLog(where)
      const used = await Promise.all([notes, other.notes, notes].map((all) => all.use('invitation', 'a')))
      await other.close()
      expect(used.filter(Boolean)).toHaveLength(2)
      expect(await notes.use('invitation', 'b')).toBe(false)
      await notes.giveBack('invitation', 'a')
      expect((await notes.list('invitation', 10)).map(({ name: of, uses }) => [of, uses])).toEqual([['a', 1]])
      await notes.sweep()
      // its name is free again
      expect(await notes.add('invitation', { name: 'b', body: '' })).toBe(true)
      expect([await notes.remove('invitation', 'a'), await notes.remove('invitation', 'a')]).toEqual([true, false])
      await notes.removeAll('invitation')
      expect(await notes.list('invitation', 10)).toEqual([])
      expect(await notes.get('door', 'newTables')).not.toBeNull()
    })

    const shelves: ReportShelves = { ofPerson: 3, ofTable: 4, ofServer: 5, letters: 100 }
    const clue = (table: string, round: number, more: Partial<ReportedThing> = {}): ReportedThing => ({
      table,
      thing: `clue ${round}`,
      person: 'p2',
      maker: 'guest-of-p2',
      about: '{}',
      exhibit: 'rude',
      ...more,
    })
    const report = (reported: ReportedThing, person = 'p1', at = 1) =>
      log.reports.keep(reported, { person, reason: 'insult', note: `by ${person}`, at }, shelves)

    it('a thing is reported once, by each person once, and gone when it is answered', async () => {
      await log.create('BCDFG', ['opened'])
      for (const [person, at] of [
        ['p1', 1],
        ['p3', 3],
        ['p1', 9],
      ] as const)
        expect(await report(clue('BCDFG', 1), person, at)).toBe('kept')
      expect(await report(clue('BCDFG', 2, { maker: null, person: null }), 'p1', 2)).toBe('kept')
      const [first, second, ...none] = await log.reports.list(10)
      expect([first?.thing, second?.thing, none, await log.reports.count()]).toEqual(['clue 1', 'clue 2', [], 2])
      expect(first).toMatchObject({ table: 'BCDFG', maker: 'guest-of-p2', about: '{}', hasExhibit: true })
      expect(first?.complaints).toEqual([
        { person: 'p1', reason: 'insult', note: 'by p1', at: 1 },
        { person: 'p3', reason: 'insult', note: 'by p3', at: 3 },
      ])
      const id = first?.id ?? ''
      expect([await log.reports.find(id), await log.reports.exhibit(id)]).toEqual([first, 'rude'])
      expect([await log.reports.remove(id), await log.reports.remove(id), await log.reports.find(id)]).toEqual([true, false, null])
      expect(await log.reports.exhibit(id)).toBeNull()
      await log.remove('BCDFG')
      expect(await log.reports.count()).toBe(0)
    })

    it('what somebody made or complained of goes with them', async () => {
      await report(clue('BCDFG', 1), 'p1')
      await report(clue('BCDFG', 1), 'p3')
      await report(clue('BCDFG', 2), 'p1')
      await report(clue('CDFGH', 1), 'p1')
      await log.reports.forget('BCDFG', ['p1'])
      expect(
        (await log.reports.list(10))
          .map(({ table, complaints }) => `${table}: ${complaints.map(({ person }) => person).join()}`)
          .toSorted(),
      ).toEqual(['BCDFG: p3', 'CDFGH: p1'])
      await log.reports.forget('BCDFG', ['p2'])
      const [forgotten] = (await log.reports.list(10)).filter(({ table }) => table === 'BCDFG')
      expect(forgotten).toMatchObject({ maker: null, hasExhibit: false })
      expect(await log.reports.exhibit(forgotten?.id ?? '')).toBeNull()
    })

    it('each shelf takes as much as it holds, and no more', async () => {
      for (const round of [1, 2, 3]) expect(await report(clue('BCDFG', round))).toBe('kept')
      expect(await report(clue('BCDFG', 4))).toBe('ofPerson')
      expect(await report(clue('BCDFG', 4), 'p3')).toBe('kept')
      expect(await report(clue('BCDFG', 5), 'p4')).toBe('ofTable')
      // of what is there already others may complain too
      expect(await report(clue('BCDFG', 4), 'p4')).toBe('kept')
      expect(await report(clue('CDFGH', 1, { exhibit: 'x'.repeat(85) }))).toBe('letters')
      expect(await report(clue('CDFGH', 1, { exhibit: 'x'.repeat(84) }))).toBe('kept')
      expect(await report(clue('DFGHJ', 1, { exhibit: '' }))).toBe('ofServer')
    })
  })
}
