import { playUntil } from '@figment/server/testing/evening.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { bytesAtMost } from '@figment/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUE_LENGTH } from '../types.ts'
import { begun, heldBy, openOf, play } from './at-the-table.ts'

const house = await House.counting()
beforeAll(() => house.start())
afterAll(() => house.remove())

async function started(...names: string[]): Promise<{ players: Player[]; host: Player }> {
  const { players } = await house.table(...names)
  return { players, host: await begun(players) }
}

it('[DX6] a clue has so many characters; one more is refused, and counted', async () => {
  const { players } = await started('Ada', 'Ben', 'Cleo')
  const [ada] = players as [Player]
  expect(await play(ada, { type: 'claimStory' })).toBeNull()
  const tell = (clue: string) => play(ada, { type: 'tellClue', card: heldBy(ada).hand[0] ?? '', clue })
  expect(await tell('ё'.repeat(CLUE_LENGTH + 1))).toBe('clueTooLong')
  expect(await tell('ё'.repeat(bytesAtMost(CLUE_LENGTH) + 1))).toBe('textTooLong')
  expect(await house.reached('textLetters')).toBe(2)
  expect(await tell('ё'.repeat(CLUE_LENGTH))).toBeNull()
  expect(await house.reached('textLetters')).toBe(2)
})

describe('races of Dixit have one outcome', () => {
  it('two claims at once: one tells, the other is told that the story is claimed', async () => {
    const { players } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    const answers = await Promise.all(players.map((player) => play(player, { type: 'claimStory' })))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'storyAlreadyClaimed')).toHaveLength(3)
    for (const player of players) await player.until(() => openOf(player).storyteller === answers.indexOf(null))
  })

  it('two taps on "give": one card is given, both taps are answered', async () => {
    const { players, host } = await started('Ada', 'Ben', 'Cleo', 'Dan')
    await playUntil(players, () => openOf(host).phase === 'giving')
    const giver = players.find((player) => openOf(player).awaited.includes(player.seat)) as Player
    const [card = '', another = ''] = heldBy(giver).hand
    const answers = await Promise.all([
      play(giver, { type: 'giveCards', cards: [card] }),
      play(giver, { type: 'giveCards', cards: [another] }),
    ])
    expect(answers).toEqual([null, null])
    await giver.until(() => heldBy(giver).given[0] === another)
    expect(heldBy(giver).hand).toHaveLength(5)
    expect(heldBy(giver).hand).toContain(card)
  })

  it('a vote changed as the last one arrives: it counts if it came first, and is refused if it came later', async () => {
    for (const order of ['before', 'after', 'at once'] as const) {
      const { players, host } = await started('Ada', 'Ben', 'Cleo', 'Dan')
      await playUntil(players, () => openOf(host).phase === 'voting')
      const voters = players.filter((player) => openOf(player).awaited.includes(player.seat))
      const [first, second, last] = voters as [Player, Player, Player]
      const votable = (player: Player) => openOf(player).laid.flatMap((card, at) => (heldBy(player).given.includes(card) ? [] : [at + 1]))
      const [one = 0, other = 0] = votable(first)
      await play(first, { type: 'vote', number: one })
      await play(second, { type: 'vote', number: votable(second)[0] ?? 0 })
      const change = () => play(first, { type: 'vote', number: other })
      const finish = () => play(last, { type: 'vote', number: votable(last)[0] ?? 0 })
      const changedFirst = order === 'before' ? await change() : undefined
      const [finished, changed] = await Promise.all([finish(), order === 'at once' ? change() : null])
      const answer = order === 'after' ? await change() : order === 'before' ? changedFirst : changed
      expect(finished).toBeNull()
      // of two in the same moment the server hears either one first
      if (order === 'at once') expect([null, 'notNow']).toContain(answer)
      else expect(answer).toBe(order === 'before' ? null : 'notNow')
      await host.until(() => openOf(host).phase === 'scoring')
      expect(openOf(host).told[0]?.votes[first.seat]).toBe(answer === null ? other : one)
    }
  })
})
