import { type Bot, type Chance, lookAgain, peopleFirst, type Skill, type Thought } from '@figment/game-kit'
import { isLocale } from '@figment/i18n'
import type { Dixit, Move } from '../types.ts'
import { byFit, story, type Temper } from './mind.ts'

/** Those who miss more see cards with a taste further off, and say what comes to mind. */
export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  gentle: { giving: 0.9, voting: 2.4, choosy: 0.6 },
  medium: { giving: 0.5, voting: 1.5, choosy: 0.86 },
  sharp: { giving: 0.2, voting: 1.1, choosy: 0.95 },
}

/** The first story is for people: for so long a bot leaves it to those who are here. */
const STORY_LEFT_TO_PEOPLE_MS = 60_000
const NOTHING_TO_DO_MS = 10_000

/** A bot sees its own hand and what lies on the table; it knows what the pictures show, as people do by looking. */
export const bot: Bot<Dixit> = ({ seat, open, held }, chance, told, seen) => {
  if (!open.awaited.includes(seat)) return lookAgain(NOTHING_TO_DO_MS)
  const locale = isLocale(told) ? told : 'en'
  const temper = TEMPERS[seen.skill]
  switch (open.phase) {
    case 'claiming':
      return peopleFirst(think(chance, { type: 'claimStory' }, [2, 9]), seen, STORY_LEFT_TO_PEOPLE_MS)
    case 'telling':
      return think(chance, { type: 'tellClue', ...story(held.hand, open, locale, temper, chance) }, [6, 12])
    case 'giving': {
      const cards = byFit(held.hand, { clue: open.clue, locale, taste: temper.giving }, chance).slice(0, open.toGive)
      return think(chance, { type: 'giveCards', cards }, [4, 10])
    }
    case 'voting': {
      const others = open.laid.filter((card) => !held.given.includes(card))
      const [best] = byFit(others, { clue: open.clue, locale, taste: temper.voting }, chance)
      const number = open.laid.indexOf(best ?? '') + 1
      return number === 0 ? lookAgain(NOTHING_TO_DO_MS) : think(chance, { type: 'vote', number }, [4, 10])
    }
    case 'scoring':
      return think(chance, { type: 'goOn' }, [1, 3])
    case 'over':
      return lookAgain(NOTHING_TO_DO_MS)
  }
}

/** In seconds, as long as a person would take. */
function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}
