import {
  decodeBatch,
  encode,
  encodePiece,
  inkOf,
  type Piece,
  type Point,
  SHEET_LETTERS_AT_FIRST,
  STRAIGHT,
  STROKE_POINTS_AT_MOST,
  toText,
} from '@figment/ink'
import type { Pictomania } from '../types.ts'
import { CLOSED, FROM_CLIENT } from '@figment/protocol'
import type { Refusal } from '@figment/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'

const house = await House.counting()
beforeAll(() => house.start())
afterAll(() => house.remove())

function openOf({ view }: Player): Pictomania['open'] {
  const open = view?.open.play?.open
  if (!open || !('blackTokens' in open)) throw new Error('no game of Pictomania')
  return open
}
function heldBy({ view }: Player): Pictomania['held'] {
  if (!view?.held || !('task' in view.held)) throw new Error('no task')
  return view.held
}
/** Of the strokes on a sheet, as somebody sees it. */
const numbersOf = (viewer: Player, { seat }: Player) => openOf(viewer).sheets[seat]?.strokes.map(([number]) => number)
const play = (player: Player, move: Pictomania['move'], id?: string): Promise<Refusal | null> => player.send({ type: 'play', move }, id)

const line = (points = 3): Point[] => Array.from({ length: points }, (_, at) => ({ x: 100 + at, y: 200 + (at % 2), pressure: 8 }))
const draw = (stroke: number, ink = inkOf(line())): Pictomania['move'] => ({ type: 'draw', round: 1, stroke, pen: 'thick', ink })

async function drawing(...names: string[]): Promise<{ code: string; players: Player[]; host: Player }> {
  const { code, players } = await house.table(...(names.length > 0 ? names : ['Ada', 'Ben', 'Cleo']))
  const [host] = players
  if (!host) throw new Error('no host')
  expect(await host.send({ type: 'chooseGame', game: 'pictomania', options: {} })).toBeNull()
  expect(await host.send({ type: 'startGame' })).toBeNull()
  for (const player of players) {
    await player.until(() => player.view?.open.play !== null)
    expect(await play(player, { type: 'understand', laid: openOf(player).laid })).toBeNull()
  }
  for (const player of players) await player.until(() => openOf(player).phase === 'drawing')
  return { code, players, host }
}

const someNumber = (player: Player): number => (heldBy(player).task?.number === 1 ? 2 : 1)

