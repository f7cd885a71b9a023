import { expect, test } from '@playwright/test'
import { LOCALES, type Locale } from '@figment/i18n'
import { crowded, isWholeMatrix, type Size as AnySize, walkShapes } from '../../../e2e/shapes.ts'
import { TOLD } from './measured.ts'

interface Size extends AnySize {
  /** At least so wide, in pixels: the drawing whose pile is told. */
  readonly paper: number
}

/** What the layouts were drawn with; the tests allow for a few pixels of another font. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844, paper: 370 },
  { width: 360, height: 640, paper: 201 },
  { width: 844, height: 390, paper: 374 },
  { width: 640, height: 360, paper: 294 },
  { width: 820, height: 1180, paper: 560 },
  { width: 1180, height: 820, paper: 542 },
  { width: 1366, height: 768, paper: 628 },
  { width: 1440, height: 900, paper: 662 },
  { width: 1440, height: 900, text: 200, paper: 662 },
  { width: 390, height: 844, text: 200, paper: 230 },
]
const ALLOWED = 0.97

const PARTS = {
  things:
    '.spread .telling__paper .sheet-paper, .spread__ask, .frame__ask, .told-row, .told-middle__in, .told-word, .points-row, .account, .mistake-asked__rows li, .pens-down__foot > p',
  words:
    '.told-word b, .told-row__who, .told-row__meant > span, .told-row__back, .told-middle li, .told-middle__label, .told-middle__odd, .mistake-asked__rows li, .account__why li, .account__word b, .points-row__who > *, .pens-down__foot > p, .spread .button, h1',
  mayScroll: '.spread__text, .spread__plate',
}
/** A notice lies on the question, and on nothing else: except with letters twice as large. */
const noticed = ({ text }: Size) => ({ ...PARTS, things: text ? '.slip' : `.slip, ${PARTS.things.replace('.spread__ask, ', '')}` })

test('while piles and points are told nothing scrolls, overlaps or is cut, and the drawing is as large as drawn', async ({ browser }) => {
  test.setTimeout(300_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const told = await walkShapes(browser, {
      locale,
      hints: 'off',
      screens: TOLD.map((id) => [id, sizesIn(locale)]),
      look: async (page, id, size) => {
        if (/-(knock|paused)$/u.test(id)) return await crowded(page, noticed(size))
        const crowd = await crowded(page, PARTS)
        if (!id.includes('/reveal')) return crowd
        const paper = await page.locator('.telling__paper .sheet-paper').evaluate((one) => one.getBoundingClientRect().width)
        return paper < ALLOWED * size.paper ? [...crowd, `the drawing is ${Math.round(paper)}, not ${size.paper}`] : crowd
      },
    })
    troubles.push(...told)
  }
  expect(troubles).toEqual([])
})

/** Every shape in the language with the longest words, and every language where there is the least room. */
const sizesIn = (locale: Locale): readonly Size[] =>
  isWholeMatrix || locale === 'uk' ? SIZES : SIZES.filter(({ width }) => width === 360 || width === 1366)
