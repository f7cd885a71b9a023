import { CLOSED, ENVELOPE } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { FakeBrowser, ticket } from './testing/fake-browser.ts'
import { settled } from './testing/fake-clock.ts'
import { tableAfter } from './testing/fake-socket.ts'

const nothing = () => undefined
const profile = { name: 'Ada', colour: 'sky', shape: 'star' } as const

describe('on the way to a table', () => {
  it('a device asks where it is, goes there with the ticket, and answers the greeting', async () => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens('tv')
    expect(browser.asked).toMatchObject([{ code: 'TABLE', request: { as: 'tv' } }])
    expect(browser.sockets.map(({ path }) => path)).toEqual(['/process/TABLE?sessionId=session'])
    expect(browser.socket.binaryType).toBe('arraybuffer')
    expect(browser.socket.marks).toEqual([ENVELOPE.joined])
    expect(statuses).toEqual(['connecting', 'live'])
    expect(store.snapshot().view?.you).toBe('ada')
  })

  it('it tries again when nobody answers, later each time, but never later than after a second', async () => {
    const browser = new FakeBrowser()
    browser.nobodyIsReachable()
    const { statuses } = await browser.opens()
    let asked = 1
    for (const waitMs of [100, 200, 500, 1000, 1000, 1000]) {
      await browser.clock.pass(waitMs - 1)
      expect(browser.asked).toHaveLength(asked)
      await browser.clock.pass(1)
      expect(browser.asked).toHaveLength(++asked)
    }
    browser.tablesAreFound()
    await browser.clock.pass(1000)
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('devices do not all try again in the same moment', async () => {
    for (const [random, waitMs] of [
      [0, 70],
      [0.5, 100],
    ] as const) {
      const browser = Object.assign(new FakeBrowser(), { random: () => random })
      browser.nobodyIsReachable()
      await browser.opens()
      await browser.clock.pass(waitMs - 1)
      expect(browser.asked).toHaveLength(1)
      await browser.clock.pass(1)
      expect(browser.asked).toHaveLength(2)
    }
  })

  it('it gives up sockets on which the table does not speak, and waits longer for the next ones', async () => {
    const browser = new FakeBrowser()
    browser.newSocketsHear(nothing)
    await browser.opens()
    await browser.clock.pass(3599)
    expect(browser.asked).toHaveLength(1)
    // every server leads to the table, so several are tried
    expect(browser.sockets.map(({ isClosed }) => isClosed)).toEqual([false, false, false, false])
    await browser.clock.pass(1)
    expect(browser.sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, true, true])
    await browser.clock.pass(100)
    expect(browser.asked).toHaveLength(2)
    await browser.clock.pass(5399)
    expect(browser.sockets.slice(4).map(({ isClosed }) => isClosed)).toEqual([false, false, false, false])
    await browser.clock.pass(1)
    expect(browser.sockets.slice(4).map(({ isClosed }) => isClosed)).toEqual([true, true, true, true])
  })

  it('it waits for the second who was asked when the first has no answer', async () => {
    const browser = new FakeBrowser()
    browser.everybodyStandsStill()
    const { statuses } = await browser.opens()
    await browser.clock.pass(600)
    const [first, second] = browser.asked
    first?.answer({ refused: null, work: null })
    await browser.clock.pass(50)
    expect(second?.stop.aborted).toBe(false)
    second?.answer(ticket)
    await settled()
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('it does not wait for a socket that was closed', async () => {
    const browser = new FakeBrowser()
    browser.newSocketsHear((socket) => socket.closes(1006))
    await browser.opens()
    await browser.clock.pass(100)
    expect(browser.sockets).toHaveLength(2)
  })

  it('a newcomer says who they are, and says it anew when the name was no good', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameNeeded')
    const { store, statuses } = await browser.opens()
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(1)
    browser.everybodyRefuses('nameTooLong')
    store.introduce(profile)
    await settled()
    expect(browser.asked.at(-1)?.request).toEqual({ as: 'person', profile })
    expect(statuses).toEqual(['connecting', 'nameNeeded'])
    browser.tablesAreFound()
    store.introduce(profile)
    await settled()
    expect(statuses).toEqual(['connecting', 'nameNeeded', 'live'])
  })

  it('whoever is called like somebody at the table is told so, and tries another name', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameNeeded')
    const { store, statuses } = await browser.opens()
    browser.everybodyRefuses('nameTaken')
    store.introduce(profile)
    await settled()
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(2)
    expect(statuses).toEqual(['connecting', 'nameNeeded', 'nameTaken'])
    browser.tablesAreFound()
    store.introduce({ ...profile, name: 'Ada 2' })
    await settled()
    expect(statuses).toEqual(['connecting', 'nameNeeded', 'nameTaken', 'live'])
  })

  it('introduces itself once: who asked the table to forget them is not brought back by their own device', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameNeeded')
    const { store, statuses } = await browser.opens()
    browser.tablesAreFound()
    store.introduce(profile)
    await settled()
    browser.everybodyRefuses('nameNeeded')
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(60_000)
    expect(browser.asked.map(({ request }) => request)).toEqual([{ as: 'person' }, { as: 'person', profile }, { as: 'person' }])
    expect(statuses).toEqual(['connecting', 'nameNeeded', 'live', 'lost', 'nameNeeded'])
  })

  it('a name that was no good is not told again', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameEmpty')
    const { store, leave } = await browser.opens()
    store.introduce(profile)
    await settled()
    leave()
    store.start()
    expect(browser.asked.map(({ request }) => request)).toEqual([{ as: 'person' }, { as: 'person', profile }, { as: 'person' }])
  })

  it.each(['noSuchTable', 'tableFull', 'tableUnreadable', 'knockFirst', 'notNow', 'tooManyKnock'] as const)(
    '%s: it does not ask again by itself',
    async (refused) => {
      const browser = new FakeBrowser()
      browser.everybodyRefuses(refused)
      const { statuses } = await browser.opens()
      browser.wakes()
      await browser.clock.pass(60_000)
      expect(statuses).toEqual(['connecting', refused])
      expect(browser.asked).toHaveLength(1)
    },
  )

  it.each([
    ['tooManyTries', 5000],
    ['tableIsNewer', 5000],
    ['cannotSave', 1000],
    ['serverBusy', 5000],
    ['knocking', 3000],
    ['doorLocked', 15_000],
  ] as const)('%s: it asks again after %i ms', async (refused, waitMs) => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses(refused)
    const { statuses } = await browser.opens()
    for (const asked of [1, 2, 3]) {
      await browser.clock.pass(waitMs - 1)
      expect(browser.asked).toHaveLength(asked)
      await browser.clock.pass(1)
    }
    expect(statuses).toEqual(['connecting', refused])
  })
})

