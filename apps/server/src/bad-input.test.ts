import { GAME_IDS } from '@figment/catalog'
import { seededChance } from '@figment/game-kit'
import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyMoveOf } from './testing/at-random.ts'
import { playOn, playUntil } from './testing/evening.ts'
import { House } from './testing/house.ts'
import { looks, type Player } from './testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

async function playing(): Promise<{ code: string; players: Player[]; host: Player }> {
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [host] = players as [Player]
  await host.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players, host }
}

/** The table as it was, the process alive, and the game can be played on. */
async function expectUntouched(host: Player, before: unknown): Promise<void> {
  expect(house.isAlive).toBe(true)
  expect((await host.refresh()).open).toEqual(before)
}

describe('bad input', () => {
  it.each([
    ['not JSON', 'abc{'],
    ['nothing', ''],
    ['a number', '7'],
    ['no id', '{"move":{"type":"startGame"}}'],
    ['a strange id', '{"id":"<b>","move":{"type":"startGame"}}'],
    ['an unknown move', '{"id":"abcdefgh","move":{"type":"winGame"}}'],
    ['a move with extras', '{"id":"abcdefgh","move":{"type":"startGame","seat":2}}'],
    ['wrong types', '{"id":"abcdefgh","move":{"type":"removeSeat","seat":"1"}}'],
    ['a prototype', '{"id":"abcdefgh","move":{"__proto__":{"type":"startGame"}}}'],
    ['an unknown game move', '{"id":"abcdefgh","move":{"type":"play","move":{"type":"peek"}}}'],
    ['a game move of wrong types', '{"id":"abcdefgh","move":{"type":"play","move":{"type":7}}}'],
    ['a huge number', '{"id":"abcdefgh","move":{"type":"removeSeat","seat":1e400}}'],
    ['too long', JSON.stringify({ id: 'abcdefgh', move: { type: 'play', move: { type: 'x'.repeat(9000) } } })],
  ])('%s is refused and changes nothing', async (_, text) => {
    const { host, players } = await playing()
    const [, ben] = players as [Player, Player]
    const before = structuredClone(host.view?.open)
    ben.sendRaw(FROM_CLIENT.move, Buffer.from(text))
    await ben.until(() => ben.answers.length > 0)
    expect(ben.answers.at(-1)?.refused).toBe('badMessage')
    expect(ben.closedWith).toBeNull()
    await expectUntouched(host, before)
  })

  it('broken UTF-8 is refused', async () => {
    const { players } = await playing()
    const [, ben] = players as [Player, Player]
    ben.sendRaw(FROM_CLIENT.move, Buffer.from([0xff, 0xfe, 0x00, 0xc3]))
    await ben.until(() => ben.answers.length > 0)
    expect(ben.answers.at(-1)?.refused).toBe('badMessage')
  })

  it.each([
    ['an unknown kind of frame', Buffer.from([99, 1, 2])],
    ['an unknown message', Buffer.from([17, 77, 1])],
    ['a frame of Colyseus that we do not use', Buffer.from([13, 0xa4, 0xff, 0xff, 0xff, 0xff])],
    ['a truncated string as type', Buffer.from([17, 0xbf, 0xff])],
    ['an empty frame', Buffer.alloc(0)],
    ['a frame of 10 MB', Buffer.alloc(10 * 1024 * 1024, 17)],
  ])('%s closes the connection and nothing else', async (_, frame) => {
    const { host, players } = await playing()
    const [, ben] = players as [Player, Player]
    const before = structuredClone(host.view?.open)
    ben.socket?.send(frame)
    await ben.until(() => ben.closedWith !== null)
    await expectUntouched(host, before)
  })

  it('a thousand messages in a second: told off, then closed; the others do not notice', async () => {
    const { host, players } = await playing()
    const [, ben] = players as [Player, Player]
    const before = structuredClone(host.view?.open)
    await ben.flood(FROM_CLIENT.ping, Buffer.alloc(0))
    expect(ben.closedWith).toBe(4103)
    expect(ben.answers.some(({ refused }) => refused === 'tooFast')).toBe(true)
    await expectUntouched(host, before)
  })

  it('nobody acts for another seat, and only the host for the table', async () => {
    const { host, players } = await playing()
    const [, ben] = players as [Player, Player]
    const watcher = await house.guest('Watcher').join(host.view?.open.code ?? '')
    const tv = await house.guest('TV').join(host.view?.open.code ?? '', { as: 'tv' })
    await host.until(() => Object.keys(host.view?.open.people ?? {}).length === 4)
    await playOn(players, 1)
    const before = structuredClone(host.view?.open)
    const atTurn = players.find((player) => player.game.awaited.includes(player.seat))
    const move = atTurn && anyMoveOf(atTurn, seededChance('stolen'))
    if (!move) throw new Error('nobody has anything to do')
    expect(await watcher.play(move)).toBe('notSeated')
    expect(await tv.play(move)).toBe('notSeated')
    for (const move of [
      { type: 'closeGame' },
      { type: 'removeSeat', seat: 0 },
      { type: 'letBotPlay', seat: 0 },
      { type: 'addBot' },
    ] as const) {
      expect(await ben.send(move)).toBe('onlyTheHost')
    }
    expect(await ben.send({ type: 'passHost', to: ben.view?.you ?? '' })).toBe('onlyTheHost')
    await expectUntouched(host, before)
  })

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</s', 'nameTooLong'],
    ['<b>Bo</b>', '<b>Bo</b>', null],
    ['\u202eevil\u202c', 'evil', null],
    ['  A\u0000\n\tB  ', 'A B', null],
    ['\u200b\u2066\u2069', '', 'nameEmpty'],
    ['\u2800\u3164\ufe0f\u200d', '', 'nameEmpty'],
    ['Z̴̡͓̈́̈́̈́̈́̈́̈́̈́a', null, null],
    ['x'.repeat(21), '', 'nameTooLong'],
    ['x'.repeat(2000), '', 'nameTooLong'],
    ['👩‍👩‍👧'.repeat(20), '👩‍👩‍👧'.repeat(20), null],
  ])('the name %j arrives as text and nothing more', async (typed, shown, refusal) => {
    const guest = house.guest('x')
    const { body } = await guest.post<{ code: string }>('/api/tables', {
      profile: { ...looks(''), name: typed },
      locale: 'en',
      game: GAME_IDS[0],
    })
    if (refusal) {
      expect(body.refused).toBe(refusal)
      return
    }
    await guest.join(body.code)
    const name = guest.view?.open.seats[0]?.name ?? ''
    if (shown !== null) expect(name).toBe(shown)
    expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|\p{M}{4}|\p{Cc}/u)
    guest.drop()
  })

  it.each([
    ['/api/tables', '{"profile":'],
    ['/api/tables', '{}'],
    ['/api/tables', 'x'.repeat(100_000)],
    ['/api/tables', `{"profile":{"name":"A","colour":"rose","shape":"heart"},"locale":"xx","game":"${GAME_IDS[0]}"}`],
    ['/api/tables', '{"profile":{"name":"A","colour":"rose","shape":"heart"},"locale":"en","game":"__proto__"}'],
    ['/api/tables/BCDFG/open', '[]'],
    ['/api/tables/..%2f..%2fetc/open', '{}'],
    ['/api/nothing', '{}'],
  ])('POST %s with %j gets a clear refusal', async (path, body) => {
    const { status } = await house.guest('x').post(path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(house.isAlive).toBe(true)
  })

  it('100,000 messages of a seeded fuzz leave the game playable and the process alive', async () => {
    const fuzzHouse = await new House().start()
    const chance = seededChance('fuzz 1')
    const { code, players } = await fuzzHouse.table('Ada', 'Ben', 'Cleo')
    const [host, ben] = players as [Player, Player, Player]
    await host.send({ type: 'startGame' })
    for (const player of players) await player.until(() => player.view?.open.play !== null)
    const before = structuredClone(host.view?.open)
    let fuzzed = code
    let came = 0
    /** At a table where they may: nobody gets as many tickets as this takes, and no table has as many places. */
    const newFuzzer = async (): Promise<Player> => {
      const fuzzer = fuzzHouse.guest(`Fuzz ${came++}`)
      const { body } = await fuzzer.ticket(fuzzed)
      if (body.refused) fuzzed = (await fuzzHouse.table('Dan', 'Eve')).code
      return body.refused ? await newFuzzer() : await fuzzer.listen(body).then(() => fuzzer)
    }
    const fuzzers = await Promise.all(Array.from({ length: 6 }, newFuzzer))
    let closed = 0
    for (let sent = 0; sent < 100_000; sent++) {
      const at = sent % fuzzers.length
      if (fuzzers[at]?.closedWith !== null) {
        closed++
        fuzzers[at] = await newFuzzer()
      }
      fuzzers[at]?.socket?.send(nonsense(chance))
      // lets the answers, and the closing of connections, come through
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(fuzzHouse.isAlive).toBe(true)
    // how many depends on how far the server lags behind those who send
    expect(closed).toBeGreaterThan(0)
    const { open } = await host.refresh()
    expect(open.play).toEqual(before?.play)
    expect(open.seats).toEqual(before?.seats)
    await playUntil(players, () => host.game.round === 3)
    expect(await ben.send({ type: 'startGame' })).toBe('onlyTheHost')
    await fuzzHouse.remove()
  }, 240_000)
})

