import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { countedByHand } from '../testing/scorer.ts'
import { usual } from '../testing/story.ts'
import { FIRST_ROUNDS, VARIANTS } from '../types.ts'
import { rules } from './rules.ts'

it.each([3, 4, 5, 6])(
  '[PM27] [PM31] [PM32] [PM33] with %i players points are what somebody with the rulebook and a pencil counts',
  (seats) => {
    for (let seed = 0; seed < 25; seed++) {
      const options = { ...usual, variant: VARIANTS[seed % 2] ?? 'usual', firstRound: FIRST_ROUNDS[Math.floor(seed / 2) % 2] ?? 'full' }
      const leaving = new Map(seed % 4 === 0 ? [[40 + seed, seed % seats]] : [])
      const { log, last } = playWithBots(rules, atRandom(anyMove, 4_000), { options, seats, seed: `counted ${seed}`, leaving })
      expect(countedByHand(log)).toEqual(last.open.scores)
    }
  },
)
