import { createHmac } from 'node:crypto'
import {
  type CallServers,
  FROM_CLIENT,
  IN_CALL_AT_MOST,
  type LinkWord,
  SIGNAL_BYTES_AT_MOST,
  type SignalFromServer,
  type SignalToServer,
} from '@figment/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const SECRET = 'between us and the relay'
const house = await House.counting({
  STUN_URLS: 'stun:turn.example.org',
  TURN_URLS: 'turn:turn.example.org, turns:turn.example.org:5349',
  TURN_SECRET: SECRET,
})
beforeAll(() => house.start())
afterAll(() => house.remove())
let atFirst = ''
beforeEach(async () => {
  atFirst = await house.metrics()
})

const signal = (player: Player, said: SignalToServer) => player.sendRaw(FROM_CLIENT.signal, Buffer.from(JSON.stringify(said)))
const peerOf = (player: Player) => `peerof${player.name.toLowerCase()}`
const announce = (player: Player, { audio = true, video = true, isAgain = false, peer = peerOf(player) } = {}) =>
  signal(player, { type: 'announce', peer, audio, video, isAgain })
const tell = (player: Player, to: Player, word: LinkWord) => signal(player, { type: 'tell', to: peerOf(to), word })
const offer: LinkWord = { type: 'offer', attempt: 1, isRestart: false, sdp: 'v=0' }

const isSignal = (message: unknown): message is SignalFromServer =>
  typeof message === 'object' && message !== null && 'type' in message && ['members', 'gone', 'full', 'told'].includes(String(message.type))
const signalsTo = (player: Player): SignalFromServer[] =>
  player.received.map((text): unknown => (text === '' ? null : JSON.parse(text))).filter(isSignal)
const told = (player: Player) => signalsTo(player).filter(({ type }) => type === 'told')
function peersSeenBy(player: Player): string[] {
  const last = signalsTo(player).findLast(({ type }) => type === 'members')
  return last?.type === 'members' ? last.members.map(({ peer }) => peer) : []
}

async function inCall(...names: string[]): Promise<{ code: string; players: Player[] }> {
  const { code, players } = await house.table(...names)
  for (const player of players) announce(player)
  for (const player of players) await player.until(() => peersSeenBy(player).length === players.length)
  return { code, players }
}

