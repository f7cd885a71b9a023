import { LOCALES, type Locale } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { HANDS } from './measured.ts'
import { crowded, isWholeMatrix, type Size, type Walk, walkShapes } from '../../../e2e/shapes.ts'

/** At least so wide, in pixels: the smallest card of all, and the one on the stage. */
interface Least {
  readonly card: number
  readonly large?: number
}

const SMALL: Size = { width: 360, height: 640 }
const PHONE: Size = { width: 390, height: 844 }
const LYING: Size = { width: 844, height: 390 }
const LYING_LOW: Size = { width: 640, height: 360 }
const TALL: Size = { width: 820, height: 1180 }
const TABLET: Size = { width: 1180, height: 820 }
const LAPTOP: Size = { width: 1366, height: 768 }
const LARGE_LETTERS: Size = { width: 1440, height: 900, text: 200 }
const SIZES = [SMALL, PHONE, LYING, LYING_LOW, TALL, TABLET, LAPTOP, LARGE_LETTERS]

const nameOf = ({ width, height, text }: Size) => `${width}×${height}${text ? '@2' : ''}`

/** What the layouts were drawn with; the tests allow for a few pixels of another font. */
const DRAWN: Readonly<Record<(typeof HANDS)[number], Readonly<Record<string, Least>>>> = {
  'dixit-2021-8/voting/voting': {
    '360×640': { card: 80 },
    '390×844': { card: 114 },
    '844×390': { card: 94, large: 228 },
    '640×360': { card: 76, large: 106 },
    '820×1180': { card: 173 },
    '1180×820': { card: 150, large: 400 },
    '1366×768': { card: 173, large: 346 },
  },
  'dixit-2021-8/claiming/anybody': {
    '360×640': { card: 106 },
    '390×844': { card: 132 },
    '844×390': { card: 105, large: 236 },
    '820×1180': { card: 230 },
    '1366×768': { card: 203, large: 404 },
  },
  'dixit-2021-8/giving/giving': {
    '360×640': { card: 100 },
    '390×844': { card: 132 },
    '844×390': { card: 105, large: 236 },
    '820×1180': { card: 230 },
    '1366×768': { card: 203, large: 404 },
  },
  'dixit-2021-8/telling/storyteller': { '820×1180': { card: 244 }, '844×390': { card: 105, large: 236 } },
  'dixit/give-two': {
    '390×844': { card: 113 },
    '844×390': { card: 98, large: 232 },
    '820×1180': { card: 175 },
    '1180×820': { card: 159, large: 426 },
  },
  'dixit/vote-3': { '844×390': { card: 94, large: 228 } },
}
const ALLOWED = 0.97
const drawn: Readonly<Record<string, Readonly<Record<string, Least>> | undefined>> = DRAWN

/** Each phase of each role once, with the most people; the smallest table, what comes uninvited, and those who watch. */
const SCREENS = [
  ...HANDS,
  'dixit-2021-8/voting/voting+forward',
  'dixit-2021-8/voting/voted',
  'dixit-2021-8/voting/storyteller',
  'dixit-2021-8/giving/gave',
  'dixit-2021-8/giving/gave+change',
  'dixit-2021-8/giving/storyteller',
  'dixit-2021-8/telling/listener',
  'dixit/given-two',
  'dixit-2021-4/giving/giving-sung',
  'dixit-2021-4/telling/storyteller+mimed',
  'dixit/watch-claim',
  'dixit/watch-telling',
  'dixit/watch-giving',
  'dixit/watch-vote',
  'dixit/newcomer',
  'dixit/vote-away',
  'dixit/vote-paused',
]

const WHERE = {
  things: '.stage__question, .stage__hint, .stage__picture, .stage__cell, .slip, .teller-clue, .tokens, .seated__one, textarea',
  words: 'h1, .stage__hint, .clue__words, .plaque, .seated__name, .stage__do .button, .slip__words, .tokens__count, .place span',
  // with letters twice as large
  mayScroll: '.stage__cards, .stage__strip, .stage__people',
}

const LONGEST: Locale = 'uk'

test('from the first story to the last vote every screen is one table: nothing scrolls, overlaps or is cut, and cards are as large as drawn', {
  tag: '@shapes',
}, async ({ browser }) => {
  test.setTimeout(isWholeMatrix ? 1_800_000 : 400_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const isLongest = isWholeMatrix || locale === LONGEST
    const screens: Walk<Size> = (isLongest ? SCREENS : HANDS).map((id) => [id, isLongest ? SIZES : [SMALL, LAPTOP]])
    troubles.push(...(await walkShapes(browser, { locale, hints: 'off', screens, look })))
  }
  expect(troubles).toEqual([])
})

async function look(page: Page, id: string, size: Size): Promise<readonly string[]> {
  return [...(await crowded(page, WHERE)), ...(await tooSmall(page, drawn[id]?.[nameOf(size)]))]
}

async function tooSmall(page: Page, least: Least | undefined): Promise<string[]> {
  const { card, large } = await page.evaluate(() => {
    const widths = (found: string) => [...document.querySelectorAll<HTMLElement>(found)].map(({ offsetWidth }) => offsetWidth)
    return { card: Math.min(...widths('.tray__card')), large: Math.max(0, ...widths('.stage__place')) }
  })
  if (!least) return []
  return [
    ...(card < ALLOWED * least.card ? [`a card is ${card}, not ${least.card}`] : []),
    ...(least.large !== undefined && large < ALLOWED * least.large ? [`the large card is ${large}, not ${least.large}`] : []),
  ]
}
