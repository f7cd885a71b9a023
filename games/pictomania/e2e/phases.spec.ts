import { expect, type Page, test } from '@playwright/test'
import { crowded, isWholeMatrix, type Size as AnySize, walkShapes } from '../../../e2e/shapes.ts'
import { READ } from './measured.ts'

interface Size extends AnySize {
  /** At least so large, in pixels, where it was drawn: the letters of the words and their rows while all read, and the sheets of whoever watches. */
  readonly letters?: number
  readonly row?: number
  readonly watched?: number
}

/** What the layouts were drawn with; the tests allow for a few pixels of another font. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844, letters: 15, row: 68, watched: 117 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390, letters: 16, row: 41, watched: 121 },
  { width: 844, height: 340 },
  { width: 932, height: 430 },
  { width: 640, height: 360 },
  { width: 820, height: 1180, letters: 24, row: 94 },
  { width: 912, height: 1368 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768, letters: 22, row: 86, watched: 281 },
  { width: 1440, height: 900 },
  { width: 1440, height: 900, text: 200 },
  { width: 390, height: 844, text: 200 },
]
const ALLOWED = 0.97
const LEVELS = 'lobby/pictomania+levels'
/** Here every language is looked at. */
const IN_ALL_LANGUAGES = SIZES.filter(({ width }) => isWholeMatrix || width === 360 || width === 1366)

test.describe.configure({ mode: 'parallel' })
for (const [locale, sizes] of [
  ['uk', SIZES],
  ['en', IN_ALL_LANGUAGES],
  ['ru', IN_ALL_LANGUAGES],
  ['pl', IN_ALL_LANGUAGES],
] as const)
  test(`introduced, read and watched in ${locale}: nothing scrolls, overlaps or is cut, and words and sheets are as large as drawn`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const troubles = await walkShapes(browser, {
      locale,
      hints: 'on',
      screens: [...READ, LEVELS].map((id) => [id, sizes]),
      look: async (page, id, size) => {
        if (id === LEVELS) return await levelsIn(page)
        const crowd = await crowded(page, {
          things:
            '.reading-stand, .words-stand, .frame__news, .frame__ask, .frame__strip, .tiles .sheet-paper, .intro__decks, .intro__text',
          words: '.reading-card li > span, .word-table td span, .intro__text p, .reading-clear span, h1',
          mayScroll: size.text ? '.frame__desk, .watch-foot__words, .intro' : '.nothing',
        })
        return [...crowd, ...(await tooSmall(page, size))]
      },
    })
    expect(troubles).toEqual([])
  })

/** How hard the words are, in the lobby, which scrolls: every mix and deck can be hit and read, and nothing is cut or wider than the screen. */
function levelsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [leastTargetPx, leastLetterPx] = [44, 14]
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`)
    const labels = [...document.querySelectorAll('.decks__mix, .decks__deck')]
    if (labels.length === 0) found.push('nothing to choose from')
    for (const one of labels) {
      const { width, height } = one.getBoundingClientRect()
      if (width < leastTargetPx || height < leastTargetPx) found.push(`hard to hit: ${one.textContent} ${width}×${height}`)
    }
    for (const one of document.querySelectorAll<HTMLElement>('.decks *')) {
      const isText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!isText || one.closest('.unseen')) continue
      const letters = parseFloat(getComputedStyle(one).fontSize)
      if (letters < leastLetterPx) found.push(`letters of ${letters} px: ${one.textContent}`)
      const [inner, outer] = [one.getBoundingClientRect(), one.closest('label, .decks')?.getBoundingClientRect()]
      if (outer && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) found.push(`cut: ${one.textContent}`)
    }
    return found
  })
}

/** Beside what was drawn. */
async function tooSmall(page: Page, { letters = 0, row = 0, watched = 0 }: Size): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const least = (found: string, of: (one: Element) => number) => Math.min(...[...document.querySelectorAll(found)].map(of))
    const isTabbed = document.querySelector('.reading-stand[data-tabbed=true]') !== null
    return {
      letters: isTabbed ? Infinity : least('.reading-card li > span', (one) => parseFloat(getComputedStyle(one).fontSize)),
      row: isTabbed ? Infinity : least('.reading-stand__numbers li', (one) => one.getBoundingClientRect().height),
      watched: least('.tiles--gallery .sheet-paper', (one) => one.getBoundingClientRect().width),
    }
  })
  const wanted = { letters, row, watched }
  return (['letters', 'row', 'watched'] as const).flatMap((what) =>
    seen[what] < ALLOWED * wanted[what] ? [`${what}: ${Math.round(seen[what])}, not ${wanted[what]}`] : [],
  )
}
