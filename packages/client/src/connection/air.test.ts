import { decodeStrength, encodeMotion, FROM_CLIENT, FROM_SERVER, REACTIONS } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import type { FakeSocket } from './testing/fake-socket.ts'

async function ada() {
  const browser = new FakeBrowser()
  const { store, leave } = await browser.opens()
  const isCutOff = async () => {
    browser.socket.closes(1006)
    await browser.clock.pass(100)
  }
  return { browser, clock: browser.clock, store, leave, isCutOff }
}

const strengths = (socket: FakeSocket) =>
  socket.bodies(FROM_CLIENT.motion).map((body) => Math.round((decodeStrength(body) ?? -1) * 10) / 10)

describe('what is in the air', () => {
  it('goes out as it is made, and is not sent again when it was lost', async () => {
    const { browser, store, isCutOff } = await ada()
    browser.nobodyIsReachable()
    const first = browser.socket
    store.ink(new Uint8Array([7, 8]))
    store.react('wow')
    store.signal({ type: 'leave' })
    expect(first.bodies(FROM_CLIENT.ink)).toEqual([new Uint8Array([7, 8])])
    expect(first.bodies(FROM_CLIENT.react)).toEqual([new Uint8Array([REACTIONS.indexOf('wow')])])
    expect(first.bodies(FROM_CLIENT.signal)).toHaveLength(1)
    await isCutOff()
    store.ink(new Uint8Array([9]))
    store.react('clap')
    store.signal({ type: 'leave' })
    browser.tablesAreFound()
    await browser.clock.pass(1000)
    expect(browser.socket).not.toBe(first)
    for (const type of [FROM_CLIENT.ink, FROM_CLIENT.react, FROM_CLIENT.signal]) expect(browser.socket.bodies(type)).toEqual([])
  })

  it('is told as it comes to those who listen, and to nobody who has stopped', async () => {
    const { browser, store } = await ada()
    const heard: unknown[] = []
    const note = (told: unknown) => void heard.push(told)
    const stops = [store.onInk(note), store.onReaction(note), store.onSignal(note)]
    const says = () => {
      browser.socket.saysBytes(FROM_SERVER.ink, [1, 2])
      browser.socket.says(FROM_SERVER.reaction, { person: 'ben', reaction: 'wow' })
      browser.socket.says(FROM_SERVER.signal, { type: 'gone', peer: 'phone' })
    }
    says()
    expect(heard).toEqual([new Uint8Array([1, 2]), { person: 'ben', reaction: 'wow' }, { type: 'gone', peer: 'phone' }])
    for (const stop of stops) stop()
    says()
    expect(heard).toHaveLength(3)
  })

  it('begins anew whenever this device has come to the table, and not with every whole view', async () => {
    const { browser, store, isCutOff } = await ada()
    let arrivals = 0
    store.onArrival(() => arrivals++)
    browser.socket.showsWhole({ version: 4 })
    expect(arrivals).toBe(0)
    await isCutOff()
    expect(arrivals).toBe(1)
  })
})

describe('puppets', () => {
  it('are told ten times a second at most, and the last strength of a moment counts', async () => {
    const { browser, clock, store } = await ada()
    for (const strength of [0.2, 0.4, 0.6]) store.drivePuppet(strength)
    expect(strengths(browser.socket)).toEqual([0.2])
    await clock.pass(99)
    expect(strengths(browser.socket)).toEqual([0.2])
    await clock.pass(1)
    expect(strengths(browser.socket)).toEqual([0.2, 0.6])
    await clock.pass(300)
    expect(strengths(browser.socket)).toEqual([0.2, 0.6])
  })

  it('of the others move as they are told, and stand still at a table that was opened anew', async () => {
    const { browser, store, isCutOff } = await ada()
    let told = 0
    store.onMotion(() => told++)
    browser.socket.saysBytes(FROM_SERVER.motion, encodeMotion([{ seat: 2, strength: 1 }]))
    expect(store.strengthOf(2)).toBe(1)
    expect(store.strengthOf(3)).toBeNull()
    expect(told).toBe(1)
    await isCutOff()
    expect(store.strengthOf(2)).toBeNull()
    expect(told).toBe(2)
  })

  it('go on as strongly over the next socket', async () => {
    const { browser, store, isCutOff } = await ada()
    store.drivePuppet(0.8)
    await isCutOff()
    expect(strengths(browser.socket)).toEqual([0.8])
  })

  it('rest when the page leaves the table', async () => {
    const { browser, clock, store, leave } = await ada()
    const { socket } = browser
    store.drivePuppet(0.2)
    store.drivePuppet(0.8)
    leave()
    await clock.pass(1000)
    expect(strengths(socket)).toEqual([0.2])
  })
})