/** Long enough for something that should not come. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('the call', () => {
  it('is told to everybody at the table, to newcomers too, and is not in the log', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const { version } = await ada.refresh()
    announce(ada, { video: false })
    await ben.until(() => peersSeenBy(ben).length === 1)
    const member = { person: ada.view?.you, peer: 'peerofada', audio: true, video: false }
    expect(signalsTo(ben)).toEqual([{ type: 'members', members: [member] }])
    const cleo = await house.guest('Cleo').join(code)
    expect(cleo.view?.call).toEqual([member])
    announce(ada, { audio: false, video: true })
    await cleo.until(() => signalsTo(cleo).length > 0)
    expect((await cleo.refresh()).call).toEqual([{ ...member, audio: false, video: true }])
    signal(ada, { type: 'leave' })
    await cleo.until(() => signalsTo(cleo).some(({ type }) => type === 'gone'))
    const last = await cleo.refresh()
    expect(last.call).toEqual([])
    // Cleo came; nothing else was written
    expect(last.version).toBe(version + 1)
  })

  it('what one device tells another reaches that one alone, with the name of the sender', async () => {
    const { players } = await inCall('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    tell(ada, ben, offer)
    await ben.until(() => told(ben).length === 1)
    expect(told(ben)).toEqual([{ type: 'told', from: 'peerofada', word: offer }])
    await aMoment()
    expect(told(cleo)).toEqual([])
    expect(told(ada)).toEqual([])
  })

  it('nothing goes to another table, to somebody outside the call, or from somebody outside it', async () => {
    const { code, players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const { players: elsewhere } = await inCall('Zoe')
    const [zoe] = elsewhere as [Player]
    const watcher = await house.guest('Watcher').join(code)
    const tv = await house.guest('Tv').join(code, { as: 'tv' })
    tell(ada, zoe, offer)
    tell(ada, watcher, offer)
    tell(watcher, ben, offer)
    tell(tv, ben, offer)
    announce(tv)
    signal(ben, { type: 'leave' })
    tell(ben, ada, offer)
    await aMoment()
    for (const player of [ada, ben, zoe, watcher, tv]) expect(told(player)).toEqual([])
    expect(peersSeenBy(ada)).toEqual(['peerofada'])
  })

  it('nobody takes the name of another', async () => {
    const { players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    announce(ben, { peer: 'peerofada' })
    await aMoment()
    tell(ben, ada, offer)
    await ada.until(() => told(ada).length === 1)
    expect(told(ada)).toMatchObject([{ from: 'peerofben' }])
  })

  it('somebody is in it with one device: the last one that joined, not one that merely comes back', async () => {
    const { code, players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const phone = house.guest('Phone')
    phone.cookie = ada.cookie
    await phone.join(code)
    announce(phone)
    await ben.until(() => peersSeenBy(ben).includes('peerofphone'))
    expect(signalsTo(ben)).toContainEqual({ type: 'gone', peer: 'peerofada' })
    expect(peersSeenBy(ben)).toHaveLength(2)
    announce(ada, { isAgain: true })
    await ada.until(() => peersSeenBy(ada).includes('peerofphone'))
    await aMoment()
    expect(peersSeenBy(ben)).not.toContain('peerofada')
  })

  it('a lost connection is waited for, then the others are told', async () => {
    const { code, players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    ada.drop()
    await ada.join(code)
    announce(ada, { isAgain: true })
    await aMoment()
    expect(signalsTo(ben).some(({ type }) => type === 'gone')).toBe(false)
    ada.drop()
    await ben.until(() => peersSeenBy(ben).length === 1)
    expect(signalsTo(ben)).toContainEqual({ type: 'gone', peer: 'peerofada' })
  })

  it('comes back after a kill of the server, as everybody announces themselves again', async () => {
    const { code, players } = await inCall('Ada', 'Ben')
    await house.kill()
    await house.start()
    for (const player of players) {
      player.received.length = 0
      await player.join(code)
      announce(player, { isAgain: true })
    }
    for (const player of players) await player.until(() => peersSeenBy(player).length === 2)
    // nobody was told that somebody had gone
    expect(players.flatMap(signalsTo).filter(({ type }) => type === 'gone')).toEqual([])
  })

  it('ends at once for somebody who is removed', async () => {
    const { players } = await inCall('Ada', 'Mallory', 'Cleo')
    const [ada, mallory, cleo] = players as [Player, Player, Player]
    expect(await ada.send({ type: 'removePerson', person: mallory.view?.you ?? '' })).toBeNull()
    await cleo.until(() => peersSeenBy(cleo).toSorted().join() === 'peerofada,peerofcleo')
    expect(signalsTo(cleo)).toContainEqual({ type: 'gone', peer: 'peerofmallory' })
  })

  it('has room for eight', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal']
    const { code, players } = await inCall(...names)
    expect(players).toHaveLength(IN_CALL_AT_MOST)
    const ninth = await house.guest('Ninth').join(code)
    announce(ninth)
    await ninth.until(() => signalsTo(ninth).length > 0)
    expect(signalsTo(ninth)).toEqual([{ type: 'full' }])
    expect(await house.reached('inCall', atFirst)).toBe(1)
  })
})

describe('bad signals are refused and reach nobody', () => {
  const long = 'x'.repeat(60_001)
  it.each([
    ['not JSON', 'abc{'],
    ['nothing', ''],
    ['of no kind', '{"type":"shout"}'],
    ['a strange name', '{"type":"announce","peer":"<b>","audio":true,"video":true,"isAgain":false}'],
    ['with extras', '{"type":"leave","person":"p2"}'],
    ['a description that is too long', JSON.stringify({ type: 'tell', to: 'peerofben', word: { ...offer, sdp: long } })],
    ['an attempt that is none', JSON.stringify({ type: 'tell', to: 'peerofben', word: { ...offer, attempt: -1 } })],
    [
      'too many addresses',
      JSON.stringify({
        type: 'tell',
        to: 'peerofben',
        word: {
          type: 'candidates',
          attempt: 1,
          candidates: Array.from({ length: 33 }, () => ({ candidate: '', sdpMid: null, sdpMLineIndex: 0, usernameFragment: null })),
        },
      }),
    ],
  ])('%s', async (_, text) => {
    const { players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    ada.sendRaw(FROM_CLIENT.signal, Buffer.from(text))
    await ada.until(() => ada.answers.at(-1)?.refused === 'badMessage')
    expect(told(ben)).toEqual([])
    expect(house.isAlive).toBe(true)
  })

  it('the longest frame is heard, a longer one ends the connection', async () => {
    const { players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const longest = { type: 'tell', to: 'peerofben', word: { ...offer, sdp: 'x'.repeat(60_000) } }
    const text = JSON.stringify(longest)
    ada.sendRaw(FROM_CLIENT.signal, Buffer.from(text + ' '.repeat(SIGNAL_BYTES_AT_MOST - text.length)))
    await ben.until(() => told(ben).length === 1)
    ada.sendRaw(FROM_CLIENT.signal, Buffer.from(text + ' '.repeat(SIGNAL_BYTES_AT_MOST - text.length + 1)))
    await ada.until(() => ada.closedWith !== null)
    expect(await house.reached('messageBytes', atFirst)).toBe(1)
  })

  it('a flood is left out, then ended; moves are heard meanwhile', async () => {
    const { players } = await inCall('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    for (let at = 0; at < 300; at++) tell(ada, ben, offer)
    expect(await ada.send({ type: 'say', text: 'hello' })).toBeNull()
    const sent = await ada.flood(FROM_CLIENT.signal, Buffer.from(JSON.stringify({ type: 'tell', to: 'peerofben', word: offer })))
    expect(told(ben).length).toBeLessThan(sent)
    expect(house.isAlive).toBe(true)
  })
})

/** Without the time, as coturn counts. */
async function relayNameOf(player: Player, code: string): Promise<string> {
  const { body } = await player.post<CallServers>(`/api/tables/${code}/call`, {})
  return body.iceServers[1]?.username?.split(':')[1] ?? ''
}

