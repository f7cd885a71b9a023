import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, openSqliteLog } from '@figment/event-log'
import { evolve, readLog, type TableEvent, unopenedTable } from '@figment/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLANS } from '../golden/evenings.ts'
import { hasGameEnded } from '../keeping/aside.ts'
import { Metrics } from '../running/metrics.ts'
import { TableBook } from './table-book.ts'

const evening = PLANS.find(({ name }) => name === 'long-evening')?.record() ?? []
const CODE = 'BCDFG'

describe('a book keeps a checkpoint', () => {
  let folder: string
  let log: EventLog
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figment-book-'))
    log = await openSqliteLog(join(folder, 'figment.db'), { madeBy: 'today' })
  })
  afterEach(async () => {
    await log.close()
    rmSync(folder, { recursive: true })
  })

  /** A table whose log has so many entries of that evening; `lengths`: of the log, at each checkpoint. */
  async function opened(entries: number) {
    const lease = await log.create(CODE, evening.slice(0, 1))
    if (!lease || (await log.append(lease, 1, evening.slice(1, entries))) !== 'written') throw new Error('not written')
    return await again()
  }

  async function again() {
    const keep = vi.spyOn(log, 'keepCheckpoint')
    keep.mockClear()
    const book = await TableBook.open(log, CODE, new Metrics())
    if (!book) throw new Error('no table')
    const lengths = async () => {
      await book.rest({ forLong: false })
      return keep.mock.calls.map(([, { extent }]) => extent.length)
    }
    return { book, lengths }
  }

  const say = (book: TableBook, times: number, text = 'hello') => {
    const said: TableEvent = { type: 'said', person: 'p1', text }
    return Promise.all(Array.from({ length: times }, () => book.write([said])))
  }

  it('at every 2,000th entry, which the next one who opens the table goes on from', async () => {
    const { book, lengths } = await opened(10)
    await say(book, 1989)
    expect(book.length).toBe(1999)
    await say(book, 1)
    await say(book, 5)
    expect(await lengths()).toEqual([2000])
    const { state, bytes } = book
    const next = await again()
    expect([next.book.state, next.book.length, next.book.bytes]).toEqual([state, 2005, bytes])
    await say(next.book, 1994)
    await say(next.book, 1)
    expect(await next.lengths()).toEqual([4000])
  })

  it('at every megabyte', async () => {
    const { book, lengths } = await opened(10)
    while (book.bytes < 1024 * 1024) {
      expect(await lengths()).toEqual([])
      await say(book, 1, 'x'.repeat(100_000))
    }
    expect(await lengths()).toEqual([book.length])
  })

  it('at the end of a game', async () => {
    const entries = readLog(evening)
    const states = entries.reduce((all, { events }) => [...all, events.reduce(evolve, all.at(-1) ?? unopenedTable)], [unopenedTable])
    const end = entries.findIndex((_, at) => hasGameEnded(states[at] ?? unopenedTable, states[at + 1] ?? unopenedTable))
    expect(end).toBeGreaterThan(50)
    const { book, lengths } = await opened(end)
    await book.write(entries[end]?.events ?? [])
    await say(book, 3)
    expect(await lengths()).toEqual([end + 1])
    expect(book.state).toMatchObject({ open: { games: 1 } })
  })

  it('when a long log had to be read as a whole', async () => {
    const first = await opened(10)
    await say(first.book, 2100)
    await first.lengths()
    await log.dropCheckpoint(CODE)
    const { lengths } = await again()
    expect(await lengths()).toEqual([2110])
    expect(await (await again()).lengths()).toEqual([])
  })

  it('of what is written alone, and goes on without one', async () => {
    const { book, lengths } = await opened(10)
    const keep = vi.spyOn(log, 'keepCheckpoint').mockRejectedValue(new Error('no room'))
    await say(book, 1990)
    expect(await say(book, 1)).toMatchObject([{ version: 2001 }])
    expect(await lengths()).toEqual([2000])
    keep.mockRestore()
    // somebody else has the table, and the last entries of this process are refused
    await TableBook.open(log, CODE, new Metrics())
    await say(book, 2000)
    await book.rest({ forLong: true })
    const { book: next } = await again()
    expect(next.length).toBe(2001)
  })
})
