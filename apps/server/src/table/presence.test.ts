import { entry, GAME_IDS } from '@figment/catalog'
import { optionsOf } from '@figment/game-kit/testing'
import { FROM_CLIENT } from '@figment/protocol'
import { type Choice, evolve, readLog, type TableEvent, unopenedTable } from '@figment/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../connection/connection.ts'
import type { LiveTable } from './live-table.ts'
import { PresenceBook } from './presence.ts'
import { logOfItsOwn, loneTable } from '../testing/lone-table.ts'
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

const CODE = 'BCDFG'
let kept: Awaited<ReturnType<typeof logOfItsOwn>>

const device = (guest: string, person: string) => new Connection({ unsent: 0, send: () => true, close: () => {} }, { person, guest })

/** Whoever has these names is p1, p2 and so on. */
async function openedBy(names: readonly string[], choice?: Choice): Promise<LiveTable> {
  kept = await logOfItsOwn()
  const table = await loneTable(kept.log, CODE, choice && { choice })
  for (const name of names) await table.door.arrive(name, looks(name), 'here')
  return table
}

const eventsWritten = async (): Promise<readonly TableEvent[]> => readLog(await kept.log.read(CODE, 0)).flatMap(({ events }) => events)

const clearedAway = () => kept.remove()

describe('a host who is gone', () => {
  afterEach(clearedAway)

  /** Ada, the host, and Ben are there; then Ada is gone for so long and comes back. */
  async function hostsAfter({ goneForMs }: { readonly goneForMs: number }): Promise<readonly (string | null)[]> {
    const table = await openedBy(['ada', 'ben'])
    const ada = device('ada', 'p1')
    table.connect(ada)
    table.connect(device('ben', 'p2'))
    table.disconnect(ada)
    await vi.advanceTimersByTimeAsync(goneForMs)
    table.connect(device('ada', 'p1'))
    await vi.advanceTimersByTimeAsync(300_000)
    await table.close()
    return (await eventsWritten()).flatMap((event) => (event.type === 'hostChanged' || event.type === 'standInNamed' ? [event.person] : []))
  }

  it('for a blink or a little longer stays host', async () => {
    expect(await hostsAfter({ goneForMs: 30_000 })).toEqual(['p1'])
  })

  it('for long has somebody in their place, and is host again on return', async () => {
    expect(await hostsAfter({ goneForMs: 40_000 })).toEqual(['p1', 'p2', 'p1'])
  })
})

describe('a game that waits for people alone', () => {
  afterEach(clearedAway)
  afterEach(() => void vi.restoreAllMocks())

  it.each(GAME_IDS.filter((game) => entry(game).rules.presenceChanged))(
    '%s is asked when one of them is away, and what it says is done; not before all could come back after a restart',
    async (game) => {
      const { rules, usual, manifest } = entry(game)
      const options = optionsOf(entry(game), usual('en'))
      const names = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'].slice(0, manifest.seats(options).min)
      const table = await openedBy(names, { game, options } as Choice)
      const devices = names.map((name, at) => device(name, `p${at + 1}`))
      const [ada, ben] = devices as [Connection, Connection]
      for (const one of devices) table.connect(one)
      table.receive(ada, FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: 'begin-now', move: { type: 'startGame' } })))
      const asked = vi.spyOn(rules, 'presenceChanged')
      table.disconnect(ben)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(asked).not.toHaveBeenCalled()
      table.connect(ben)
      await vi.advanceTimersByTimeAsync(10_000)
      asked.mockImplementation((state, chance) => (chance.who(1) === 'away' ? rules.end(state, chance) : []))
      table.disconnect(ben)
      await vi.advanceTimersByTimeAsync(2000)
      const isOver = async () => (await eventsWritten()).reduce(evolve, unopenedTable).open.play?.open.phase === 'over'
      expect(await isOver()).toBe(false)
      await vi.advanceTimersByTimeAsync(1000)
      await table.close()
      expect(await isOver()).toBe(true)
    },
  )
})
