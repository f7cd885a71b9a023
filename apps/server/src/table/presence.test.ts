import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, openSqliteLog } from '@figment/event-log'
import { openTable, readLog, writeEntry, unopenedTable } from '@figment/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../connection/connection.ts'
import { LiveTable } from './live-table.ts'
import { TABLE_BOUNDS } from '../running/bounds.ts'
import { WithoutPeople } from './without-people.ts'
import { Metrics } from '../running/metrics.ts'
import { PresenceBook } from './presence.ts'
import { looks } from '../testing/player.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('who is there', () => {
  function book() {
    const seen: string[] = []
    const presence = new PresenceBook(() => seen.push([...presence.present].join(' ')))
    presence.arrive('p1')
    presence.arrive('p2')
    seen.length = 0
    return { presence, seen }
  }

  it('a blink of the connection is not shown as away', () => {
    const { presence, seen } = book()
    presence.depart('p2')
    vi.advanceTimersByTime(2000)
    presence.arrive('p2')
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
  })

  it('who stays away is away, and is back when they come', () => {
    const { presence, seen } = book()
    presence.depart('p2')
    vi.advanceTimersByTime(3000)
    expect(seen).toEqual(['p1'])
    presence.arrive('p2')
    expect(seen).toEqual(['p1', 'p1 p2'])
  })

  it('somebody with two devices is there as long as one of them is', () => {
    const { presence, seen } = book()
    presence.arrive('p2')
    presence.depart('p2')
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
  })
})

describe('a host who is gone', () => {
  const CODE = 'BCDFG'
  let folder: string
  let log: EventLog
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figment-presence-'))
    log = await openSqliteLog(join(folder, 'figment.db'))
    const opened = openTable(CODE, { locale: 'en', choice: unopenedTable.open.choice, seed: CODE })
    await log.create(CODE, [writeEntry({ at: Date.now(), events: [opened] })])
  })
  afterEach(async () => {
    await log.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const device = (guest: string, person: string) => new Connection({ unsent: 0, send: () => true, close: () => {} }, { person, guest })

  /** Ada, the host, and Ben are there; then Ada is gone for so long and comes back. */
  async function hostsAfter({ goneForMs }: { readonly goneForMs: number }): Promise<readonly (string | null)[]> {
    const table = await LiveTable.open(
      log,
      CODE,
      { botPace: 1, hostGoneSeconds: 30, bounds: TABLE_BOUNDS, withoutPeople: new WithoutPeople(20), placeOf: (_, address) => address },
      new Metrics(),
      { letGo: () => {}, blank: () => {}, blankedAt: 0 },
    )
    if (!table) throw new Error('no table')
    for (const name of ['ada', 'ben']) await table.arrive(name, looks(name), 'here')
    const ada = device('ada', 'p1')
    table.connect(ada)
    table.connect(device('ben', 'p2'))
    table.disconnect(ada)
    await vi.advanceTimersByTimeAsync(goneForMs)
    table.connect(device('ada', 'p1'))
    await vi.advanceTimersByTimeAsync(300_000)
    await table.close()
    const entries = readLog(await log.read(CODE, 0))
    return entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'hostChanged' || event.type === 'standInNamed' ? [event.person] : [])),
    )
  }

  it('for a blink or a little longer stays host', async () => {
    expect(await hostsAfter({ goneForMs: 30_000 })).toEqual(['p1'])
  })

  it('for long has somebody in their place, and is host again on return', async () => {
    expect(await hostsAfter({ goneForMs: 40_000 })).toEqual(['p1', 'p2', 'p1'])
  })
})