describe('without a network', () => {
  it('the view stays, and the table is asked for as soon as the network is back', async () => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    browser.nobodyIsReachable()
    browser.socket.closes(1006)
    await browser.clock.pass(2000)
    expect(store.snapshot()).toMatchObject({ status: 'lost', view: { you: 'ada' } })
    browser.tablesAreFound()
    browser.wakes()
    await settled()
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('a try that is under way does not hold up the one that is made when the network is back', async () => {
    const browser = new FakeBrowser()
    const { statuses } = await browser.opens()
    browser.everybodyStandsStill()
    browser.socket.closes(1006)
    await browser.clock.pass(100)
    browser.tablesAreFound()
    browser.wakes()
    await settled()
    expect(browser.asked.map(({ stop }) => stop.aborted)).toEqual([true, true, true])
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('only one try is made when the network is back, though another was planned', async () => {
    const browser = new FakeBrowser()
    await browser.opens()
    browser.everybodyStandsStill()
    browser.socket.closes(1006)
    await browser.clock.pass(50)
    browser.wakes()
    await browser.clock.pass(500)
    expect(browser.asked).toHaveLength(2)
  })

  it('a device that was told that nothing can be saved asks at once when somebody looks at the page', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('cannotSave')
    await browser.opens()
    browser.wakes()
    expect(browser.asked).toHaveLength(2)
  })

  it('looking at the page begins the row of waits anew, from the shortest', async () => {
    const browser = new FakeBrowser()
    browser.nobodyIsReachable()
    await browser.opens()
    await browser.clock.pass(5000)
    const before = browser.asked.length
    browser.wakes()
    await browser.clock.pass(99)
    expect(browser.asked).toHaveLength(before + 1)
    await browser.clock.pass(1)
    expect(browser.asked).toHaveLength(before + 2)
  })

  it('a device that tried too often does not ask sooner when somebody looks at the page', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('tooManyTries')
    await browser.opens()
    browser.wakes()
    await browser.clock.pass(4999)
    expect(browser.asked).toHaveLength(1)
  })
})

describe('a page that leaves its table', () => {
  it('says goodbye, and does nothing more', async () => {
    const browser = new FakeBrowser()
    const { store, leave, statuses } = await browser.opens()
    const { socket } = browser
    store.drivePuppet(1)
    void store.move({ type: 'standUp' })
    leave()
    expect(socket.marks.at(-1)).toBe(ENVELOPE.leave)
    expect(socket.isClosed).toBe(true)
    browser.wakes()
    expect(browser.clock.planned).toBe(0)
    expect(browser.asked).toHaveLength(1)
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('closes a socket on which the table has not spoken yet', async () => {
    const browser = new FakeBrowser()
    browser.newSocketsHear(nothing)
    const { leave, statuses } = await browser.opens()
    leave()
    expect(browser.socket.isClosed).toBe(true)
    await browser.clock.pass(60_000)
    expect(browser.sockets).toHaveLength(1)
    expect(statuses).toEqual(['connecting'])
  })

  it('opens no socket when the ticket comes too late', async () => {
    const browser = new FakeBrowser()
    browser.everybodyStandsStill()
    const { leave } = await browser.opens()
    browser.asked[0]?.answer(ticket)
    leave()
    await settled()
    expect(browser.sockets).toHaveLength(0)
  })

  it('does not try again, not even when somebody looks at the page', async () => {
    const browser = new FakeBrowser()
    browser.nobodyIsReachable()
    const { leave } = await browser.opens()
    leave()
    browser.wakes()
    expect(browser.clock.planned).toBe(0)
    expect(browser.asked).toHaveLength(1)
  })
})

describe('the key of a link', () => {
  it('is shown at the door from the first time on, and the one that the server tells is shown from then on', async () => {
    const browser = new FakeBrowser()
    const { store } = await browser.opens('tv', { key: 'fromtheaddress22' })
    expect(store.snapshot().key).toBe(ticket.key)
    browser.socket.closes(1006)
    await browser.clock.pass(1000)
    expect(browser.asked.map(({ key }) => key)).toEqual(['fromtheaddress22', ticket.key])
  })

  it('is kept when a server knows none', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameNeeded')
    const { store } = await browser.opens('person', { key: 'fromtheaddress22' })
    expect(store.snapshot().key).toBe('fromtheaddress22')
  })
})

describe('work at the door', () => {
  it('is done once, and then the table is found', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('tooManyTries', 'a-challenge')
    const { statuses } = await browser.opens()
    expect(statuses).toEqual(['connecting', 'working'])
    expect(browser.works).toMatchObject([{ challenge: 'a-challenge' }])
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(1)
    browser.tablesAreFound()
    browser.works[0]?.done()
    await settled()
    expect(browser.asked.map(({ work }) => work)).toEqual([null, 'a-challenge done'])
    expect(statuses).toEqual(['connecting', 'working', 'live'])
  })

  it('that is not enough is waited for like too many tries', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('tooManyTries', 'a-challenge')
    const { statuses } = await browser.opens()
    browser.works[0]?.done()
    await settled()
    expect(statuses).toEqual(['connecting', 'working', 'tooManyTries'])
    await browser.clock.pass(5000)
    expect(statuses).toEqual(['connecting', 'working', 'tooManyTries', 'working'])
  })

  it('ends when somebody leaves', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('tooManyTries', 'a-challenge')
    const { leave } = await browser.opens()
    leave()
    expect(browser.works[0]?.stop.aborted).toBe(true)
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(1)
  })
})