describe('strokes in the air', () => {
  const piece = (from: number, fate: Piece['fate'] = 'growing'): Piece => ({
    stroke: 0,
    pen: 'thin',
    fate,
    from,
    knots: line(2).map((point, at) => ({ ...point, heading: from + at === 0 ? null : STRAIGHT })),
    bare: null,
  })
  const pieces = ({ ink }: Player) => ink.flatMap((batch) => decodeBatch(batch) ?? [])

  it('reach everybody else at the table, the TV included, and never their own hand', async () => {
    const { code, players, host } = await drawing()
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    ada.sendRaw(FROM_CLIENT.ink, encodePiece(piece(0)))
    ben.sendRaw(FROM_CLIENT.ink, encodePiece(piece(0)))
    ada.sendRaw(FROM_CLIENT.ink, encodePiece(piece(2, 'ended')))
    for (const screen of [cleo, watcher, tv]) {
      await screen.until(() => screen.ink.flatMap((batch) => decodeBatch(batch) ?? []).length === 3)
      expect(pieces(screen).filter(({ seat }) => seat === ada.seat)).toMatchObject([{ piece: piece(0) }, { piece: piece(2, 'ended') }])
    }
    await ada.until(() => ada.ink.length > 0)
    expect(pieces(ada).map(({ seat }) => seat)).toEqual([ben.seat])
    // nothing of it is written down
    expect(openOf(host).sheets[ada.seat]?.strokes).toEqual([])
  })

  it.each([
    ['rubbish', new Uint8Array([255, 255, 255, 255, 255, 255])],
    ['nothing', new Uint8Array()],
    ['too much', new Uint8Array(4000).fill(1)],
    [
      'a piece with something behind it',
      new Uint8Array([...encodePiece({ stroke: 0, pen: 'thin', fate: 'growing', from: 0, knots: [], bare: null }), 7]),
    ],
  ])('%s is refused and shown to nobody', async (_, bytes) => {
    const { players } = await drawing()
    const [ada, ben] = players as [Player, Player]
    ada.sendRaw(FROM_CLIENT.ink, bytes)
    await ada.until(() => ada.answers.at(-1)?.refused === 'badMessage')
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(ben.ink).toEqual([])
    expect(house.isAlive).toBe(true)
  })

  it('of somebody who has guessed, finished or only watches, or while the table is paused, are shown to nobody', async () => {
    const { code, players, host } = await drawing()
    const [ada, ben, cleo] = players as [Player, Player, Player]
    await play(ada, { type: 'guess', round: 1, drawing: ben.seat, number: someNumber(ada) })
    await play(ben, { type: 'finish', round: 1, token: null })
    const watcher = await house.guest('Watcher').join(code)
    for (const nobody of [ada, ben, watcher]) nobody.sendRaw(FROM_CLIENT.ink, encodePiece(piece(0)))
    await host.send({ type: 'pauseGame' })
    cleo.sendRaw(FROM_CLIENT.ink, encodePiece(piece(0)))
    await new Promise((resolve) => setTimeout(resolve, 120))
    for (const player of [...players, watcher]) expect(player.ink).toEqual([])
  })

  it('that come too fast are left out, and a flood ends the connection', async () => {
    const { players } = await drawing()
    const [ada, ben] = players as [Player, Player]
    for (let at = 0; at < 150; at++) ada.sendRaw(FROM_CLIENT.ink, encodePiece(piece(0)))
    await ben.until(() => pieces(ben).length >= 80)
    expect(await play(ada, draw(0))).toBeNull()
    const sent = await ada.flood(FROM_CLIENT.ink, encodePiece(piece(0)))
    expect(pieces(ben).length).toBeLessThan(sent)
    expect(house.isAlive).toBe(true)
  })
})

describe('on practice sheets, before the game', () => {
  const piece = (stroke: number): Piece => ({
    stroke,
    pen: 'thin',
    fate: 'ended',
    from: 0,
    knots: line(2).map((point, at) => ({ ...point, heading: at === 0 ? null : STRAIGHT })),
    bare: null,
  })
  const pieces = ({ ink }: Player) => ink.flatMap((batch) => decodeBatch(batch) ?? [])
  /** Of one device: so many at once, and so many more that may come too fast. */
  const AT_ONCE = 80
  const TOO_FAST_AT_MOST = 150
  /** What came before it has been heard by then. */
  const heardAll = (player: Player) => player.refresh()

  it('strokes reach the others at the table, and nothing is written; who watches or was taken from their seat draws for nobody', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const watcher = await house.guest('Watcher').join(code)
    expect(await watcher.send({ type: 'standUp' })).toBeNull()
    const draws = async (player: Player, stroke: number) => {
      player.sendRaw(FROM_CLIENT.ink, encodePiece(piece(stroke)))
      await heardAll(player)
    }
    await ada.send({ type: 'chooseGame', game: 'dixit', options: {} })
    await draws(ben, 1)
    await ada.send({ type: 'chooseGame', game: 'pictomania', options: {} })
    expect(await ada.send({ type: 'removeSeat', seat: cleo.seat })).toBeNull()
    const { version } = await ada.refresh()
    await draws(watcher, 2)
    await draws(cleo, 3)
    await draws(ben, 4)
    for (const screen of [ada, cleo, watcher]) {
      await screen.until(() => screen.ink.length > 0)
      expect(pieces(screen)).toMatchObject([{ seat: ben.seat, piece: piece(4) }])
    }
    expect(ben.ink).toEqual([])
    expect((await ada.refresh()).version).toBe(version)
  })

  it(`as many as ${AT_ONCE} at once are shown; more are left out and counted, and a flood ends the connection`, async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    await ada.send({ type: 'chooseGame', game: 'pictomania', options: {} })
    const since = await house.metrics()
    for (let at = 0; at < AT_ONCE; at++) ben.sendRaw(FROM_CLIENT.ink, encodePiece(piece(at)))
    await ada.until(() => pieces(ada).length === AT_ONCE)
    expect(await house.reached('drawing', since)).toBe(0)
    for (let at = 0; at < TOO_FAST_AT_MOST; at++) ben.sendRaw(FROM_CLIENT.ink, encodePiece(piece(at)))
    await heardAll(ben)
    const leftOut = await house.reached('drawing', since)
    expect(leftOut).toBeGreaterThan(0)
    await ada.until(() => pieces(ada).length === AT_ONCE + TOO_FAST_AT_MOST - leftOut)
    expect(ben.closedWith).toBeNull()
    await ben.flood(FROM_CLIENT.ink, encodePiece(piece(0)))
    expect(ben.closedWith).toBe(CLOSED.tooFast)
  })
})