describe('the relay', () => {
  it('lets people of the table in, for half an hour, with a password that coturn can check', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const before = Date.now()
    const { status, body } = await ada.post<CallServers>(`/api/tables/${code}/call`, {})
    expect(status).toBe(200)
    const [stun, turn] = body.iceServers
    expect(stun).toEqual({ urls: ['stun:turn.example.org'] })
    expect(turn?.urls).toEqual(['turn:turn.example.org', 'turns:turn.example.org:5349'])
    expect(body.lastsMs).toBe(30 * 60_000)
    const expiry = Number(turn?.username?.split(':')[0]) * 1000
    expect(expiry).toBeGreaterThan(before + body.lastsMs - 1000)
    expect(expiry).toBeLessThanOrEqual(Date.now() + body.lastsMs)
    expect(turn?.credential).toBe(
      createHmac('sha1', SECRET)
        .update(turn?.username ?? '')
        .digest('base64'),
    )
    expect(await relayNameOf(ben, code)).not.toBe(await relayNameOf(ada, code))
  })

  it('knows a guest by one name at every table, so that its quota holds; it is not the name in the log', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const elsewhere = await house.table('Ben')
    const there = house.guest('Ada')
    there.cookie = ada.cookie
    await there.join(elsewhere.code)
    const name = await relayNameOf(ada, code)
    expect(name).toMatch(/^[\w-]{16}$/)
    expect(await relayNameOf(there, elsewhere.code)).toBe(name)
    expect(ada.guest).not.toContain(name)
  })

  it('is not for those who are not at the table', async () => {
    const { code } = await house.table('Ada')
    const stranger = house.guest('Stranger')
    expect(await stranger.post(`/api/tables/${code}/call`, {})).toMatchObject({ status: 403, body: { refused: 'notYours' } })
    expect(await stranger.post('/api/tables/BBBBB/call', {})).toMatchObject({ status: 404 })
  })
})
