import { type Bot, type Chance, lookAgain, peopleFirst, type Skill, type Thought } from '@figment/game-kit'
import type { Move, Poezium } from '../types.ts'
import { bestEnding } from './ending.ts'
import { byMeaning } from './meaning.ts'
import { act, markHonestly, tell } from './mind.ts'
import type { Understanding } from './understanding.ts'

/** How far a first glimpse can be from what people say after a long look. */
export const GLIMPSES: Readonly<Record<Skill, number>> = { gentle: 1.2, medium: 0.8, sharp: 0.45 }

/** The first story is for people: for so long a bot leaves it to those who are here. */
const STORY_LEFT_TO_PEOPLE_MS = 60_000
const NOTHING_TO_DO_MS = 10_000

/** A bot sees its own hand and what lies on the table; what lines mean is for the understanding to say. */
export const botWith =
  (understanding: Understanding): Bot<Poezium> =>
  ({ seat, open, held }, chance, _locale, seen) => {
    if (!open.awaited.includes(seat)) return lookAgain(NOTHING_TO_DO_MS)
    const { language } = open.options
    const studied = understanding.studied(seat, language)
    const glimpsed = understanding.glimpsed(seat, language, GLIMPSES[seen.skill])
    switch (open.phase) {
      case 'claiming':
        return peopleFirst(think(chance, { type: 'claimStory' }, [2, 9]), seen, STORY_LEFT_TO_PEOPLE_MS)
      case 'telling':
        return think(chance, tell(open, held, { studied, glimpsed }, chance), [6, 12])
      case 'guessing':
        return think(chance, act({ seat, open, held, fit: glimpsed }, chance), [5, 10])
      case 'marking':
        return think(chance, markHonestly(open, held, studied), [3, 6])
      case 'ending':
        return think(chance, { type: 'chooseEnding', ending: bestEnding(open, held, chance) }, [4, 8])
      case 'reading':
        return think(chance, { type: 'goOn' }, [1, 3])
      case 'over':
        return lookAgain(NOTHING_TO_DO_MS)
    }
  }

export const bot: Bot<Poezium> = botWith(byMeaning)

/** In seconds, as long as a person would take. */
function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}
