import { FROM_SERVER } from '@figment/protocol'
import type { TableMove } from '@figment/table/types'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import { settled } from './testing/fake-clock.ts'

const say = (text: string): TableMove => ({ type: 'say', text })

async function ada() {
  const browser = new FakeBrowser()
  const { store } = await browser.opens()
  /** Makes a move and notes every answer that comes to it. */
  const moves = (text: string) => {
    const answers: unknown[] = []
    void store.move(say(text)).then((refused) => answers.push(refused))
    return answers
  }
  const isCutOff = async () => {
    browser.socket.closes(1006)
    await browser.clock.pass(100)
  }
  return { browser, clock: browser.clock, store, moves, isCutOff }
}

describe('a move', () => {
  it('goes out at once, and is done when the server has written it down', async () => {
    const { browser, moves } = await ada()
    const answers = moves('hello')
    expect(browser.socket.moves).toEqual([{ id: 'move 1', move: say('hello') }])
    await settled()
    expect(answers).toEqual([])
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: null })
    await settled()
    expect(answers).toEqual([null])
  })

  it('that is refused is over, and is not sent again', async () => {
    const { browser, moves, isCutOff } = await ada()
    const answers = moves('hello')
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: 'notSeated' })
    await isCutOff()
    expect(answers).toEqual(['notSeated'])
    expect(browser.socket.moves).toEqual([])
  })

  it('is not answered by the answer to another', async () => {
    const { browser, moves } = await ada()
    const [first, second] = [moves('one'), moves('two')]
    browser.socket.says(FROM_SERVER.answer, { id: 'move 2', refused: 'notSeated' })
    browser.socket.says(FROM_SERVER.answer, { id: 'of somebody else', refused: null })
    await settled()
    expect([first, second]).toEqual([[], ['notSeated']])
  })

  it('without an answer goes out again over the next socket: the same ids, in their order, and only those', async () => {
    const { browser, moves, isCutOff } = await ada()
    for (const text of ['one', 'two', 'three', 'four']) moves(text)
    browser.socket.says(FROM_SERVER.answer, { id: 'move 2', refused: null })
    await isCutOff()
    expect(browser.sockets).toHaveLength(2)
    expect(browser.socket.moves).toEqual([
      { id: 'move 1', move: say('one') },
      { id: 'move 3', move: say('three') },
      { id: 'move 4', move: say('four') },
    ])
  })

  it('goes out again over every socket until it is answered, and is then forgotten', async () => {
    const { browser, moves, isCutOff } = await ada()
    const answers = moves('hello')
    await isCutOff()
    await isCutOff()
    expect(browser.sockets.map(({ moves }) => moves.map(({ id }) => id))).toEqual([['move 1'], ['move 1'], ['move 1']])
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: null })
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: 'notSeated' })
    await isCutOff()
    expect(answers).toEqual([null])
    expect(browser.socket.moves).toEqual([])
  })

  it('that was made without a network goes out when there is one', async () => {
    const { browser, moves } = await ada()
    browser.nobodyIsReachable()
    browser.socket.closes(1006)
    await browser.clock.pass(3000)
    moves('one')
    moves('two')
    browser.tablesAreFound()
    browser.wakes()
    await settled()
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1', 'move 2'])
  })

  it('that is made while its socket is closing goes out over the next', async () => {
    const { browser, moves, isCutOff } = await ada()
    browser.socket.readyState = 2
    moves('hello')
    await isCutOff()
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1'])
  })

  it('that was sent over a socket is not sent again over it when a whole view was asked for', async () => {
    const { browser, moves } = await ada()
    moves('hello')
    browser.socket.showsWhole({ version: 5 })
    expect(browser.socket.moves).toHaveLength(1)
  })

  it('is not overtaken by one that is made when the table has not been shown over the new socket yet', async () => {
    const { browser, moves, isCutOff } = await ada()
    moves('one')
    browser.newSocketsHear((socket) => socket.pongs())
    await isCutOff()
    moves('two')
    expect(browser.socket.moves).toEqual([])
    browser.socket.showsWhole()
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1', 'move 2'])
  })

  it('is not overtaken by one that is made as soon as the table is seen', async () => {
    const { browser, store, moves, isCutOff } = await ada()
    moves('one')
    await isCutOff()
    browser.socket.closes(1006)
    const stop = store.subscribe(() => {
      if (store.snapshot().status !== 'live') return
      stop()
      moves('two')
    })
    await browser.clock.pass(100)
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1', 'move 2'])
  })

  it('goes out over the socket that replaces a silent one', async () => {
    const { browser, moves } = await ada()
    const silent = browser.socket
    moves('hello')
    await browser.clock.pass(1500)
    expect(browser.socket).not.toBe(silent)
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1'])
  })
})

