import { type Chance, lookAgain, type Person, type Quickness, type Thought } from '@figment/game-kit'
import type { Move, Poezium } from '../types.ts'
import { bestEnding } from './ending.ts'
import { byMeaning } from './meaning.ts'
import { act, markHonestly, tell } from './mind.ts'

/** Somebody as they sit at a table, for the simulation alone: no server and no bot asks it anything. */

/** How far a first glimpse can be from what people say after a long look. */
const GLIMPSE = 0.75

type Seconds = readonly [least: number, most: number]
const TAKES: Readonly<Record<Quickness, Readonly<Record<Exclude<Poezium['open']['phase'], 'over'>, Seconds>>>> = {
  slow: { claiming: [25, 90], telling: [40, 120], guessing: [25, 70], marking: [8, 30], ending: [10, 40], reading: [10, 40] },
  medium: { claiming: [12, 50], telling: [20, 70], guessing: [10, 40], marking: [4, 15], ending: [5, 20], reading: [5, 20] },
  quick: { claiming: [4, 20], telling: [8, 30], guessing: [4, 15], marking: [2, 6], ending: [3, 8], reading: [2, 8] },
}

export const person: Person<Poezium> = ({ seat, open, held }, chance, _locale, { quickness }) => {
  const { phase } = open
  if (phase === 'over') return lookAgain(1000)
  const { language } = open.options
  const studied = byMeaning.studied(seat, language)
  const glimpsed = byMeaning.glimpsed(seat, language, GLIMPSE)
  const takes = (move: Move) => within(chance, TAKES[quickness][phase], move)
  switch (phase) {
    case 'claiming':
      return takes({ type: 'claimStory' })
    case 'telling':
      return takes(tell(open, held, { studied, glimpsed }, chance))
    case 'guessing':
      return takes(act({ seat, open, held, fit: glimpsed }, chance))
    case 'marking':
      return takes(markHonestly(open, held, studied))
    case 'ending':
      return takes({ type: 'chooseEnding', ending: bestEnding(open, held, chance) })
    case 'reading':
      return takes({ type: 'goOn' })
  }
}

const within = (chance: Chance, [least, most]: Seconds, move: Move): Thought<Move> => ({
  move,
  after: least * 1000 + chance.below((most - least) * 1000),
})
