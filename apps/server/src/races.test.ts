import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from './testing/evening.ts'
import { House } from './testing/house.ts'
import type { Player } from './testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

async function started(...names: string[]): Promise<{ code: string; players: Player[]; host: Player }> {
  const { code, players } = await house.table(...names)
  const [host] = players
  if (!host) throw new Error('no host')
  await host.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return { code, players, host }
}

describe('races have one outcome', () => {
  it('two claims at once: one tells, the other is told that the story is claimed', async () => {
    const { players } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    const answers = await Promise.all(players.map((player) => player.play({ type: 'claimStory' })))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'storyAlreadyClaimed')).toHaveLength(3)
    for (const player of players) await player.until(() => player.game.storyteller === answers.indexOf(null))
  })

  it('two taps on "give": one card is given, both taps are answered', async () => {
    const { players, host } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    await playUntil(players, () => host.game.phase === 'giving')
    const giver = players.find((player) => player.game.awaited.includes(player.seat)) as Player
    const [card = '', another = ''] = giver.held.hand
    const answers = await Promise.all([
      giver.play({ type: 'giveCards', cards: [card] }),
      giver.play({ type: 'giveCards', cards: [another] }),
    ])
    expect(answers).toEqual([null, null])
    await giver.until(() => giver.held.given[0] === another)
    expect(giver.held.hand).toHaveLength(5)
    expect(giver.held.hand).toContain(card)
  })

  it('a vote changed as the last one arrives: it counts if it came first, and is refused if it came later', async () => {
    for (const order of ['before', 'after', 'at once'] as const) {
      const { players, host } = await started('Ada', 'Ben', 'Cleo', 'Dan')
      await playUntil(players, () => host.game.phase === 'voting')
      const voters = players.filter((player) => player.game.awaited.includes(player.seat))
      const [first, second, last] = voters as [Player, Player, Player]
      const votable = (player: Player) => player.game.laid.flatMap((card, at) => (player.held.given.includes(card) ? [] : [at + 1]))
      const [one = 0, other = 0] = votable(first)
      await first.play({ type: 'vote', number: one })
      await second.play({ type: 'vote', number: votable(second)[0] ?? 0 })
      const change = () => first.play({ type: 'vote', number: other })
      const finish = () => last.play({ type: 'vote', number: votable(last)[0] ?? 0 })
      const changedFirst = order === 'before' ? await change() : undefined
      const [finished, changed] = await Promise.all([finish(), order === 'at once' ? change() : null])
      const answer = order === 'after' ? await change() : order === 'before' ? changedFirst : changed
      expect(finished).toBeNull()
      // of two in the same moment the server hears either one first
      if (order === 'at once') expect([null, 'notNow']).toContain(answer)
      else expect(answer).toBe(order === 'before' ? null : 'notNow')
      await host.until(() => host.game.phase === 'scoring')
      expect(host.game.told[0]?.votes[first.seat]).toBe(answer === null ? other : one)
    }
  })

  it('a move sent again, even after a reconnection and a kill of the server, is applied once', async () => {
    const { code, players } = await house.table('Ada')
    const [ada] = players as [Player]
    const id = 'the-same-move-again'
    const bots = async () => (await ada.refresh()).open.seats.filter(({ isBot }) => isBot).length
    expect(await Promise.all([ada.send({ type: 'addBot' }, id), ada.send({ type: 'addBot' }, id)])).toEqual([null, null])
    ada.answers.length = 0
    expect(await ada.send({ type: 'addBot' }, id)).toBeNull()
    expect(await bots()).toBe(1)
    await house.kill()
    await house.start()
    await ada.join(code)
    ada.answers.length = 0
    expect(await ada.send({ type: 'addBot' }, id)).toBeNull()
    expect(await bots()).toBe(1)
    expect(await ada.send({ type: 'addBot' })).toBeNull()
    expect(await bots()).toBe(2)
  })

  it('the same guest in two tabs: one seat, both tabs see it, either may act', async () => {
    const { code, players, host } = await started('Ada', 'Ben', 'Cleo')
    const [, ben] = players as [Player, Player]
    const secondTab = house.guest('Ben')
    secondTab.cookie = ben.cookie
    await secondTab.join(code)
    expect(secondTab.view?.you).toBe(ben.view?.you)
    expect(secondTab.held).toEqual(ben.held)
    expect(Object.keys(host.view?.open.people ?? {})).toHaveLength(3)
    const answers = await Promise.all([ben.play({ type: 'claimStory' }), secondTab.play({ type: 'claimStory' })])
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    ben.drop()
    expect(await secondTab.play({ type: 'tellClue', card: secondTab.held.hand[0] ?? '', clue: 'from the other tab' })).toBeNull()
    await host.until(() => host.game.clue === 'from the other tab')
    expect(host.view?.present).toContain(secondTab.view?.you)
  })

  it('many people at one free seat: as many sit as there are seats, the others watch', async () => {
    const { code, players } = await house.table('Ada')
    const [host] = players as [Player]
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, at) => house.guest(`Guest ${at}`).join(code)))
    await host.until(() => Object.keys(host.view?.open.people ?? {}).length === 13)
    expect(host.view?.open.seats).toHaveLength(8)
    const looks = host.view?.open.seats ?? []
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(8)
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(8)
    for (const guest of crowd) guest.drop()
  })
})
