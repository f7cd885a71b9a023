import { setImmediate as turn } from 'node:timers/promises'
import { CLOSED, FROM_CLIENT, type Whole } from '@figment/protocol'
import { unopenedTable } from '@figment/table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../connection/connection.ts'
import { messageFrame, type TableViews, wholeFrame } from '../connection/frames.ts'
import {
  LARGE_WHOLE_ENCODED_EVERY_MS,
  SMALL_WHOLE_BYTES,
  UNSENT_BEFORE_WHOLE_AT_MOST_BYTES,
  WHOLE_EVERY_MS,
  WHOLES_AT_ONCE,
  WHOLES_SELDOMER_TIMES,
} from '../running/bounds.ts'
import { setLoadLevel } from '../running/load.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'
import { Wholes } from './wholes.ts'

/** What a table shows, with so many letters drawn. */
const drawn = (letters: number): TableViews['open'] => ({ ...unopenedTable.open, code: 'x'.repeat(letters) })
const LARGE = SMALL_WHOLE_BYTES + 1000

describe('devices that missed something', () => {
  let version = 0
  let open = drawn(0)
  let refused = 0
  let shown: { readonly to: Connection; readonly version: number }[] = []
  let wholes: Wholes
  /** Something happens, after which so much is drawn. */
  const happens = (letters: number) => {
    version++
    open = drawn(letters)
  }
  function device() {
    const wire = { unsent: 0, send: () => wire.unsent === 0, close() {} }
    return { wire, connection: new Connection(wire, { person: null, guest: null }) }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    vi.setSystemTime(1_000_000)
    shown = []
    refused = 0
    version = 0
    happens(0)
    wholes = new Wholes({
      open: () => open,
      show(to) {
        shown.push({ to, version })
        to.showWhole(wholeFrame({ open, held: null } as TableViews, { version, you: null, present: [], screens: [], knocks: [], call: [] }))
      },
      onBound: () => refused++,
    })
  })
  afterEach(() => {
    wholes.close()
    setLoadLevel(0)
    vi.useRealTimers()
  })

  it('each get the whole at once', () => {
    const devices = [device(), device(), device()]
    for (const { connection } of devices) wholes.owe(connection)
    expect(shown.map(({ to }) => to)).toEqual(devices.map(({ connection }) => connection))
    expect(devices.map(({ connection }) => connection.isBehind)).toEqual([false, false, false])
    expect(refused).toBe(0)
  })

  it(`may have it ${WHOLES_AT_ONCE} times at once, and then every ${WHOLE_EVERY_MS} ms, the newest; asking oftener changes nothing`, () => {
    const { connection } = device()
    for (let asked = 0; asked < WHOLES_AT_ONCE; asked++) wholes.owe(connection)
    expect(shown).toHaveLength(WHOLES_AT_ONCE)
    expect(refused).toBe(0)
    for (let asked = 0; asked < 20; asked++) wholes.owe(connection)
    expect(shown).toHaveLength(WHOLES_AT_ONCE)
    expect(connection.isBehind).toBe(true)
    expect(refused).toBe(1)
    happens(1)
    happens(2)
    vi.advanceTimersByTime(WHOLE_EVERY_MS - 1)
    expect(shown).toHaveLength(WHOLES_AT_ONCE)
    vi.advanceTimersByTime(LARGE_WHOLE_ENCODED_EVERY_MS)
    expect(shown).toHaveLength(WHOLES_AT_ONCE + 1)
    expect(shown.at(-1)).toEqual({ to: connection, version })
    vi.advanceTimersByTime(10 * WHOLE_EVERY_MS)
    expect(shown).toHaveLength(WHOLES_AT_ONCE + 1)
  })

  it(`get it ${WHOLES_SELDOMER_TIMES} times as seldom while the process has much to do, but the first at once`, () => {
    setLoadLevel(1)
    const { connection } = device()
    wholes.owe(connection)
    expect(shown).toHaveLength(1)
    wholes.owe(connection)
    // one of those that it may have at once is left
    vi.advanceTimersByTime((WHOLES_SELDOMER_TIMES - 1) * WHOLE_EVERY_MS - LARGE_WHOLE_ENCODED_EVERY_MS)
    expect(shown).toHaveLength(1)
    vi.advanceTimersByTime(2 * LARGE_WHOLE_ENCODED_EVERY_MS)
    expect(shown).toHaveLength(2)
  })

  it('wait together for a large one that was made just now, and get the next', () => {
    const [one, two, three] = [device(), device(), device()]
    happens(LARGE)
    wholes.owe(one.connection)
    wholes.owe(two.connection)
    expect(shown).toHaveLength(2)
    happens(LARGE)
    wholes.owe(two.connection)
    wholes.owe(three.connection)
    expect(shown).toHaveLength(2)
    happens(LARGE)
    vi.advanceTimersByTime(LARGE_WHOLE_ENCODED_EVERY_MS)
    expect(shown.slice(2)).toEqual([
      { to: two.connection, version },
      { to: three.connection, version },
    ])
  })

  it('do not wait for small ones', () => {
    for (let asked = 0; asked < 3; asked++) {
      happens(100)
      wholes.owe(device().connection)
    }
    expect(shown).toHaveLength(3)
  })

  it.each([
    [UNSENT_BEFORE_WHOLE_AT_MOST_BYTES, 'gets it'],
    [UNSENT_BEFORE_WHOLE_AT_MOST_BYTES + 1, 'waits'],
  ])('and have %i bytes still to take: one of them %s', async (unsent, then) => {
    const { wire, connection } = device()
    connection.send(messageFrame(1, 'much'))
    wire.unsent = unsent
    await turn()
    wholes.owe(connection)
    expect(shown).toHaveLength(then === 'gets it' ? 1 : 0)
    // that it is slow is not held against it
    expect(refused).toBe(0)
    happens(0)
    vi.advanceTimersByTime(60_000)
    expect(shown).toHaveLength(then === 'gets it' ? 1 : 0)
    wire.unsent = 0
    vi.advanceTimersByTime(LARGE_WHOLE_ENCODED_EVERY_MS)
    expect(shown).toHaveLength(1)
    expect(connection.isBehind).toBe(false)
  })

  it('and leave meanwhile are not waited for', () => {
    const { connection } = device()
    for (let asked = 0; asked <= WHOLES_AT_ONCE; asked++) wholes.owe(connection)
    wholes.forget(connection)
    vi.advanceTimersByTime(60_000)
    expect(shown).toHaveLength(WHOLES_AT_ONCE)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('over a socket', () => {
  let house: House
  beforeAll(async () => {
    house = await (await House.counting()).start()
  })
  afterAll(() => house.remove())

  const wholesOf = ({ received }: Player) =>
    received.map((text) => JSON.parse(text || 'null') as Partial<Whole> | null).filter((message) => message?.dialect !== undefined)
  const ask = (player: Player) => player.sendRaw(FROM_CLIENT.askWhole, Buffer.from('null'))

  it('who asks for everything again and again gets the newest in the end, and is neither refused nor sent away', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    ada.received.length = 0
    // one she got when she came
    for (let asked = 1; asked < WHOLES_AT_ONCE; asked++) ask(ada)
    await ada.until(() => wholesOf(ada).length === WHOLES_AT_ONCE - 1)
    expect(await house.reached('wholes')).toBe(0)
    for (let asked = 0; asked < 100; asked++) ask(ada)
    expect(await ben.send({ type: 'say', text: 'look here' })).toBeNull()
    await ada.until(() => wholesOf(ada).at(-1)?.version === ben.view?.version)
    expect(wholesOf(ada).length).toBeLessThan(100)
    expect(ada.view?.open).toEqual(ben.view?.open)
    expect(ada.answers).toEqual([])
    expect(await ada.send({ type: 'say', text: 'I see' })).toBeNull()
    expect(await house.reached('wholes')).toBeGreaterThan(0)
  })

  it('who asks for nothing else, without end, is sent away', async () => {
    const { players } = await house.table('Ada')
    const [ada] = players as [Player]
    await ada.flood(FROM_CLIENT.askWhole, Buffer.from('null'))
    expect(ada.closedWith).toBe(CLOSED.tooFast)
  })
})
