import { type Bot, type Chance, pick, shuffled, type Thought } from '@figment/game-kit'
import { isLocale, LOCALES, type Locale } from '@figment/i18n'
import { meaningOf } from '@figment/pictures/meanings'
import type { Card, Dixit, Move, Open } from './types.ts'

/** A bot sees its own hand and what lies on the table; it knows what the pictures show, as people do by looking. */
export const bot: Bot<Dixit> = ({ seat, open, held }, chance, locale) => {
  if (!open.awaited.includes(seat)) return null
  switch (open.phase) {
    case 'claiming':
      // people first: a bot speaks up only when nobody else does
      return think(chance, { type: 'claimStory' }, [20, 30])
    case 'telling': {
      const card = pick(chance, held.hand)
      return think(chance, { type: 'tellClue', card, clue: clueFor(card, open, isLocale(locale) ? locale : 'en', chance) }, [6, 12])
    }
    case 'giving':
      return think(chance, { type: 'giveCards', cards: byFit(held.hand, open.clue ?? '', chance).slice(0, open.toGive) }, [4, 10])
    case 'voting': {
      const others = open.laid.filter((card) => !held.given.includes(card))
      const [best] = byFit(others, open.clue ?? '', chance)
      return best === undefined ? null : think(chance, { type: 'vote', number: open.laid.indexOf(best) + 1 }, [4, 10])
    }
    case 'scoring':
      return think(chance, { type: 'goOn' }, [1, 3])
    case 'over':
      return null
  }
}

function think(chance: Chance, move: Move, [least, most]: readonly [number, number]): Thought<Move> {
  return { move, after: (least + chance.below(most - least + 1)) * 1000 }
}

function clueFor(card: Card, open: Open, locale: Locale, chance: Chance): string {
  const said = new Set(open.told.map(({ clue }) => clue))
  const clues = meaningOf(card).clues[locale]
  return shuffled(chance, clues).find((clue) => !said.has(clue)) ?? pick(chance, clues)
}

/** The best first; luck decides between cards that fit alike, as taste does. */
function byFit(cards: readonly Card[], clue: string, chance: Chance): Card[] {
  return cards
    .map((card) => ({ card, fit: fit(card, clue) + chance.below(40) / 10 }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ card }) => card)
}

const A_SAYING_OF_ITS_OWN = 2
const A_SHARED_WORD = 3

function fit(card: Card, clue: string): number {
  const { words, clues } = meaningOf(card)
  const said = stems(clue)
  let fits = 0
  for (const locale of LOCALES) {
    if (clues[locale].includes(clue)) fits += A_SAYING_OF_ITS_OWN
    for (const word of words[locale]) if (said.has(stem(word))) fits += A_SHARED_WORD
  }
  return fits
}

// five letters are enough to meet a word again in another case or number
const stem = (word: string) => word.replace(/[’'ʼ]/gu, '').replaceAll('ё', 'е').slice(0, 5)
const stems = (text: string) => new Set((text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map(stem))
