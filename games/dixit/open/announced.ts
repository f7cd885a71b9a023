import type { Announcement } from '@figment/game-kit'
import type { Dixit, Open } from '../types.ts'
import { isLastRound } from './last-round.ts'
import { nextTeller } from './next-teller.ts'

/** What the screens say of what comes next. */
export function announced(open: Open): readonly Announcement<Dixit>[] {
  switch (open.phase) {
    case 'telling':
      return [
        {
          says: `seat ${open.storyteller} tells`,
          isTrue: ({ events, after }) => (isIn(events, 'clueTold') ? after.storyteller === open.storyteller : null),
        },
        lastRound(open),
      ]
    case 'giving':
    case 'voting':
      return [lastRound(open)]
    case 'scoring':
      return [
        lastRound(open),
        {
          says: `seat ${nextTeller(open)} tells next, if anybody does`,
          isTrue: ({ events, after }) => (isIn(events, 'roundBegun') ? after.storyteller === nextTeller(open) : null),
        },
      ]
    case 'claiming':
    case 'over':
      return []
  }
}

/** In the classic edition it is known from the beginning of a round; before it is scored, that of 2021 says nothing. */
function lastRound(open: Open): Announcement<Dixit> {
  const isLast = isLastRound(open)
  const isKnown = open.phase === 'scoring' || open.options.edition === 'classic'
  return {
    says: isLast ? 'the last round' : 'another round follows',
    isTrue({ events, after }) {
      if (isIn(events, 'gameEnded') || isIn(events, 'roundBegun')) return isIn(events, 'gameEnded') === isLast
      return isKnown && isIn(events, 'roundScored') ? isLastRound(after) === isLast : null
    },
  }
}

const isIn = (events: readonly Dixit['event'][], type: Dixit['event']['type']): boolean => events.some((event) => event.type === type)
