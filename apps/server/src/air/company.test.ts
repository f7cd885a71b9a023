import { seededChance } from '@figment/game-kit'
import { bytesAtMost } from '@figment/i18n'
import { FROM_CLIENT, REACTIONS } from '@figment/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyMoveOf } from '../testing/at-random.ts'
import { CHAT_LENGTH, NAME_LENGTH } from '../running/bounds.ts'
import { playUntil } from '../testing/evening.ts'
import { House } from '../testing/house.ts'
import { looks, type Player } from '../testing/player.ts'

const house = await House.counting({ BOT_PACE: '0.01' })
beforeAll(() => house.start())
afterAll(() => house.remove())

/** The game that is chosen begins, with the shortest times. */
async function startBrisk(host: Player): Promise<{ readonly startedBefore: number; readonly due: number }> {
  const { game } = (await host.refresh()).open.choice
  expect(await host.send({ type: 'chooseGame', game, options: { timers: 'brisk' } })).toBeNull()
  const startedBefore = Date.now()
  expect(await host.send({ type: 'startGame' })).toBeNull()
  await host.until(() => host.view?.open.play !== null)
  return { startedBefore, due: host.game.due ?? 0 }
}

describe('company', () => {
  it('a reaction reaches everybody, the TV too, and is kept nowhere', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    const { version } = await ada.refresh()
    ben.sendRaw(FROM_CLIENT.react, Buffer.from([REACTIONS.indexOf('clap')]))
    for (const player of [ada, ben, tv]) await player.until(() => player.received.includes('{"person":"p2","reaction":"clap"}'))
    expect((await ada.refresh()).version).toBe(version)
  })

  it('a host keeps rude words away: a line is refused to whoever wrote it, and nobody else sees it', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    expect(await ben.send({ type: 'turnFilter', isOn: true })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'turnFilter', isOn: true })).toBeNull()
    expect(await ben.send({ type: 'say', text: 'f.u.c.k' })).toBe('rudeWord')
    expect(await ben.send({ type: 'say', text: 'Scunthorpe' })).toBeNull()
    await ada.until(() => ada.view?.open.chat.lines.length === 1)
    expect(ada.received).not.toContain('f.u.c.k')
    expect((await house.guest('Kurwa').ticket(code)).body.refused).toBe('rudeWord')
  })

  it('whom the host has muted nobody hears; whom somebody has muted for themselves all others do, and it stays so', async () => {
    const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben, cleo] = players as [Player, Player, Player]
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    const react = (player: Player, reaction: (typeof REACTIONS)[number]) =>
      player.sendRaw(FROM_CLIENT.react, Buffer.from([REACTIONS.indexOf(reaction)]))
    const hasSeen = (player: Player, reaction: string) => player.received.some((text) => text.includes(`"reaction":"${reaction}"`))
    expect(await ada.send({ type: 'mute', person: 'p2', kinds: ['chat', 'reactions'] })).toBeNull()
    expect(await ben.send({ type: 'say', text: 'buy coins' })).toBe('muted')
    react(ben, 'clap')
    // whatever Ben has sent is heard by now
    await ben.refresh()
    react(cleo, 'wow')
    for (const player of [ada, ben, cleo, tv]) await player.until(() => hasSeen(player, 'wow'))
    for (const player of [ada, ben, cleo, tv]) expect(hasSeen(player, 'clap')).toBe(false)

    expect(await ben.send({ type: 'muteForMe', person: 'p3', kinds: ['reactions', 'drawings'] })).toBeNull()
    await ben.until(() => Object.keys(ben.view?.mutedForMe ?? {}).length === 1)
    react(cleo, 'hmm')
    for (const player of [ada, cleo, tv]) await player.until(() => hasSeen(player, 'hmm'))
    await ben.refresh()
    expect(hasSeen(ben, 'hmm')).toBe(false)
    for (const player of [ada, cleo, tv]) {
      expect((await player.refresh()).mutedForMe).toEqual({})
      expect(player.received.join()).not.toContain('drawings')
    }

    const phone = house.guest('Ben')
    const { body } = await ben.post<{ pass: string }>(`/api/tables/${code}/pass`, {})
    await phone.post(`/api/tables/${code}/redeem`, { pass: body.pass })
    await house.kill()
    await house.start()
    await phone.join(code)
    expect(phone.view).toMatchObject({
      you: 'p2',
      mutedForMe: { p3: ['drawings', 'reactions'] },
      open: { muted: { p2: ['chat', 'reactions'] } },
    })
    expect(await phone.send({ type: 'say', text: 'buy coins' })).toBe('muted')
  })

  it.each([[Buffer.alloc(0)], [Buffer.from([9])], [Buffer.from([1, 1])]])('a reaction that is none (%j) goes nowhere', async (bytes) => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const tv = await house.guest('TV').join(code, { as: 'tv' })
    ada.sendRaw(FROM_CLIENT.react, bytes)
    tv.sendRaw(FROM_CLIENT.react, Buffer.from([0]))
    await ada.refresh()
    expect(ada.received.join()).not.toContain('"reaction"')
  })

  it(`a line has ${CHAT_LENGTH} characters, and a name ${NAME_LENGTH}; one more is refused, and counted`, async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const say = (text: string) => ben.send({ type: 'say', text })
    const beCalled = (name: string) => ben.send({ type: 'changeLooks', profile: { ...looks(''), name } })
    const atFirst = await house.metrics()
    const [line, name] = ['ё'.repeat(CHAT_LENGTH), 'ё'.repeat(NAME_LENGTH)]
    expect([await say(line), await beCalled(name), await house.reached('textLetters', atFirst)]).toEqual([null, null, 0])
    expect([await say(`${line}!`), await beCalled(`${name}!`)]).toEqual(['chatTooLong', 'nameTooLong'])
    expect(await house.reached('textLetters', atFirst)).toBe(2)
    // nobody's keyboard makes this: it is not even cleaned
    expect([await say('x'.repeat(bytesAtMost(CHAT_LENGTH) + 1)), await house.reached('textLetters', atFirst)]).toEqual(['textTooLong', 3])
    const { chat, seats } = (await ada.refresh()).open
    expect([chat.lines.map(({ text }) => text), seats[1]?.name]).toEqual([[line], name])
  })

  it('what people say is text, is kept, and stops when the host turns the chat off', async () => {
    const { code, players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    expect(await ben.send({ type: 'say', text: ' hello \u202e<b>there</b> ' })).toBeNull()
    expect(await ben.send({ type: 'say', text: '   ' })).toBe('chatEmpty')
    expect((await ada.refresh()).open.chat.lines).toEqual([{ number: 1, person: 'p2', text: 'hello <b>there</b>' }])
    expect(await ben.send({ type: 'turnChat', isOn: false })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'turnChat', isOn: false })).toBeNull()
    expect(await ben.send({ type: 'say', text: 'psst' })).toBe('chatIsOff')
    await house.kill()
    await house.start()
    await ada.join(code)
    expect(ada.view?.open.chat).toMatchObject({ isOn: false, lines: [{ text: 'hello <b>there</b>' }] })
  })

  it('a paused game stands still: no move, no bot, no clock; then it goes on where it was', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    await ada.send({ type: 'addBot' })
    await startBrisk(ada)
    const { phase, due } = ada.game
    const move = anyMoveOf(ada, seededChance('paused'))
    if (!move || due === null) throw new Error('nothing to pause')
    expect(await ben.send({ type: 'pauseGame' })).toBe('onlyTheHost')
    expect(await ada.send({ type: 'pauseGame' })).toBeNull()
    expect(await ada.play(move)).toBe('paused')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect((await ada.refresh()).open.play?.open.phase).toBe(phase)
    expect(await ada.send({ type: 'resumeGame' })).toBeNull()
    expect((ada.game.due ?? 0) - due).toBeGreaterThan(600)
    await playUntil([ada, ben], () => ada.game.round === 2)
  })

  it('who asks for more time has it', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben] = players as [Player, Player]
    expect(await ben.send({ type: 'askPatience', patience: 2 })).toBeNull()
    const patient = await startBrisk(ada)
    for (const type of ['endGame', 'closeGame'] as const) expect(await ada.send({ type })).toBeNull()
    expect(await ben.send({ type: 'askPatience', patience: 1 })).toBeNull()
    const usual = await startBrisk(ada)
    expect(patient.due - patient.startedBefore).toBeGreaterThan(1.5 * (usual.due - usual.startedBefore))
  })

  it('what happened at the table is told to everybody, in order', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo')
    const [ada, ben] = players as [Player, Player]
    await ada.send({ type: 'startGame' })
    await ben.send({ type: 'leaveTable' })
    await ada.send({ type: 'letBotPlay', seat: 1 })
    await ada.send({ type: 'endGame' })
    await ada.send({ type: 'closeGame' })
    const told = (await ada.refresh()).open.happenings.map(({ what, ...more }) => ('name' in more ? `${more.name} ${what}` : what))
    const before = ['Ada came', 'Ada becameHost', 'Ben came', 'Cleo came', 'gameStarted', 'Ben left', 'Ben botStepsIn']
    expect(told).toEqual([...before, 'gameCutShort', 'gameClosed'])
  })
})
