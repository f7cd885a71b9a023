import type { Figure, PersonFigure } from '@figment/game-kit/simulate'
import { type Poem, type Poezium, type Reason, RIVAL } from './types.ts'

const LONG = 3

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
  {
    key: 'marksThatFit',
    label: 'lines of those who guessed that fit',
    share: ({ poems }) => {
      const guessed = poems.filter(({ guesser }) => guesser !== null)
      return { came: sum(guessed, linesThatFit), of: sum(guessed, linesLaid) }
    },
  },
  {
    key: 'longPoems',
    label: `poems with ${LONG} lines that fit, or more`,
    share: ({ poems }) => ({ came: poems.filter(({ lines }) => lines.length >= LONG).length, of: poems.length }),
  },
]

// a poem forgets the lines that do not fit; the scores remember how many whoever guessed had laid, and the rival
const linesLaid = (poem: Poem): number => pointsFor(poem, 'storyGuessed') + pointsFor(poem, 'rivalsLines')
const linesThatFit = (poem: Poem): number => poem.lines.length - pointsFor(poem, 'linesThatFit')

const pointsFor = ({ points }: Poem, wanted: Reason): number => sum(points, ({ reason, points }) => (reason === wanted ? points : 0))

function sum<T>(all: readonly T[], count: (one: T) => number): number {
  return all.reduce((total, one) => total + count(one), 0)
}

export const personFigures: readonly PersonFigure<Poezium>[] = [
  {
    key: 'firstTurn',
    label: 'the person told the first story',
    share({ log }, seat) {
      const claimed = log.events.find((event) => event.type === 'storyClaimed')
      return { came: (claimed?.seat ?? log.deal.storyteller) === seat ? 1 : 0, of: 1 }
    },
  },
]
