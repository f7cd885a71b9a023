import { following } from '@figment/game-kit'
import { evolve } from './effects/evolve.ts'

/** These events of the game, and what follows from them. */
export const follow = following(evolve)
