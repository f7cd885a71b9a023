import type { Poezium } from '../types.ts'
import { seededChance } from '@figment/game-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phaseOf, playAtRandom } from '@figment/server/testing/at-random.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'

const house = new House()
beforeAll(() => house.start())
afterAll(() => house.remove())

function openOf({ view }: Player): Poezium['open'] {
  const open = view?.open.play?.open
  if (!open || !('poems' in open)) throw new Error('no game of Poezium')
  return open
}

const play = (player: Player, move: Poezium['move']) => player.send({ type: 'play', move })

async function marking(seed: string): Promise<{ players: Player[]; host: Player; teller: Player; line: number }> {
  const { players } = await house.table('Ada', 'Ben', 'Cleo', 'Dan')
  const [host] = players
  if (!host) throw new Error('no host')
  await host.send({ type: 'chooseGame', game: 'poezium', options: {} })
  await host.send({ type: 'startGame' })
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  await playAtRandom(players, seededChance(seed), () => phaseOf(host) === 'marking')
  const teller = players.find((player) => player.seat === openOf(host).storyteller)
  const line = openOf(host).lines.at(-1)?.line
  if (!teller || line === undefined) throw new Error('nothing to mark')
  await teller.until(() => phaseOf(teller) === 'marking')
  return { players, host, teller, line }
}

describe('races of Poezium have one outcome', () => {
  it('a mark sent twice falls on its own line once; the second is refused and marks nothing else', async () => {
    const { host, teller, line } = await marking('twice')
    const answers = await Promise.all([
      play(teller, { type: 'mark', line, mark: 'fits' }),
      play(teller, { type: 'mark', line, mark: 'doesNot' }),
    ])
    expect(answers[0]).toBeNull()
    expect(answers[1]).not.toBeNull()
    await host.until(() => openOf(host).lines.some((laid) => laid.line === line && laid.mark === 'fits'))
  })

  it('a mark and its correction at once: the correction counts; from anybody else it is refused', async () => {
    const { players, host, teller, line } = await marking('corrected')
    const other = players.find((player) => player !== teller)
    if (!other) throw new Error('nobody else')
    const answers = await Promise.all([
      play(teller, { type: 'mark', line, mark: 'fits' }),
      play(teller, { type: 'correctMark', line, mark: 'doesNot' }),
      play(other, { type: 'correctMark', line, mark: 'fits' }),
    ])
    expect(answers.slice(0, 2)).toEqual([null, null])
    expect(answers[2]).toBe('notTheStoryteller')
    await host.until(() => openOf(host).lines.some((laid) => laid.line === line && laid.mark === 'doesNot'))
  })

  it('two guesses at once: only that of the player at turn is heard, and it turns one story or ends the round', async () => {
    const { players, host, teller, line } = await marking('guesses')
    await play(teller, { type: 'mark', line, mark: 'fits' })
    for (const player of players) await player.until(() => phaseOf(player) === 'guessing')
    const { turn, stories, guesses } = openOf(host)
    const number = stories.findIndex(({ isFaceUp }) => isFaceUp) + 1
    const guessers = players.filter((player) => player !== teller)
    const answers = await Promise.all(guessers.map((player) => play(player, { type: 'guess', number })))
    const atTurn = guessers.findIndex((player) => player.seat === turn)
    expect(answers[atTurn]).toBeNull()
    // if the first was wrong the turn may have passed on before the next was heard: then that one guessed a story face down
    for (const [at, answer] of answers.entries()) if (at !== atTurn) expect(answer).not.toBeNull()
    await host.until(() => openOf(host).guesses.length === guesses.length + 1)
    expect(openOf(host).guesses.at(-1)).toMatchObject({ by: turn, number })
  })
})