describe('bad strokes are refused and change nothing', () => {
  it.each([
    ['a million points', toText(encode(Array.from({ length: 1_000_000 }, () => ({ x: 1, y: 1, pressure: 8 }))).slice(0, 15_000))],
    ['more points than a stroke may have', inkOf(line(STROKE_POINTS_AT_MOST + 1))],
    ['off the sheet', inkOf([4090, 4095, 4100].map((x) => ({ x, y: 1, pressure: 8 })))],
    ['no ink at all', ''],
    ['letters that are no ink', '<script>alert(1)</script>'],
  ])('%s', async (_, ink) => {
    const { players, host } = await drawing()
    const before = structuredClone(openOf(host))
    expect(['badInk', 'badMessage']).toContain(await play(host, draw(0, ink)))
    expect((await host.refresh()).open.play?.open).toEqual(before)
    for (const player of players) player.drop()
  })

  it('after the first guess, after finishing, of another round, twice under one number', async () => {
    const { players, host } = await drawing()
    const [ada, ben] = players as [Player, Player]
    expect(await play(ada, draw(0))).toBeNull()
    // a number that was used is answered, and draws nothing new
    await play(ada, draw(0, inkOf(line(9))))
    await host.until(() => openOf(host).sheets[ada.seat]?.strokes.length === 1)
    expect(openOf(host).sheets[ada.seat]?.strokes[0]?.[2]).toBe(inkOf(line()))
    expect(await play(ada, { ...draw(1), round: 2 } as Pictomania['move'])).toBe('notNow')
    await play(ada, { type: 'guess', round: 1, drawing: ben.seat, number: someNumber(ada) })
    expect(await play(ada, draw(1))).toBe('guessedAlready')
    await play(ben, { type: 'finish', round: 1, token: 0 })
    expect(await play(ben, draw(0))).toBe('alreadyFinished')
    expect(numbersOf(host, ada)).toEqual([0])
  })

  it('on a sheet that is full, until something is taken back; others are not held up by it', async () => {
    const { players, host } = await drawing()
    const [ada, ben] = players as [Player, Player]
    const ink = inkOf(line(STROKE_POINTS_AT_MOST))
    let stroke = 0
    let refused: Refusal | null = null
    for (; refused === null; stroke++) refused = await play(ada, draw(stroke, ink))
    expect(refused).toBe('sheetFull')
    const onSheet = stroke - 1
    expect(onSheet * ink.length).toBeGreaterThan(SHEET_LETTERS_AT_FIRST - ink.length)
    await host.refresh()
    expect(numbersOf(host, ada)).toHaveLength(onSheet)
    expect(await play(ben, draw(0))).toBeNull()
    expect(await play(ada, { type: 'undo', round: 1 })).toBeNull()
    expect(await play(ada, draw(stroke++, ink))).toBeNull()
    expect(await play(ada, { type: 'clear', round: 1 })).toBeNull()
    // what was cleared comes back to everybody, and goes again
    expect(await play(ada, { type: 'undo', round: 1 })).toBeNull()
    await host.until(() => numbersOf(host, ada)?.length === onSheet)
    expect(heldBy(ada)).toMatchObject({ canUndoClears: 0, canRedo: 1 })
    expect(await play(ada, { type: 'redo', round: 1 })).toBeNull()
    await host.until(() => numbersOf(host, ada)?.length === 0)
    expect(await play(ada, draw(stroke, ink))).toBeNull()
    expect(await house.metrics()).toMatch(/figment_bounds_reached_total\{bound="sheet"\} [1-9]/)
  })

  it('nobody can draw on another sheet: a move has no room for a seat', async () => {
    const { players, host } = await drawing()
    const [, ben] = players as [Player, Player]
    expect(await host.send({ type: 'play', move: { ...draw(0), seat: ben.seat } })).toBe('badMessage')
    expect(await host.send({ type: 'play', move: { ...draw(0), drawing: ben.seat } })).toBe('badMessage')
    expect((await host.refresh()).open.play?.open).toEqual(openOf(ben))
  })
})