/** Random bytes, broken frames, and messages that are nearly right. */
function nonsense(chance: { below(limit: number): number }): Buffer {
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => chance.below(256)))
  const value = (depth: number): unknown => {
    const kinds = [
      () => null,
      () => chance.below(2) === 0,
      () => chance.below(1000) - 500,
      () => ['d01', 'vote', 'play', '', 'p1', '\u202e', '__proto__', 'x'.repeat(chance.below(300))][chance.below(8)],
      () => Array.from({ length: chance.below(4) }, () => value(depth + 1)),
      () =>
        Object.fromEntries(
          Array.from({ length: chance.below(4) }, () => [
            ['type', 'move', 'id', 'seat', 'cards', 'number', 'to', 'profile'][chance.below(8)],
            value(depth + 1),
          ]),
        ),
    ]
    return kinds[chance.below(depth > 3 ? 4 : kinds.length)]?.()
  }
  const types = [
    'play',
    'sitDown',
    'addBot',
    'removeSeat',
    'moveSeat',
    'chooseGame',
    'passHost',
    'letBotPlay',
    'startGame',
    'closeGame',
    'toString',
  ]
  const nearlyRight = () => ({
    id: `fuzz${chance.below(1e6)}zz`,
    move: { type: types[chance.below(types.length)], seat: value(2), move: value(1), to: value(2) },
  })
  const message = (text: unknown) => Buffer.concat([Buffer.from([17, 1]), Buffer.from(JSON.stringify(text) ?? '')])
  switch (chance.below(8)) {
    case 0:
      return bytes(chance.below(40))
    case 1:
      return Buffer.concat([Buffer.from([17, chance.below(6)]), bytes(chance.below(60))])
    case 2:
      return message(value(0))
    default:
      return message(nearlyRight())
  }
}
