import { LOCALES, type Locale } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { GUESSER, MARKING, ON_TV, SCREENS, SMALL_TABLES } from './measured.ts'
import { crowded, isWholeMatrix, type Size as AnySize, type Walk, walkShapes } from '../../../e2e/shapes.ts'

interface Size extends AnySize {
  /** Of eight, at least so wide, in pixels: while a line is chosen. */
  readonly story: number
  /** The one that is judged. */
  readonly judged: number
}

const SMALL: Size = { width: 360, height: 640, story: 56, judged: 150 }
const LAPTOP: Size = { width: 1366, height: 768, story: 204, judged: 420 }

/** As drawn; with letters twice as large, and on the smallest screens, as large as they can be. */
const SIZES: readonly Size[] = [
  SMALL,
  { width: 390, height: 844, story: 86, judged: 230 },
  { width: 640, height: 360, story: 70, judged: 208 },
  { width: 844, height: 390, story: 94, judged: 228 },
  { width: 820, height: 1180, story: 173, judged: 300 },
  { width: 1180, height: 820, story: 169, judged: 428 },
  LAPTOP,
  { width: 1440, height: 900, text: 200, story: 150, judged: 300 },
]
const TV: Size = { width: 1920, height: 1080, story: 279, judged: 0 }
const ALLOWED = 0.99

const LONGEST: Locale = 'uk'

const WHERE = {
  things:
    '.story-table__number, .poem-board__head, .sheet, .line-hand__line, .near__story .picture, .poem-board__question h1, .poem-board__ask h1',
  words:
    '.line-hand__line, .sheet__words, .endings__card span, .paper-poem li, .poem-board h1, .marking__mark, .poem-gains bdi, .acting .button',
  mayScroll: '.sheet[data-open=true]',
}
test('a round of Poezium fills every screen: nothing scrolls, overlaps or is cut, and stories are as large as drawn', {
  tag: '@shapes',
}, async ({ browser }) => {
  test.setTimeout(isWholeMatrix ? 1_800_000 : 300_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const isLongest = isWholeMatrix || locale === LONGEST
    const sizes = isLongest ? SIZES : [SMALL, LAPTOP]
    const screens: Walk<Size> = [...SCREENS, ...(isLongest ? SMALL_TABLES : [])].map((id) => [id, sizes])
    const onTv: Walk<Size> = isLongest ? ON_TV.map((id) => [id, [TV]]) : []
    troubles.push(...(await walkShapes(browser, { locale, hints: 'off', screens: [...screens, ...onTv], look })))
  }
  expect(troubles).toEqual([])
})

async function look(page: Page, id: string, size: Size): Promise<string[]> {
  return [...(size === TV ? await onTvTrouble(page) : await crowded(page, WHERE)), ...(await tooSmall(page, id, size))]
}

async function tooSmall(page: Page, id: string, size: Size): Promise<string[]> {
  const widths = (found: string) =>
    page.evaluate((selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width), found)
  const [what, least] =
    id === GUESSER
      ? ['.story-table__place', size.story]
      : id === MARKING
        ? ['.near__story', size.judged]
        : ['.tv-story', id === ON_TV[0] ? size.story : 0]
  const smallest = Math.min(...(await widths(what)))
  return smallest < ALLOWED * least ? [`a story is ${Math.round(smallest)} wide, not ${least}`] : []
}

/** What is cut or too small to be read from three metres. */
const onTvTrouble = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollHeight, scrollWidth } = document.documentElement
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push('the page scrolls')
    const main = document.querySelector('main')
    const letters = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || parent.closest('.unseen') || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      const { left, right, top, bottom } = parent.getBoundingClientRect()
      if (size < 27.9) found.push(`${parent.className || parent.tagName}: letters of ${size} px`)
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`off the screen: ${text.textContent.slice(0, 30)}`)
    }
    return [...new Set(found)]
  })