describe('many moves', () => {
  const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `move ${from + at}`)

  it('go out in their order, and no faster than the server listens', async () => {
    const { browser, clock, moves, isCutOff } = await ada()
    browser.nobodyIsReachable()
    browser.socket.closes(1006)
    for (let made = 1; made <= 60; made++) moves(`stroke ${made}`)
    browser.tablesAreFound()
    await clock.pass(100)
    const { socket } = browser
    const sent = () => socket.moves.map(({ id }) => id)
    expect(sent()).toEqual(ids(1, 25))
    moves('the last stroke')
    for (const id of sent()) socket.says(FROM_SERVER.answer, { id, refused: null })
    await clock.pass(999)
    expect(sent()).toEqual(ids(1, 25))
    await clock.pass(1)
    expect(sent()).toEqual(ids(1, 50))
    socket.pongs()
    await clock.pass(1000)
    expect(sent()).toEqual(ids(1, 61))
    // over a new socket the server has not heard any of them
    await isCutOff()
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(ids(26, 50))
  })

  it('that a person makes one after the other do not wait', async () => {
    const { browser, clock, moves } = await ada()
    for (let made = 1; made <= 100; made++) {
      moves(`stroke ${made}`)
      expect(browser.socket.moves).toHaveLength(made)
      browser.socket.says(FROM_SERVER.answer, { id: `move ${made}`, refused: null })
      await clock.pass(50)
    }
  })

  it('that the server asks for again go out again after that time, with the same ids', async () => {
    const { browser, clock, moves } = await ada()
    const answers = moves('hello')
    browser.socket.says(FROM_SERVER.again, { id: 'move 1', afterMs: 400 })
    await clock.pass(399)
    expect(answers).toEqual([])
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1'])
    await clock.pass(1)
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1', 'move 1'])
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: null })
    await clock.pass(600)
    expect(answers).toEqual([null])
    expect(browser.socket.moves).toHaveLength(2)
  })

  it('are not overtaken by any that was made later, also while they wait', async () => {
    const { browser, clock, moves } = await ada()
    for (const text of ['one', 'two', 'three']) moves(text)
    const { socket } = browser
    socket.says(FROM_SERVER.answer, { id: 'move 1', refused: null })
    socket.says(FROM_SERVER.again, { id: 'move 2', afterMs: 100 })
    socket.says(FROM_SERVER.again, { id: 'move 3', afterMs: 200 })
    moves('four')
    const again = () => socket.moves.slice(3).map(({ id }) => id)
    await clock.pass(99)
    expect(again()).toEqual([])
    await clock.pass(1)
    expect(again()).toEqual(['move 2'])
    await clock.pass(100)
    expect(again()).toEqual(['move 2', 'move 3', 'move 4'])
  })

  it('wait behind one that is asked for again, although nothing was said of themselves yet', async () => {
    const { browser, clock, moves } = await ada()
    for (const text of ['one', 'two']) moves(text)
    const { socket } = browser
    socket.says(FROM_SERVER.again, { id: 'move 1', afterMs: 100 })
    await clock.pass(100)
    // on a slow network: the first is on its way again before the answer to the second is here
    expect(socket.moves.map(({ id }) => id)).toEqual(['move 1', 'move 2', 'move 1', 'move 2'])
    socket.says(FROM_SERVER.again, { id: 'move 2', afterMs: 100 })
    moves('three')
    expect(socket.moves).toHaveLength(4)
    await clock.pass(100)
    expect(socket.moves.slice(4).map(({ id }) => id)).toEqual(['move 2', 'move 3'])
  })

  it('that were to wait go out at once over a new socket, which says anew when it has room', async () => {
    const { browser, moves, isCutOff } = await ada()
    moves('one')
    browser.socket.says(FROM_SERVER.again, { id: 'move 1', afterMs: 60_000 })
    await isCutOff()
    expect(browser.socket.moves.map(({ id }) => id)).toEqual(['move 1'])
  })

  it('are not asked for again in vain: an answer that comes meanwhile is the end of it', async () => {
    const { browser, clock, moves } = await ada()
    const answers = moves('one')
    browser.socket.says(FROM_SERVER.again, { id: 'move 1', afterMs: 100 })
    browser.socket.says(FROM_SERVER.answer, { id: 'move 1', refused: null })
    browser.socket.says(FROM_SERVER.again, { id: 'of somebody else', afterMs: 1 })
    await clock.pass(1000)
    expect(answers).toEqual([null])
    expect(browser.socket.moves).toHaveLength(1)
  })
})