describe('races of Pictomania have one outcome', () => {
  it('two players for one token: the first has it, the other is told that it is taken', async () => {
    const { players, host } = await drawing('Ada', 'Ben', 'Cleo', 'Dan')
    const answers = await Promise.all(players.slice(0, 2).map((player) => play(player, { type: 'finish', round: 1, token: 0 })))
    expect(new Set(answers)).toEqual(new Set([null, 'tokenTaken']))
    const winner = players[answers.indexOf(null)]
    await host.until(() => openOf(host).blackTokens[0]?.by === winner?.seat)
    const loser = players[1 - answers.indexOf(null)]
    expect(openOf(host).sheets[loser?.seat ?? -1]?.finish).toBeNull()
    expect(await play(loser as Player, { type: 'finish', round: 1, token: 1 })).toBeNull()
  })

  it('a guess as the round ends counts if it came first, and is refused if it came later', async () => {
    for (const order of ['before', 'after'] as const) {
      const { players, host } = await drawing()
      const [ada, ben, cleo] = players as [Player, Player, Player]
      await play(ben, { type: 'finish', round: 1, token: null })
      await play(cleo, { type: 'finish', round: 1, token: null })
      const guess = () => play(ada, { type: 'guess', round: 1, drawing: ben.seat, number: someNumber(ada) })
      const finish = () => play(ada, { type: 'finish', round: 1, token: 0 })
      const answers = order === 'before' ? await Promise.all([guess(), finish()]) : (await Promise.all([finish(), guess()])).reverse()
      expect(answers[1]).toBeNull()
      if (order === 'before') expect(answers[0]).toBeNull()
      else expect(answers[0]).not.toBeNull()
      await host.until(() => openOf(host).phase === 'opening')
      expect(openOf(host).sheets[ben.seat]?.pile).toHaveLength(order === 'before' ? 1 : 0)
    }
  })

  it('guesses lie in the order in which they came, with their times', async () => {
    const { players, host } = await drawing('Ada', 'Ben', 'Cleo', 'Dan')
    const [ada, ...guessers] = players as [Player, ...Player[]]
    for (const guesser of guessers) {
      expect(await play(guesser, { type: 'guess', round: 1, drawing: ada.seat, number: someNumber(guesser) })).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await host.until(() => openOf(host).sheets[ada.seat]?.pile.length === 3)
    const pile = openOf(host).sheets[ada.seat]?.pile ?? []
    expect(pile.map(({ by }) => by)).toEqual(guessers.map(({ seat }) => seat))
    const times = pile.map(({ at }) => at)
    expect(times.every((at, place) => place === 0 || at - (times[place - 1] ?? 0) >= 15)).toBe(true)
    expect(pile.every(({ shown }) => shown === null)).toBe(true)
  })

  it('a stroke sent again after a kill of the server is on the sheet once', async () => {
    const { code, players } = await drawing()
    const [ada] = players as [Player]
    expect(await play(ada, draw(0), 'the-very-same-stroke')).toBeNull()
    await house.kill()
    await house.start()
    await ada.join(code)
    ada.answers.length = 0
    expect(await play(ada, draw(0), 'the-very-same-stroke')).toBeNull()
    expect(await play(ada, draw(1))).toBeNull()
    await ada.refresh()
    expect(numbersOf(ada, ada)).toEqual([0, 1])
  })
})
