import { type Bot, type GameTypes, lookAgain, type Seen } from '@figment/game-kit'
import { playInTime } from '@figment/game-kit/simulate'
import { usualOptions } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { entry, GAME_IDS } from './index.ts'

const [game] = GAME_IDS.map((id) => entry(id))
if (!game) throw new Error('there are no games')
const options = usualOptions(game)
const seats = game.manifest.seats(options).min

describe('a game on a clock of its own', () => {
  it('is the same whenever its seed is', () => {
    const play = (seed: string) => JSON.stringify(playInTime(game, { options, seats, seed, people: [0], quickness: 'slow' }).log)
    expect(play('one')).toBe(play('one'))
    expect(play('one')).not.toBe(play('two'))
  })

  it('sits a person among bots, who take their pace', () => {
    const paces = { slow: [] as number[], quick: [] as number[] }
    for (const quickness of ['slow', 'quick'] as const) {
      const bot: Bot<GameTypes> = (view, chance, locale, seen: Seen) => {
        paces[quickness].push(seen.pace)
        return game.bot(view, chance, locale, seen)
      }
      const { person: _, ...withoutModel } = game
      const { finished } = playInTime({ ...withoutModel, bot }, { options, seats, seed: 'pace', people: [0], quickness })
      expect(finished).toBe(true)
    }
    const late = (all: readonly number[]) => all.slice(all.length / 2)
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
    expect(mean(late(paces.slow))).toBeGreaterThan(1.1)
    expect(mean(late(paces.slow))).toBeGreaterThan(mean(late(paces.quick)))
  })

  it('tells bots who is a person, and never asks one whom nobody waits for', () => {
    const bot: Bot<GameTypes> = (view, chance, locale, seen) => {
      if (view.seat !== 1) expect(seen.people).toEqual([1])
      expect(view.open.awaited).toContain(view.seat)
      return game.bot(view, chance, locale, seen)
    }
    playInTime({ ...game, bot }, { options, seats, seed: 'who', people: [1], isEnough: ({ open }) => open.round > 2 })
  })

  it('comes to a stop where everybody only looks, and says so', () => {
    const { finished, last } = playInTime({ ...game, bot: () => lookAgain(1000) }, { options, seats, seed: 'still' })
    expect([finished, last.open.round]).toEqual([false, 1])
  })
})
