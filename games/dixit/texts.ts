import type { Texts } from '@figment/game-kit'
import type { Dixit } from './types.ts'

export const texts: Texts<Dixit> = {
  move: (move) => (move.type === 'tellClue' ? [move.clue] : []),
}
