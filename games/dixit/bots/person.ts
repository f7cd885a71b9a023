import { type Chance, lookAgain, type Person, type Quickness, type Thought } from '@figment/game-kit'
import { isLocale } from '@figment/i18n'
import type { Dixit, Move } from '../types.ts'
import { byFit, story, type Temper } from './mind.ts'

/** Somebody as they sit at a table, for the simulation alone: no server and no bot asks it anything. */

/** People see more in a card than it shows, and say the first good thing that comes to mind. */
const TEMPER: Temper = { giving: 0.5, voting: 1.4, choosy: 0.84 }

type Seconds = readonly [least: number, most: number]
const TAKES: Readonly<Record<Quickness, Readonly<Record<Exclude<Dixit['open']['phase'], 'over'>, Seconds>>>> = {
  slow: { claiming: [25, 90], telling: [40, 120], giving: [20, 60], voting: [20, 60], scoring: [8, 25] },
  medium: { claiming: [12, 50], telling: [20, 70], giving: [10, 35], voting: [10, 35], scoring: [4, 15] },
  quick: { claiming: [4, 20], telling: [8, 30], giving: [4, 15], voting: [4, 15], scoring: [2, 6] },
}

export const person: Person<Dixit> = ({ open, held }, chance, told, { quickness }) => {
  const { phase } = open
  if (phase === 'over') return lookAgain(1000)
  const locale = isLocale(told) ? told : 'en'
  const takes = (move: Move) => within(chance, TAKES[quickness][phase], move)
  switch (phase) {
    case 'claiming':
      return takes({ type: 'claimStory' })
    case 'telling':
      return takes({ type: 'tellClue', ...story(held.hand, open, locale, TEMPER, chance) })
    case 'giving':
      return takes({
        type: 'giveCards',
        cards: byFit(held.hand, { clue: open.clue, locale, taste: TEMPER.giving }, chance).slice(0, open.toGive),
      })
    case 'voting': {
      const others = open.laid.filter((card) => !held.given.includes(card))
      const [best = ''] = byFit(others, { clue: open.clue, locale, taste: TEMPER.voting }, chance)
      return takes({ type: 'vote', number: open.laid.indexOf(best) + 1 })
    }
    case 'scoring':
      return takes({ type: 'goOn' })
  }
}

const within = (chance: Chance, [least, most]: Seconds, move: Move): Thought<Move> => ({
  move,
  after: least * 1000 + chance.below((most - least) * 1000),
})
