import type { Figure, PersonFigure } from '@figment/game-kit/simulate'
import type { Dixit, Told } from './types.ts'

const numberOfStory = ({ owners, storyteller }: Told): number => owners.indexOf(storyteller) + 1

/** How well clues are chosen and understood. */
export const figures: readonly Figure<Dixit>[] = [
  {
    key: 'votersFound',
    label: "voters who found the storyteller's card",
    share: ({ told }) => {
      const votes = told.flatMap((round) => Object.values(round.votes).map((number) => number === numberOfStory(round)))
      return { came: votes.filter((found) => found).length, of: votes.length }
    },
  },
  {
    key: 'storytellerScored',
    label: 'storyteller scored in rounds',
    share: ({ told }) => {
      const scored = told.filter(({ storyteller, points }) => points.some(({ seat, points }) => seat === storyteller && points > 0))
      return { came: scored.length, of: told.length }
    },
  },
]

export const personFigures: readonly PersonFigure<Dixit>[] = [
  {
    key: 'firstTurn',
    label: 'the person told the first story',
    share({ log }, seat) {
      const claimed = log.events.find((event) => event.type === 'storyClaimed')
      return { came: (claimed?.seat ?? log.deal.storyteller) === seat ? 1 : 0, of: 1 }
    },
  },
]
