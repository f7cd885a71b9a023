import { type Bot, type Chance, lookAgain, pick, type Thought } from '@figment/game-kit'
import { isLocale, type Locale } from '@figment/i18n'
import { cluesIn, eyes, TASTE } from '@figment/pictures/reading'
import type { Card, Dixit, Move, Open } from '../types.ts'

const A_WHILE_MS = 5000

/** A bot sees its own hand and what lies on the table; it knows what the pictures show, as people do by looking. */
export const bot: Bot<Dixit> = ({ seat, open, held }, chance, told) => {
  if (!open.awaited.includes(seat)) return lookAgain(A_WHILE_MS)
  const locale = isLocale(told) ? told : 'en'
  switch (open.phase) {
    case 'claiming':
      // people first: a bot speaks up only when nobody else does
      return think(chance, { type: 'claimStory' }, [20, 30])
    case 'telling':
      return think(chance, { type: 'tellClue', ...story(held.hand, open, locale, chance) }, [6, 12])
    case 'giving': {
      const cards = byFit(held.hand, { clue: open.clue, locale, taste: TASTE.giving }, chance).slice(0, open.toGive)
      return think(chance, { type: 'giveCards', cards }, [4, 10])
    }
    case 'voting': {
      const others = open.laid.filter((card) => !held.given.includes(card))
      const [best] = byFit(others, { clue: open.clue, locale, taste: TASTE.voting }, chance)
      return best === undefined ? lookAgain(A_WHILE_MS) : think(chance, { type: 'vote', number: open.laid.indexOf(best) + 1 }, [4, 10])
    }
    case 'scoring':
      return think(chance, { type: 'goOn' }, [1, 3])
    case 'over':
      return lookAgain(A_WHILE_MS)
  }
}

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}

/** So many of the best ideas are as good as each other: the one that is said is a matter of luck. */
const IDEAS_WEIGHED = 30

interface Story {
  readonly card: Card
  readonly clue: string
}

/** A card of the hand and something to say of it, neither plain nor far-fetched, that nobody said in this game yet. */
function story(hand: readonly Card[], open: Open, locale: Locale, chance: Chance): Story {
  const said = new Set(open.told.map(({ clue }) => clue))
  const company = { voters: open.seats.length - 1, toGive: open.toGive }
  const ideas = hand.flatMap((card) => eyes.ideas(card, locale, company).map(({ clue, split }) => ({ card, clue, split })))
  const fresh = ideas.filter(({ clue }) => !said.has(clue)).sort((one, other) => other.split - one.split)
  if (fresh.length === 0) return { card: pick(chance, hand), clue: pick(chance, cluesIn(locale)) }
  const { card, clue } = pick(chance, fresh.slice(0, IDEAS_WEIGHED))
  return { card, clue }
}

interface Reading {
  readonly clue: string | null
  readonly locale: Locale
  readonly taste: number
}

/** The best first; taste decides between cards that fit about alike. */
function byFit(cards: readonly Card[], { clue, locale, taste }: Reading, chance: Chance): Card[] {
  const fits = eyes.fits(clue ?? '', locale)
  return cards
    .map((card) => ({ card, fit: (fits.get(card) ?? 0) + taste * whim(chance) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ card }) => card)
}

const STEPS = 1000
/** Around 0, mostly between -1 and 1. */
const whim = (chance: Chance) => (2 * (chance.below(STEPS) + chance.below(STEPS) + chance.below(STEPS))) / STEPS - 3
