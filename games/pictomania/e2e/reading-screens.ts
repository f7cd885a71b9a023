// Gallery: a round is introduced, its words are read, and somebody watches.
import type { Locale } from '@figment/i18n'
import { NAMES } from '../../../gallery/moments/people.ts'
import { Staged } from '../../../gallery/moments/staged.ts'
import type { Screen } from '../../../gallery/screen.ts'

/** In milliseconds: by then a round has been introduced. */
const READ_FOR = 20_000

interface ReadingWishes {
  readonly people?: number
  readonly options?: object
}

/** They have read the words of the hardest deck for a while, and some are ready. */
export function reading(locale: Locale, { people = 6, options = {} }: ReadingWishes = {}): Staged {
  const table = new Staged(NAMES.slice(0, people), { game: 'pictomania', locale, options: { decks: [4, 4, 4, 4], ...options } })
  table.does('p1', { type: 'startGame' })
  table.now += READ_FOR
  return table.plays('p2', { type: 'understand', laid: 3 }).plays('p3', { type: 'understand', laid: 3 })
}

/** Somebody asked for another card, and two have read it. */
const withANewCard = (locale: Locale): Staged =>
  reading(locale)
    .plays('p6', { type: 'replaceCard', laid: 3, letter: 'C' })
    .plays('p4', { type: 'understand', laid: 4 })
    .plays('p5', { type: 'understand', laid: 4 })

/** The three longest words of the game have no other to take their place. */
const NO_SPARE = Array.from({ length: 3 }, (_, card) => ({
  theme: 'Найдовші слова, які тільки бувають',
  words: Array.from({ length: 7 }, (_, at) => `найнеперевершеніше ${card}${at} слово`),
}))

/** The round has just begun; as if it were this one. */
function introduced(locale: Locale, round: number, options: object): Staged {
  const table = new Staged(NAMES.slice(0, 6), { game: 'pictomania', locale, options }).does('p1', { type: 'startGame' })
  const { play } = table.state.open
  if (play?.game !== 'pictomania') throw new Error('no game has begun')
  table.state = { ...table.state, open: { ...table.state.open, play: { ...play, open: { ...play.open, round } } } }
  return table
}

/** So many draw, and at the larger table a bot besides; two came too late and watch. */
function watched(locale: Locale, people: number): Staged {
  const table = new Staged(NAMES.slice(0, people), { game: 'pictomania', locale, options: { timers: 'brisk' } })
  if (people > 3) table.does('p1', { type: 'addBot' })
  table.does('p1', { type: 'startGame' })
  table.playUntil(({ open: { play } }) => {
    if (play?.game !== 'pictomania') return false
    const sheets = Object.values(play.open.sheets)
    return sheets.length > 0 && sheets.every(({ strokes, firstGuessAt }) => strokes.length > 2 || firstGuessAt !== null)
  })
  table.comes('Benjamin Feather').comes('Łukasz')
  table.does(`p${people + 2}`, { type: 'say', text: 'Czerwony jest świetny!' })
  return table.does(`p${people + 1}`, { type: 'say', text: 'Праска чи черевик?' })
}

export const WATCHED: readonly Screen[] = [3, 5].map((people) => ({
  id: `pictomania/watched-${people === 3 ? 3 : 6}`,
  moment: (locale: Locale) => ({ told: watched(locale, people).told(`p${people + 1}`), before: null }),
  until: '.watch-foot',
  ...(people > 3 && { withLargeText: true }),
}))

export const READING: readonly Screen[] = [
  {
    id: 'pictomania/words-read',
    moment: (locale) => ({ told: reading(locale).told('p1'), before: null }),
    until: '.reading-stand',
    withLargeText: true,
  },
  {
    id: 'pictomania/words-ready',
    moment: (locale) => ({ told: reading(locale, { options: { decks: [2, 2, 2, 2] } }).told('p2'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-lifted',
    moment: (locale) => ({ told: reading(locale).told('p1'), before: null }),
    doings: [{ find: '.reading-card__another' }],
    until: '.reading-card[data-lifted=true]',
  },
  {
    id: 'pictomania/words-new',
    moment: (locale) => ({ told: withANewCard(locale).told('p1'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-no-spare',
    moment: (locale) => ({ told: reading(locale, { people: 3, options: { ownCards: NO_SPARE } }).told('p1'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/words-watched',
    moment: (locale) => ({ told: withANewCard(locale).comes('Benjamin Feather').told('p7'), before: null }),
    until: '.reading-stand',
  },
  {
    id: 'pictomania/intro',
    moment: (locale) => ({ told: introduced(locale, 3, {}).told('p1'), before: null }),
    until: '.intro',
    withLargeText: true,
  },
  {
    id: 'pictomania/intro-fast',
    moment: (locale) => ({ told: introduced(locale, 1, { variant: 'fast' }).told('p1'), before: null }),
    until: '.intro--fast',
    withLargeText: true,
  },
]