describe('at a door where one knocks', () => {
  it('a person knocks when they say so, asks until the door opens, and is heard again when they say so', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('knockFirst')
    const { store, statuses } = await browser.opens()
    store.introduce(profile)
    await settled()
    browser.everybodyRefuses('knocking')
    store.knock()
    await browser.clock.pass(3000)
    store.knock()
    await browser.clock.pass(3000)
    browser.tablesAreFound()
    await browser.clock.pass(3000)
    const asked = { as: 'person', profile }
    expect(browser.asked.map(({ request }) => request)).toEqual([
      { as: 'person' },
      asked,
      { ...asked, knock: 'wait' },
      { ...asked, knock: 'wait' },
      { ...asked, knock: 'again' },
      { ...asked, knock: 'wait' },
      { ...asked, knock: 'wait' },
    ])
    expect(statuses).toEqual(['connecting', 'knockFirst', 'knocking', 'live'])
    // inside, nobody knocks any more
    browser.socket.closes(1006)
    await browser.clock.pass(1000)
    expect(browser.asked.at(-1)?.request).toEqual({ as: 'person' })
  })

  it('who is told so on the way introduces themselves with a knock, and learns when to knock again', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('nameNeeded', null, { door: 'knock', host: 'Oksana' })
    const { store } = await browser.opens()
    expect(store.snapshot()).toMatchObject({ status: 'nameNeeded', knocksHere: true, opener: 'Oksana', knockAgainAt: null })
    browser.everybodyRefuses('notNow', null, { againInMs: 120_000 })
    store.introduce(profile)
    await settled()
    expect(browser.asked.at(-1)?.request).toEqual({ as: 'person', profile, knock: 'wait' })
    expect(store.snapshot()).toMatchObject({ status: 'notNow', opener: 'Oksana', knockAgainAt: browser.clock.now() + 120_000 })
    browser.everybodyRefuses('notNow', null, { againInMs: null })
    store.knock()
    await settled()
    expect(store.snapshot().knockAgainAt).toBeNull()
  })

  it('who was sent away asks more and more seldom, and comes in once they are let back', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('removed')
    const { statuses } = await browser.opens()
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(3)
    await browser.clock.pass(24 * 3_600_000)
    expect(browser.asked.length).toBeLessThan(24 * 4 + 20)
    expect(statuses).toEqual(['connecting', 'removed'])
    browser.tablesAreFound()
    await browser.clock.pass(15 * 60_000)
    expect(statuses.at(-1)).toBe('live')
  })

  it('a TV knocks by itself, and again after a while when it is told not now', async () => {
    const browser = new FakeBrowser()
    browser.everybodyRefuses('knockFirst')
    const { statuses } = await browser.opens('tv')
    browser.everybodyRefuses('notNow')
    await browser.clock.pass(3000)
    expect(browser.asked.map(({ request }) => request)).toEqual([{ as: 'tv' }, { as: 'tv', knock: 'wait' }])
    browser.tablesAreFound()
    await browser.clock.pass(59_999)
    expect(browser.asked).toHaveLength(2)
    await browser.clock.pass(1)
    expect(statuses).toEqual(['connecting', 'knocking', 'notNow', 'live'])
  })
})

