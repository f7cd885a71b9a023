import { expect, type Page, test } from '@playwright/test'
import { LOCALES } from '@figment/i18n'
import { isWholeMatrix, type Size as AnySize, walkShapes } from '../../../e2e/shapes.ts'
import { ENDED, ENDED_IN_ALL_LANGUAGES, ENDED_ON_TV, SIX, THREE } from './measured.ts'

interface Size extends AnySize {
  /** At least so wide, in pixels: a drawing in a booklet of six players, and of three. */
  readonly of6: number
  readonly of3: number
}

/** Upright and wide, small and large: at least so large are the sheets there. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844, of6: 155, of3: 155 },
  { width: 390, height: 664, of6: 100, of3: 100 },
  { width: 360, height: 640, of6: 92, of3: 92 },
  { width: 844, height: 390, of6: 125, of3: 125 },
  { width: 844, height: 340, of6: 105, of3: 105 },
  { width: 932, height: 430, of6: 140, of3: 140 },
  { width: 640, height: 360, of6: 88, of3: 88 },
  { width: 820, height: 1180, of6: 290, of3: 275 },
  { width: 912, height: 1368, of6: 370, of3: 370 },
  { width: 1024, height: 768, of6: 220, of3: 220 },
  { width: 1180, height: 820, of6: 250, of3: 250 },
  { width: 1366, height: 768, of6: 84, of3: 130 },
  { width: 1440, height: 900, of6: 124, of3: 140 },
  { width: 1440, height: 900, text: 200, of6: 270, of3: 270 },
  { width: 390, height: 844, text: 200, of6: 140, of3: 140 },
]
/** Where every language is looked at. */
const IN_ALL_LANGUAGES = SIZES.filter(({ width }) => width === 360 || width === 1366)
const TV: Size = { width: 1920, height: 1080, of6: 340, of3: 340 }

for (const locale of LOCALES) {
  test(`the end of a game fits every screen, with booklets as large as drawn: ${locale}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const isLongest = isWholeMatrix || locale === 'uk'
    const onPhones = (isLongest ? ENDED : ENDED_IN_ALL_LANGUAGES).map((id) => [id, isLongest ? SIZES : IN_ALL_LANGUAGES] as const)
    const troubles = await walkShapes(browser, {
      locale,
      hints: 'off',
      screens: [...onPhones, ...ENDED_ON_TV.map((id) => [id, [TV]] as const)],
      look: async (page, id, size) => {
        const crowd = await crowded(page, size === TV ? 28 : 14)
        const least = id.startsWith(SIX) ? size.of6 : id.startsWith(THREE) ? size.of3 : 0
        const sheet = least === 0 ? 0 : await sheetOf(page)
        return sheet < least ? [...crowd, `a drawing is ${sheet}, not ${least}`] : crowd
      },
    })
    expect(troubles).toEqual([])
  })
}

/** The smallest drawing that is seen. */
const sheetOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.booklet .sheet-paper')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return Math.round(Math.min(...shown.map((one) => one.getBoundingClientRect().width)))
  })

/** What scrolls, overlaps, is cut, or is too small to hit or to read. */
function crowded(page: Page, leastLetterPx: number): Promise<string[]> {
  return page.evaluate(async (leastPx) => {
    const leastTargetPx = 44
    // what follows from another size is laid out with the next frames
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const found: string[] = []
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`)
    const scene = document.querySelector('.finale, .tv-finale')
    if (!scene) return ['there is no end']
    const nameOf = (one: Element) =>
      `${one.getAttribute('class')?.split(' ')[0]} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}”`
    const isOnlyHeard = (one: Element): boolean =>
      getComputedStyle(one).clipPath !== 'none' || (one.parentElement !== null && one !== scene && isOnlyHeard(one.parentElement))
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !isOnlyHeard(one) && one.getBoundingClientRect().width > 1
    // with letters twice as large on a phone, the booklet alone scrolls
    const isInScrolling = (one: Element) => {
      const pages = one.closest('.booklet__pages')
      return pages !== null && getComputedStyle(pages).overflowY === 'auto'
    }
    const things = [
      ...scene.querySelectorAll(
        'button, .sheet-paper, h1, h2, .winners, .standings__line, .vote-told > *, .page-caption > *, .finale__foot > p, .finale__short, .tv-finale__vote, .tv-finale__dots, .booklet__total',
      ),
    ].filter(isShown)
    const boxes = things.map((one) => ({ one, box: one.getBoundingClientRect() }))
    for (const { one, box } of boxes) {
      if (isInScrolling(one)) continue
      const isOff = box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5
      if (isOff) found.push(`off the screen: ${nameOf(one)}`)
      if (one instanceof HTMLButtonElement && (box.width < leastTargetPx - 0.5 || box.height < leastTargetPx - 0.5))
        found.push(`hard to hit: ${nameOf(one)} ${Math.round(box.width)}×${Math.round(box.height)}`)
      // words stay inside of what they belong to
      const booklet = one.closest('.booklet')?.getBoundingClientRect()
      if (booklet && (box.bottom > booklet.bottom + 1 || box.right > booklet.right + 1)) found.push(`out of its booklet: ${nameOf(one)}`)
      const isCut = !one.querySelector('.unseen') && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
      if (isCut && one.clientWidth > 0 && getComputedStyle(one).overflow !== 'visible') found.push(`cut: ${nameOf(one)}`)
    }
    // a heart is easy to hit because it reaches over the edge of its word
    const mayTouch = (one: Element, other: Element) => one.closest('.page-caption') !== null && one.parentElement === other.parentElement
    for (const [at, { one, box }] of boxes.entries()) {
      for (const { one: other, box: beside } of boxes.slice(at + 1)) {
        if (one.contains(other) || other.contains(one) || isInScrolling(one) || isInScrolling(other) || mayTouch(one, other)) continue
        const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left)
        const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top)
        if (across > 1 && down > 1) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
      }
    }
    const letters = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < leastPx - 0.1) small.add(`${parent.className || parent.tagName}: letters of ${size} px`)
      if (isBroken(text, parent)) small.add(`a word is broken: ${text.textContent}`)
    }
    found.push(...small)
    return found

    /** A word that stands in two lines, though it has no hyphen. */
    function isBroken(text: Node, parent: Element): boolean {
      if (!parent.closest('.page-caption, h1, h2, .button, .vote-told, .standings')) return false
      const range = document.createRange()
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)))
        if (tops.size > 1) return true
      }
      return false
    }
  }, leastLetterPx)
}
