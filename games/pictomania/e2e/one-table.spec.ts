import { LOCALES, type Locale } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { crowded, isWholeMatrix, type Size as AnySize, type Walk, walkShapes } from '../../../e2e/shapes.ts'
import { DRAWN, OWN_WORDS, PRACTICE } from './measured.ts'

interface Size extends AnySize {
  /** At least so wide, in pixels: my own sheet, the others' drawings beside it, and a drawing that is guessed. */
  readonly draw: number
  readonly thumb: number
  readonly guess: number
}

const SMALL: Size = { width: 360, height: 640, draw: 245, thumb: 59, guess: 240 }
const LAPTOP: Size = { width: 1366, height: 768, draw: 740, thumb: 135, guess: 740 }
/** With words that are whole lines. */
const LONG_LINES: Size = { width: 360, height: 640, draw: 250, thumb: 59, guess: 222 }

/** What the layouts were drawn with; the tests allow for a few pixels of another font. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844, draw: 364, thumb: 68, guess: 313 },
  { width: 390, height: 664, draw: 277, thumb: 65, guess: 264 },
  SMALL,
  { width: 844, height: 390, draw: 374, thumb: 72, guess: 374 },
  { width: 844, height: 340, draw: 328, thumb: 82, guess: 328 },
  { width: 932, height: 430, draw: 414, thumb: 81, guess: 414 },
  { width: 640, height: 360, draw: 283, thumb: 60, guess: 283 },
  { width: 820, height: 1180, draw: 612, thumb: 130, guess: 529 },
  { width: 912, height: 1368, draw: 779, thumb: 150, guess: 697 },
  { width: 1024, height: 768, draw: 600, thumb: 120, guess: 600 },
  { width: 1180, height: 820, draw: 720, thumb: 132, guess: 720 },
  LAPTOP,
  { width: 1440, height: 900, draw: 826, thumb: 166, guess: 826 },
  { width: 1440, height: 900, text: 200, draw: 663, thumb: 143, guess: 663 },
  { width: 390, height: 844, text: 200, draw: 253, thumb: 65, guess: 257 },
]
const ALLOWED = 0.97
/** Each of another kind: upright, low, lying, lying low. */
const FEW: readonly Size[] = SIZES.filter(({ width, height, text }) => !text && [844, 640, 390, 360].includes(height) && width !== 1440)

/** In other hands, at smaller tables, at its last token, with whole lines for words. */
const OTHERS: Walk<Size> = [
  ['pictomania/draw-3', FEW],
  ['pictomania/draw-5', FEW],
  ['pictomania/alarm', FEW],
  ['pictomania/alarm-finish', FEW],
  ['pictomania/draw-paused', FEW],
  ['pictomania/draw-knock', FEW],
  ['pictomania/draw-watching', FEW],
  ['pictomania/draw-long', [LONG_LINES]],
  ['pictomania/guess-long', [LONG_LINES]],
  ['pictomania/draw-left', FEW],
  ['pictomania/guess-left', FEW],
  [`${OWN_WORDS}-long`, FEW],
]

const LONGEST: Locale = 'uk'

const WHERE = {
  things: '.desk .sheet-paper, .words-stand, .practice__idea, .frame__news, .frame__ask',
  words: '.word-table td span, .number-keys__words span, .finishing p, .finishing .button, .own-task b, .practice__idea b, h1',
  // with letters twice as large on a phone
  mayScroll: '.guess-pad, .frame__over',
}
/** A notice lies on the question, or on the news and the names above them, and on nothing else. */
const NOTICED = { ...WHERE, things: '.slip, .desk .sheet-paper, .tiles--strip .sheet-paper' }
/** The host's own words, written over the lobby: a long list scrolls in itself, and so do its cards. */
const WRITTEN = {
  scene: '.words-scene',
  things: '.words-scene__list, .words-scene__cards, .round-boxes, .words-scene__note, .words-scene__said, .words-scene__trouble',
  words: '.words-scene h2, .words-scene__head p, .round-boxes li > span, .own-card li > span, .own-card i, .list-line__trouble',
  mayScroll: '.words-scene__list, .words-scene__cards',
}
const whereOf = (id: string) => (id.startsWith(OWN_WORDS) ? WRITTEN : /-(knock|paused)$/u.test(id) ? NOTICED : WHERE)
/** Under what covers it all, the lobby may scroll. */
const isBelow = (trouble: string, id: string): boolean => id.startsWith(OWN_WORDS) && trouble.startsWith('the page scrolls')
const isOnNames = (trouble: string): boolean => /^tile .* lies on slip/u.test(trouble)

test('the drawing round is one table in every shape: nothing scrolls, overlaps or is cut, and the sheet is as large as drawn', {
  tag: '@shapes',
}, async ({ browser }) => {
  test.setTimeout(isWholeMatrix ? 1_800_000 : 300_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const isLongest = isWholeMatrix || locale === LONGEST
    const drawn: Walk<Size> = [...DRAWN, PRACTICE, OWN_WORDS].map((id) => [id, isLongest ? SIZES : [SMALL, LAPTOP]])
    const others: Walk<Size> = isLongest ? OTHERS.map(([id, sizes]) => [id, isWholeMatrix && sizes === FEW ? SIZES : sizes]) : []
    troubles.push(
      ...(await walkShapes(browser, {
        locale,
        hints: 'on',
        screens: [...drawn, ...others],
        look: async (page, id, size) => [
          ...(await crowded(page, whereOf(id))).filter((trouble) => !isOnNames(trouble) && !isBelow(trouble, id)),
          ...(id.startsWith(OWN_WORDS) ? await behindTheTab(page) : []),
          ...(await tooSmall(page, id, size)),
        ],
      })),
    )
  }
  expect(troubles).toEqual([])
})

/** Where there is no room for both, the cards lie behind the list. */
async function behindTheTab(page: Page): Promise<string[]> {
  const tab = (nth: number) => page.locator('.words-scene__tabs > button').nth(nth)
  if (!(await tab(1).isVisible())) return []
  await tab(1).click()
  const found = await crowded(page, WRITTEN)
  await tab(0).click()
  return found.filter((trouble) => !isBelow(trouble, OWN_WORDS)).map((trouble) => `cards: ${trouble}`)
}

async function tooSmall(page: Page, id: string, size: Size): Promise<string[]> {
  const { paper, thumb } = await page.evaluate(() => {
    const widths = (found: string) => [...document.querySelectorAll(found)].map((one) => Math.round(one.getBoundingClientRect().width))
    return { paper: Math.max(0, ...widths('.desk .sheet-paper')), thumb: Math.min(...widths('.tiles--strip .sheet-paper')) }
  })
  const isDrawing = id === DRAWN[0] || id === PRACTICE || /\/(draw-(3|5|long|left|knock)|alarm)$/.test(id)
  const isGuessing = /\+guess$|\/guess-/.test(id)
  const least = isDrawing ? size.draw : isGuessing ? size.guess : 0
  return [
    ...(paper < ALLOWED * least ? [`the sheet is ${paper}, not ${least}`] : []),
    ...(isDrawing && thumb < ALLOWED * size.thumb ? [`a small drawing is ${thumb}, not ${size.thumb}`] : []),
  ]
}