describe('when the code of the table is changed', () => {
  const changed = { from: 1, version: 2, open: [1, { code: [0, 'OTHER'] }] } as const

  it('a device stays where it is, asks for the key of the new links, and finds the table again by what it is called', async () => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    expect(store.snapshot()).toMatchObject({ table: 'TABLE', key: ticket.key })
    browser.socket.showsChange(changed)
    expect(store.snapshot()).toMatchObject({ table: 'TABLE', key: null, view: { open: { code: 'OTHER' } } })
    await settled()
    expect(browser.keysAsked).toEqual(['TABLE'])
    expect(store.snapshot().key).toBe(browser.key)
    expect([statuses, browser.sockets.length]).toEqual([['connecting', 'live'], 1])
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(20)
    expect(browser.asked.map(({ code }) => code)).toEqual(['TABLE', 'TABLE'])
  })

  it('also where it comes with the whole view; and the key of a newer socket counts', async () => {
    const browser = new FakeBrowser()
    const { store } = await browser.opens()
    browser.key = null
    browser.socket.showsWhole({ version: 2, open: { ...tableAfter(0), code: 'OTHER' } })
    await settled()
    expect([browser.keysAsked, store.snapshot().key]).toEqual([['TABLE'], null])
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(20)
    expect(store.snapshot().key).toBe(ticket.key)
  })

  it('whoever came with a later code asks by the name once they have a place; a TV has none, and asks by its code', async () => {
    for (const [as, code] of [
      ['person', 'FIRST'],
      ['tv', 'TABLE'],
    ] as const) {
      const browser = new FakeBrowser()
      browser.isFoundAs('FIRST')
      await browser.opens(as)
      browser.socket.closes(CLOSED.handedOver)
      await browser.clock.pass(20)
      expect(browser.asked.map((asked) => asked.code)).toEqual(['TABLE', code])
    }
  })
})
