import type { Seat } from '@figment/game-kit'
import { drawable as drawableOn } from '../rules/drawable.ts'
import { cardsOf } from '../rules/stand.ts'
import { deckOf } from '../open/own-rounds.ts'
import { LETTERS, type Letter, NUMBERS, type Open, type Task } from '../types.ts'

/** What a bot can draw, and what it would rather not have on the stand. */

/** At a table with a person there are no more bots than this. */
const BOTS_AT_MOST = 5
/** People want to read the cards, not to see them change. */
const REPLACEMENTS_OF_A_BOT = 2

/** The card that bots can do least with, if there are too few words for them and it is for this one to ask. */
export function cardToReplace(open: Open, seat: Seat): Letter | null {
  const drawable = drawableOn(open)
  const areEnough = happyAtMost(drawable) >= Math.min(open.seats.length, BOTS_AT_MOST)
  if (areEnough || open.spareCards === 0 || whoAsks(open) !== seat) return null
  const left = LETTERS.map((letter) => {
    const others = drawable.filter((task) => task.letter !== letter)
    return { letter, happy: happyAtMost(others), words: others.length }
  })
  const [most] = left.toSorted((one, other) => other.happy - one.happy || other.words - one.words)
  return most?.letter ?? null
}

/** One after another from the last seat on, twice each; a person in between ends it. */
function whoAsks({ seats, options, round, spareCards }: Open): Seat | undefined {
  const deck = deckOf(options, round)
  const rounds = options.decks.filter((_, at) => deckOf(options, at + 1) === deck).length
  const replaced = cardsOf(options, deck).length - LETTERS.length * rounds - spareCards
  return seats.toReversed()[Math.floor(replaced / REPLACEMENTS_OF_A_BOT)]
}

/** As many bots can get words that they can draw: each number comes once, each letter twice. */
function happyAtMost(drawable: readonly Task[]): number {
  const places = new Map<string, number>()
  /** At a letter of its own, if need be by moving another number on. */
  const findPlace = (number: number, tried: Set<string>): boolean =>
    drawable
      .filter((task) => task.number === number)
      .flatMap(({ letter }) => [`${letter}, once`, `${letter}, twice`])
      .some((place) => {
        if (tried.has(place)) return false
        tried.add(place)
        const there = places.get(place)
        const isFree = there === undefined || findPlace(there, tried)
        if (isFree) places.set(place, number)
        return isFree
      })
  return NUMBERS.filter((number) => findPlace(number, new Set())).length
}
