import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkpointContract } from './checkpoint-contract.ts'
import { type EventLog, type Lease, StoreAway, WholeLog } from './event-log.ts'
import { marksContract } from './marks-contract.ts'
import { operatorContract } from './operator-contract.ts'
import { openLog } from './testing/open-log.ts'
import { run, runToItsEnd } from './testing/run.ts'

/** Makes an empty store: a file, or a database. One that `isNew` nobody has ever opened. */
export type MakePlace = (wanted?: { readonly isNew: boolean }) => Promise<{ where: string; remove: () => Promise<void> }>

/** What every store of logs must do; each store runs it. */
export function eventLogContract(name: string, makePlace: MakePlace) {
  describe(`${name} as an event log`, () => {
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

    const made = async (table: string, first: readonly string[] = ['opened']): Promise<Lease> => {
      const lease = await log.create(table, first)
      if (!lease) throw new Error(`${table} was there`)
      return lease
    }
    const entriesOf = async (table: string) => (await log.open(table, () => new WholeLog()))?.reader.entries
    const tablesOf = async (guest: string) => (await log.tablesOf(guest)).map(({ table }) => table)

    it('keeps entries in their order', async () => {
      const lease = await made('BCDFG')
      expect(await log.append(lease, 1, ['came', 'sat'])).toBe('written')
      expect(await log.append(lease, 3, ['left'])).toBe('written')
      expect(await entriesOf('BCDFG')).toEqual(['opened', 'came', 'sat', 'left'])
    })

    it('makes a table once', async () => {
      expect(await log.create('BCDFG', ['first'])).not.toBeNull()
      expect(await log.create('BCDFG', ['second'], { came: ['ann'] })).toBeNull()
      expect(await entriesOf('BCDFG')).toEqual(['first'])
      expect(await tablesOf('ann')).toEqual([])
    })

    it('knows which tables there are', async () => {
      await made('BCDFG')
      expect(await log.has('BCDFG')).toBe(true)
      expect(await log.has('ZZZZZ')).toBe(false)
      expect(await log.open('ZZZZZ', () => new WholeLog())).toBeNull()
    })

    it('reads from a number on and leaves the table to its holder', async () => {
      const lease = await made('BCDFG', ['opened', 'came', 'sat'])
      expect(await log.read('BCDFG', 1)).toEqual(['came', 'sat'])
      expect(await log.read('BCDFG', 3)).toEqual([])
      expect(await log.read('ZZZZZ', 0)).toEqual([])
      expect(await log.append(lease, 3, ['left'])).toBe('written')
    })

    it('leaves a table to its holder when whoever opens it does not like what is in it', async () => {
      const lease = await made('BCDFG', ['opened', 'came'])
      const seen: string[] = []
      const take = (entries: readonly string[]) => {
        seen.push(...entries)
        throw new RangeError('not for me')
      }
      await expect(log.open('BCDFG', () => ({ take }))).rejects.toThrow('not for me')
      expect(seen).toEqual(['opened', 'came'])
      expect(await log.append(lease, 2, ['sat'])).toBe('written')
      const opened = await log.open('BCDFG', () => new WholeLog())
      expect(opened?.reader.entries).toEqual(['opened', 'came', 'sat'])
      expect(opened?.lease.epoch).toBe(lease.epoch + 1)
    })

    it('reads a long log in pieces, while its holder goes on writing it', async () => {
      const lease = await made(
        'BCDFG',
        Array.from({ length: 2500 }, (_, at) => String(at)),
      )
      const lengths: number[] = []
      const writing: Promise<unknown>[] = []
      class Piecewise extends WholeLog {
        override take(entries: readonly string[]) {
          super.take(entries)
          lengths.push(entries.length)
          writing.push(log.append(lease, 2500 + writing.length, [String(2500 + writing.length)]))
        }
      }
      const opened = await log.open('BCDFG', () => new Piecewise())
      const written = (await Promise.all(writing)).filter((answer) => answer === 'written')
      const kept = await log.read('BCDFG', 0)
      expect(kept).toHaveLength(2500 + written.length)
      expect(opened?.reader.entries).toEqual(kept)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(1000)
      expect(await log.append(opened?.lease ?? lease, kept.length, ['mine'])).toBe('written')
    })

    it('long entries come in smaller pieces', async () => {
      await made(
        'BCDFG',
        Array.from({ length: 300 }, (_, at) => String(at).padEnd(20_000, '.')),
      )
      const lengths: number[] = []
      await log.open('BCDFG', () => ({ take: (entries) => void lengths.push(entries.length) }))
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(300)
      expect(Math.max(...lengths.slice(1))).toBeLessThan(60)
    })

    it('reads a log anew when it was rewritten while it was read', async () => {
      const lease = await made(
        'BCDFG',
        Array.from({ length: 600 }, (_, at) => `Ann ${at}`),
      )
      let begun = 0
      class Interrupted extends WholeLog {
        override take(entries: readonly string[]) {
          // by another process, and wholly, before the next piece of it is asked for
          if (begun === 1 && this.entries.length === 0) runToItsEnd('rewriter', where, 'BCDFG', String(lease.epoch), '600', '5', 'somebody')
          super.take(entries)
        }
      }
      const opened = await log.open('BCDFG', () => {
        begun++
        return new Interrupted()
      })
      expect(begun).toBe(2)
      expect(opened?.reader.entries[5]).toBe('somebody')
      expect(opened?.reader.entries).toHaveLength(600)
    })

    it('refuses a writer whose table was taken over', async () => {
      const first = await made('BCDFG')
      const second = await log.open('BCDFG', () => new WholeLog())
      if (!second) throw new Error('no lease')
      expect(await log.append(first, 1, ['stale'], { came: ['ann'], finished: { game: 'a game', from: 0 } })).toBe('fenced')
      expect(await log.rewrite(first, 1, [{ number: 0, body: 'stale' }])).toBe('fenced')
      expect(await log.append(second.lease, 1, ['fresh'])).toBe('written')
      expect(await entriesOf('BCDFG')).toEqual(['opened', 'fresh'])
      expect(await tablesOf('ann')).toEqual([])
      expect(await log.finishedGames('BCDFG')).toEqual([])
    })

    it('refuses a writer who does not know the end of the log', async () => {
      const lease = await made('BCDFG')
      expect(await log.append(lease, 5, ['from the future'])).toBe('fenced')
      expect(await log.append(lease, 0, ['from the past'])).toBe('fenced')
      expect(await log.append(lease, 1, ['right'])).toBe('written')
    })

    it('writes many tables at once, each whole', async () => {
      const tables = ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF']
      const leases = await Promise.all(tables.map((table) => made(table)))
      const appends = leases.flatMap((lease) => Array.from({ length: 50 }, (_, at) => log.append(lease, at + 1, [`${lease.table} ${at}`])))
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['written']))
      for (const table of tables) {
        expect(await entriesOf(table)).toEqual(['opened', ...Array.from({ length: 50 }, (_, at) => `${table} ${at}`)])
      }
    })

    it('one stale append in a batch does not hurt the others', async () => {
      const stale = await made('BBBBB')
      await log.open('BBBBB', () => new WholeLog())
      const fresh = await made('CCCCC')
      expect(await Promise.all([log.append(stale, 1, ['x']), log.append(fresh, 1, ['y'])])).toEqual(['fenced', 'written'])
    })

    it('appends of one table in one batch happen one after the other', async () => {
      const lease = await made('BCDFG')
      const all = await Promise.all([
        log.append(lease, 1, ['came'], { came: ['ann', 'bob'] }),
        log.append(lease, 2, ['over', 'out'], { left: ['ann'], finished: { game: 'a game', from: 1 } }),
        log.append(lease, 2, ['too early']),
        log.append(lease, 4, ['back'], { came: ['ann'], left: ['bob'] }),
        log.append(lease, 9, ['too late'], { came: ['bob'] }),
      ])
      expect(all).toEqual(['written', 'written', 'fenced', 'written', 'fenced'])
      expect(await log.read('BCDFG', 0)).toEqual(['opened', 'came', 'over', 'out', 'back'])
      expect([await tablesOf('ann'), await tablesOf('bob')]).toEqual([['BCDFG'], []])
      expect(await log.finishedGames('BCDFG')).toMatchObject([{ game: 'a game', from: 1, to: 4 }])
    })

    it('puts other texts in the place of old ones', async () => {
      const lease = await made('BCDFG', ['opened', 'Ann came', 'a move', 'Ann spoke'])
      const nameless = [
        { number: 1, body: 'somebody came' },
        { number: 3, body: 'somebody spoke' },
      ]
      expect(await log.rewrite(lease, 3, nameless)).toBe('fenced')
      expect(await log.read('BCDFG', 1)).toEqual(['Ann came', 'a move', 'Ann spoke'])
      expect(await log.rewrite(lease, 4, nameless)).toBe('written')
      // whoever held it still knows what was there
      expect(await log.append(lease, 4, ['more'])).toBe('fenced')
      expect(await entriesOf('BCDFG')).toEqual(['opened', 'somebody came', 'a move', 'somebody spoke'])
    })

    it('rewrites a long log, whatever is in it', async () => {
      const bodies = Array.from({ length: 1300 }, (_, at) => `Ann ${at} 'said' "ü" {}`)
      const lease = await made('BCDFG', bodies)
      const entries = bodies
        .map((body, number) => ({ number, body: body.replace('Ann', 'somebody') }))
        .filter(({ number }) => number !== 700)
      expect(await log.rewrite(lease, 1300, entries)).toBe('written')
      expect(await entriesOf('BCDFG')).toEqual(bodies.map((body, at) => (at === 700 ? body : body.replace('Ann', 'somebody'))))
    })

    it('rewrites all or nothing', async () => {
      const lease = await log.create('BCDFG', ['opened', 'came'], { came: ['ann'] })
      if (!lease) throw new Error('no lease')
      const oneTooMany = [1, 2].map((number) => ({ number, body: 'gone' }))
      await expect(log.rewrite(lease, 2, oneTooMany, { left: ['ann'] })).rejects.toThrow(RangeError)
      expect(await log.read('BCDFG', 0)).toEqual(['opened', 'came'])
      expect(await tablesOf('ann')).toEqual(['BCDFG'])
      expect(await log.rewrite(lease, 2, oneTooMany.slice(0, 1), { left: ['ann'] })).toBe('written')
      expect(await tablesOf('ann')).toEqual([])
    })

    it('finds the tables of a guest, the one last active first', async () => {
      const before = Date.now()
      const first = await log.create('BBBBB', ['opened'], { came: ['ann', 'bob'] })
      await log.create('CCCCC', ['opened'], { came: ['ann'] })
      if (!first) throw new Error('no lease')
      await pause(5)
      expect(await log.append(first, 1, ['moved'])).toBe('written')
      expect(await tablesOf('ann')).toEqual(['BBBBB', 'CCCCC'])
      expect(await tablesOf('bob')).toEqual(['BBBBB'])
      expect(await tablesOf('nobody')).toEqual([])
      const [{ activeAt } = { activeAt: 0 }] = await log.tablesOf('bob')
      expect(activeAt).toBeGreaterThanOrEqual(before)
      expect(activeAt).toBeLessThanOrEqual(Date.now())
    })

    it('tells whoever stands at the door about a table without taking it over', async () => {
      const before = Date.now()
      const lease = await log.create('BCDFG', ['opened'], { came: ['ann'] })
      if (!lease) throw new Error('no lease')
      expect(await log.find('ZZZZZ', 'ann')).toBeNull()
      expect(await log.find('BCDFG', 'bob')).toMatchObject({ standing: null })
      const found = await log.find('BCDFG', 'ann')
      expect(found?.standing).toBe('place')
      expect(found?.openedAt).toBeGreaterThanOrEqual(before)
      expect(found?.seenAt).toBe(found?.openedAt)
      expect(await log.append(lease, 1, ['moved'])).toBe('written')
    })

    it('finds a table by the code that leads to it, and by its name, and says what its door is like', async () => {
      const lease = await log.create('BCDFG', ['opened'], { came: ['ann'] })
      if (!lease) throw new Error('no lease')
      expect(await log.find('BCDFG', 'ann')).toMatchObject({ table: 'BCDFG', code: 'BCDFG', door: 'open', standing: 'place' })
      await log.append(lease, 1, ['locked'], { door: { is: 'locked', code: null } })
      expect(await log.find('BCDFG', 'bob')).toMatchObject({ table: 'BCDFG', code: 'BCDFG', door: 'locked', standing: null })
      expect(await log.claimCode('BCDFG', 'GFDCB')).toBe(true)
      await log.append(lease, 2, ['another code'], { door: { is: 'open', code: 'GFDCB' } })
      for (const asked of ['BCDFG', 'GFDCB'])
        expect(await log.find(asked, 'ann')).toMatchObject({ table: 'BCDFG', code: 'GFDCB', door: 'open', standing: 'place' })
      expect(await log.tablesOf('ann')).toMatchObject([{ table: 'BCDFG', code: 'GFDCB' }])
      expect(await log.create('GFDCB', ['opened'])).toBeNull()
      expect(await log.create('BCDFG', ['opened'])).toBeNull()
      expect(await log.claimCode('BCDFG', 'HHHHH')).toBe(true)
      await log.append(lease, 3, ['another one again'], { door: { is: 'open', code: 'HHHHH' } })
      expect(await log.find('GFDCB', 'ann')).toBeNull()
      expect(await log.create('GFDCB', ['opened'])).not.toBeNull()
      await log.remove('BCDFG')
      expect(await log.find('HHHHH', 'ann')).toBeNull()
      expect(await log.create('HHHHH', ['opened'])).not.toBeNull()
    })

    it('gives a code to one table, however many want it at the same moment, to change to it or to open with it', async () => {
      // two connections to one file in one thread would wait for each other
      const other = where.startsWith('postgres:') ? await openLog(where) : log
      const tables = ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF']
      for (const table of tables) await made(table)
      for (const code of ['GGGGG', 'HHHHH', 'JJJJJ', 'KKKKK']) {
        const wanted = tables.map((table, at) => (at % 2 ? log : other).claimCode(table, code))
        const opened = [log, other].map(async (one) => (await one.create(code, ['opened'])) !== null)
        expect((await Promise.all([...wanted, ...opened])).filter(Boolean)).toHaveLength(1)
        expect([await log.claimCode('BBBBB', code), await log.create(code, ['opened'])]).toEqual([false, null])
      }
      // a name is taken too, and a table that is gone claims nothing
      expect([await log.claimCode('BBBBB', 'CCCCC'), await log.claimCode('ZZZZZ', 'MMMMM')]).toEqual([false, false])
      if (other !== log) await other.close()
    })

    it('keeps the marks of places beside the guest, and no longer than the guest', async () => {
      const lease = await log.create('BCDFG', ['opened'], { came: ['ann', 'bob'] })
      if (!lease) throw new Error('no lease')
      const places = async () => Object.fromEntries(await log.placesAt('BCDFG'))
      expect(await places()).toEqual({})
      await log.notePlaces(
        'BCDFG',
        new Map([
          ['ann', ['aaaaa']],
          ['bob', ['bbbbb', 'ccccc']],
          ['nobody', ['ddddd']],
        ]),
      )
      await log.notePlaces('BCDFG', new Map([['ann', ['aaaaa', 'eeeee']]]))
      await log.append(lease, 1, ['bob is out'], { sentAway: ['bob'] })
      expect(await places()).toEqual({ ann: ['aaaaa', 'eeeee'], bob: ['bbbbb', 'ccccc'] })
      await log.append(lease, 2, ['ann is gone'], { left: ['ann'] })
      expect(await places()).toEqual({ bob: ['bbbbb', 'ccccc'] })
      await log.remove('BCDFG')
      expect(await places()).toEqual({})
    })

    it('writes the door with the entry that changes it, or not at all, the latest of several', async () => {
      const lease = await made('BCDFG')
      const written = await Promise.all([
        log.append(lease, 1, ['locked'], { door: { is: 'locked', code: null } }),
        log.append(lease, 2, ['open'], { door: { is: 'open', code: 'GFDCB' } }),
        log.append(lease, 9, ['too late'], { door: { is: 'locked', code: 'HHHHH' } }),
      ])
      expect(written).toEqual(['written', 'written', 'fenced'])
      expect(await log.find('GFDCB', 'ann')).toMatchObject({ door: 'open', code: 'GFDCB' })
    })

    it('knows whom a table has sent away, until they are let in again', async () => {
      const lease = await log.create('BCDFG', ['opened'], { came: ['ann', 'bob'] })
      if (!lease) throw new Error('no lease')
      await log.append(lease, 1, ['bob is out'], { sentAway: ['bob'] })
      expect(await log.find('BCDFG', 'bob')).toMatchObject({ standing: 'sentAway' })
      expect(await log.find('BCDFG', 'ann')).toMatchObject({ standing: 'place' })
      expect(await log.find('BCDFG', 'cid')).toMatchObject({ standing: null })
      await log.append(lease, 2, ['bob may come'], { letIn: ['bob', 'cid'] })
      expect(await log.find('BCDFG', 'bob')).toMatchObject({ standing: 'letIn' })
      expect(await log.find('BCDFG', 'cid')).toMatchObject({ standing: 'letIn' })
      await log.append(lease, 3, ['bob is back'], { came: ['bob'] })
      expect(await log.find('BCDFG', 'bob')).toMatchObject({ standing: 'place' })
    })

    it('notes when somebody was last at a table, and forgets it with the table', async () => {
      const lease = await made('BBBBB')
      await made('CCCCC')
      await pause(5)
      const then = Date.now()
      await log.noteSeen([])
      await log.noteSeen(['CCCCC', 'BBBBB', 'BBBBB'])
      const seen = (await log.find('BBBBB', 'ann'))?.seenAt ?? 0
      expect(seen).toBeGreaterThanOrEqual(then)
      // what bots do while nobody is there does not count
      await pause(5)
      await log.append(lease, 1, ['a bot moved'])
      expect((await log.find('BBBBB', 'ann'))?.seenAt).toBe(seen)
      await log.noteSeen(['BBBBB'])
      expect((await log.find('BBBBB', 'ann'))?.seenAt).toBeGreaterThan(seen)
      await log.remove('BBBBB')
      await made('BBBBB')
      expect((await log.find('BBBBB', 'ann'))?.seenAt).toBe((await log.find('BBBBB', 'ann'))?.openedAt)
      // a table that was removed leaves nothing behind, whenever somebody was last seen there
      await log.remove('BBBBB')
      await log.noteSeen(['BBBBB'])
      await pause(5)
      await made('BBBBB')
      const anew = await log.find('BBBBB', 'ann')
      expect(anew?.seenAt).toBe(anew?.openedAt)
    })

    it('finds no more than fifty tables of a guest', async () => {
      for (let number = 0; number < 52; number++) await log.create(`TABLE${number}`, ['opened'], { came: ['ann'] })
      expect(await log.tablesOf('ann')).toHaveLength(50)
    })

    it('lists the games that ended, the oldest first', async () => {
      const lease = await made('BCDFG')
      const before = Date.now()
      await log.append(lease, 1, ['dealt', 'over'], { finished: { game: 'a game', from: 1 } })
      await log.append(lease, 3, ['dealt'])
      await log.append(lease, 4, ['over', 'praised'], { finished: { game: 'another game', from: 3 } })
      const games = await log.finishedGames('BCDFG')
      expect(games).toMatchObject([
        { game: 'a game', from: 1, to: 3 },
        { game: 'another game', from: 3, to: 6 },
      ])
      for (const { endedAt } of games) expect(endedAt).toBeGreaterThanOrEqual(before)
    })

    it('removes a table with all that is kept about it, and its holder is fenced', async () => {
      const lease = await made('BCDFG')
      await log.append(lease, 1, ['over'], { came: ['ann'], finished: { game: 'a game', from: 0 } })
      await log.create('CCCCC', ['opened'], { came: ['ann'] })
      expect(await log.remove('BCDFG')).toBe(true)
      expect(await log.remove('BCDFG')).toBe(false)
      expect(await log.has('BCDFG')).toBe(false)
      expect(await log.read('BCDFG', 0)).toEqual([])
      expect(await log.finishedGames('BCDFG')).toEqual([])
      expect(await tablesOf('ann')).toEqual(['CCCCC'])
      expect(await log.append(lease, 2, ['still here'])).toBe('fenced')
      // also by a table that got its name
      await log.create('BCDFG', ['another', 'one'])
      expect(await log.append(lease, 2, ['still here'])).toBe('fenced')
      expect(await log.read('BCDFG', 0)).toEqual(['another', 'one'])
    })

    it('tells where nothing was written for a time', async () => {
      const old = await made('BBBBB')
      await made('CCCCC')
      await pause(10)
      const then = Date.now()
      await made('DDDDD')
      expect(await log.quietSince(then, 10)).toEqual(['BBBBB', 'CCCCC'])
      expect(await log.quietSince(then, 1)).toEqual(['BBBBB'])
      await log.append(old, 1, ['moved'])
      expect(await log.quietSince(then, 10)).toEqual(['CCCCC'])
    })

    it('makes a secret once for each name, and keeps it', async () => {
      const told = async (from: EventLog, name: string) => Buffer.from(await from.secret(name)).toString('hex')
      const door = await told(log, 'doors')
      expect(door).toMatch(/^[0-9a-f]{64}$/)
      expect(await told(log, 'windows')).not.toBe(door)
      expect(await told(log, 'doors')).toBe(door)
      const again = await openLog(where)
      expect(await told(again, 'doors')).toBe(door)
      await again.close()
    })

    it('answers when it is asked whether it does', async () => {
      expect(await log.check()).toBeUndefined()
    })

    it('is still there when it is opened again', async () => {
      await made('BCDFG', ['opened', 'ünï — 🦊 "\\{}\n\''])
      const again = await openLog(where)
      expect((await again.open('BCDFG', () => new WholeLog()))?.reader.entries).toEqual(['opened', 'ünï — 🦊 "\\{}\n\''])
      await again.close()
    })
  })

  checkpointContract(name, makePlace)
  marksContract(name, makePlace)
  operatorContract(name, makePlace)

  describe(`${name} with several processes`, () => {
    let where: string
    let remove: () => Promise<void>
    beforeEach(async () => {
      ;({ where, remove } = await makePlace({ isNew: true }))
    })
    afterEach(() => remove())

    it('three that start at once make it together', async () => {
      const openers = ['BBBBB', 'CCCCC', 'DDDDD'].map((table) => run('opener', where, table))
      const ends = await Promise.all(openers.map((opener) => once(opener, 'exit')))
      expect(ends.map(([code]) => code)).toEqual([0, 0, 0])
      const log = await openLog(where)
      const secret = Buffer.from(await log.secret('doors')).toString('hex')
      for (const table of ['BBBBB', 'CCCCC', 'DDDDD']) expect(await log.read(table, 0)).toEqual(['opened', secret])
      await log.close()
    })

    it('loses nothing that was acknowledged when its writer is killed', async () => {
      for (let kill = 0; kill < 3; kill++) {
        const writer = run('killed-writer', where)
        let acknowledged = 0
        for await (const line of createInterface({ input: writer.stdout })) {
          acknowledged = Number(line)
          if (acknowledged >= 40 + kill * 60) writer.kill('SIGKILL')
        }
        const log = await openLog(where)
        const entries = (await log.open('BCDFG', () => new WholeLog()))?.reader.entries ?? []
        await log.close()
        expect(entries.length).toBeGreaterThanOrEqual(acknowledged)
        expect(entries).toEqual(entries.map((_, at) => String(at)))
      }
    })

    it('a writer stops when another process takes its table', async () => {
      const writer = run('killed-writer', where)
      const lines: string[] = []
      const log = await openLog(where)
      let taken: { readonly lease: Lease; readonly reader: WholeLog } | null = null
      for await (const line of createInterface({ input: writer.stdout })) {
        lines.push(line)
        if (lines.length === 20) taken = await takeHowever(log)
      }
      expect(lines.at(-1)).toBe('fenced')
      if (!taken) throw new Error('not taken')
      expect(taken.reader.entries.length).toBe(Number(lines.at(-2)))
      expect(await log.append(taken.lease, taken.reader.entries.length, ['mine'])).toBe('written')
      await log.close()
    })
  })
}

/** A writer who never pauses may keep the store from everybody else for as long as they wait: then they ask again. */
async function takeHowever(log: EventLog) {
  for (;;) {
    try {
      return await log.open('BCDFG', () => new WholeLog())
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
    }
  }
}
