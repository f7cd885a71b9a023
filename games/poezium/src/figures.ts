import type { Figure } from '@figment/game-kit/simulate'
import { type Poezium, RIVAL } from './types.ts'

/** How well poems are understood. */
export const figures: readonly Figure<Poezium>[] = [
  {
    key: 'storiesGuessed',
    label: 'stories guessed by a person',
    share: ({ poems }) => {
      const guessed = poems.filter(({ guesser }) => guesser !== null && guesser !== RIVAL)
      return { came: guessed.length, of: poems.length }
    },
  },
  {
    key: 'storytellerScored',
    label: 'storyteller scored in rounds',
    share: ({ poems }) => {
      const scored = poems.filter(({ points }) => points.some(({ reason }) => reason === 'storyGuessed'))
      return { came: scored.length, of: poems.length }
    },
  },
]
