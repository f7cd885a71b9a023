import { LOCALES } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { openHall, Visitor } from '../../../e2e/visitor.ts'
import { tvScreens } from './tv-screens.ts'

/** Where it is read from three metres: at this width every length is as it was drawn, on a smaller screen all shrink together. */
const DRAWN = { width: 1920, height: 1080 }
const SIZES = [DRAWN, { width: 1280, height: 720 }] as const
/** At least so wide, in pixels of the drawings; a few are left to another font. */
const PAPERS: readonly (readonly [screens: RegExp, found: string, width: number])[] = [
  [/tv-(draw|last-ten|last-token|pens-down)(-fast|-knock|-6-hardest)?$/u, '.tv-sheet .sheet-paper', 404],
  [/tv-draw-5$/u, '.tv-sheet .sheet-paper', 404],
  [/tv-(draw|last-ten)-4/u, '.tv-sheet .sheet-paper', 456],
  [/tv-(draw|last-ten)-3/u, '.tv-sheet .sheet-paper', 560],
  [/tv-(reveal|mistake)/u, '.tv-reveal__drawing .sheet-paper', 790],
  [/tv-points(-knock|-5)?$/u, '.tv-scored .sheet-paper', 257],
  [/tv-points-3$/u, '.tv-scored .sheet-paper', 400],
]
const ALLOWED = 0.97
const LONGEST = 'pl'
const ROWS = { found: '.tv-guess', high: 98 }

test('the TV is read from three metres: nothing is small, cut or covered, and the sheets are as large as drawn', async ({ browser }) => {
  test.setTimeout(300_000)
  const gallery = await openHall()
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const visitor = await Visitor.comes(browser, gallery, { locale, hints: 'off', isPainted: false })
    // what others than six see is measured where words are longest
    const screens = tvScreens().filter(({ isFurtherDown }) => !isFurtherDown || locale === LONGEST)
    for (const screen of screens) {
      if (!(await visitor.show(screen))) continue
      // all lengths shrink together: whether they do is the same in every language
      for (const size of locale === LONGEST ? SIZES : [DRAWN]) {
        await visitor.page.setViewportSize(size)
        const where = `${screen.id} in ${locale} at ${size.width}×${size.height}`
        const scale = size.width / DRAWN.width
        for (const trouble of await crowded(visitor.page, scale)) troubles.push(`${where}: ${trouble}`)
        for (const [screensOf, found, width] of PAPERS) {
          if (!screensOf.test(screen.id)) continue
          const least = await narrowest(visitor.page, found)
          if (least < ALLOWED * width * scale) troubles.push(`${where}: a sheet is ${least}, not ${width * scale}`)
        }
      }
    }
    troubles.push(...visitor.troubles)
    await visitor.leave()
  }
  expect(troubles).toEqual([])
  gallery.hall.close()
})

const narrowest = (page: Page, found: string): Promise<number> =>
  page.evaluate((papers) => Math.min(...[...document.querySelectorAll(papers)].map((one) => one.getBoundingClientRect().width)), found)

/** What is too small, cut, off the screen, or lies on something else. */
function crowded(page: Page, scale: number): Promise<string[]> {
  return page.evaluate(
    async ({ scale, rows }) => {
      const leastLetterPx = 28 * scale
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      const found: string[] = []
      const stage = document.querySelector('.tv-stage')
      if (!stage) return ['nothing is there']
      const nameOf = (one: Element) => `${(one.getAttribute('class') ?? '').split(' ')[0]} “${(one.textContent ?? '').trim().slice(0, 32)}”`
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).clipPath === 'none' &&
        !one.closest('.unseen, .tv-card[data-up=false] > *')
      // words: large enough, on the screen, inside the card, row or column that they stand in
      const BOXES =
        '.tv-words__card, .tv-clear__card, .tv-guess, .tv-middle, .tv-mistake, .tv-scored__one, .tv-readers > li, .tv-tray, .tv-top, .slip'
      const texts: { readonly box: DOMRect; readonly of: Element }[] = []
      const walker = document.createTreeWalker(document.querySelector('.tv') ?? document.body, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const of = text.parentElement
        if (!of || !text.textContent?.trim() || !isShown(of) || of.closest('.floats')) continue
        const size = parseFloat(getComputedStyle(of).fontSize)
        if (size < leastLetterPx - 0.1) found.push(`letters of ${size} px: ${nameOf(of)}`)
        const range = document.createRange()
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        for (const line of range.getClientRects()) texts.push({ box: line, of })
        if (box.left < 0 || box.top < -0.25 * size || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.25 * size)
          found.push(`off the screen: ${nameOf(of)}`)
        const around = of.closest(BOXES)
        const within = around?.getBoundingClientRect()
        // a tag hangs above its column, and letters have some air above and below
        const sticksOut =
          within &&
          !of.matches('.tv-scored__tag') &&
          (box.left < within.left - 1 ||
            box.right > within.right + 1 ||
            box.top < within.top - 0.3 * size ||
            box.bottom > within.bottom + 0.3 * size)
        if (sticksOut && around) found.push(`sticks out of ${around.className}: ${nameOf(of)}`)
        for (let one: Element | null = of; one && one !== stage; one = one.parentElement)
          if (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${nameOf(one)}`)
      }
      // words on words
      for (const [at, { box, of }] of texts.entries())
        for (const other of texts.slice(at + 1)) {
          if (of.closest('.tv-middle__cards') || other.of.closest('.tv-middle__cards')) continue
          // lines stand close: only what is really covered counts
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          if (across > 2 && down > 0.45 * Math.min(box.height, other.box.height)) found.push(`${nameOf(of)} lies on ${nameOf(other.of)}`)
        }
      // nothing lies on a drawing, or on another piece
      const things = [
        ...document.querySelectorAll(
          '.sheet-paper, .tv-sheet__pile li, .tv-sheet__who, .tv-top__say > *, .tv-tokens, .tv-clock > *, .tv-ring, .tv-words, .tv-tray, .tv-clear__stand, .tv-readers, .tv-guess, .tv-middle, .tv-stock, .tv-mistake, .tv-scored__tag, .tv-points__head > *, .tv-reveal__head > *, .tv-clear__news, .tv-slip .slip',
        ),
      ].filter(isShown)
      for (const [at, one] of things.entries())
        for (const other of things.slice(at + 1)) {
          if (one.contains(other) || other.contains(one)) continue
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (across > 1.5 && down > 1.5) found.push(`${nameOf(one)} lies on ${nameOf(other)}: ${Math.round(across)}×${Math.round(down)}`)
        }
      for (const one of things) {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
          found.push(`off the screen: ${nameOf(one)}`)
      }
      for (const row of document.querySelectorAll(rows.found))
        if (row.getBoundingClientRect().height < 0.97 * rows.high * scale) found.push(`a row is ${row.getBoundingClientRect().height} high`)
      // a sum never breaks
      for (const sum of document.querySelectorAll('.tv-scored__gained, .tv-scored__why b'))
        if (sum.getClientRects().length > 1) found.push(`breaks: ${nameOf(sum)}`)
      return [...new Set(found)]
    },
    { scale, rows: ROWS },
  )
}
