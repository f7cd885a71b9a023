import { expect, type Page, test } from '@playwright/test'
import { openHall, Visitor } from '../../../e2e/visitor.ts'

interface Size {
  readonly width: number
  readonly height: number
  /** Of the letters, in percent. */
  readonly text?: 200
  /** At least so wide, in pixels: my own sheet, the others' drawings beside it, and a drawing that is guessed. */
  readonly draw: number
  readonly thumb: number
  readonly guess: number
}

/** What the layouts were drawn with; the tests allow for a few pixels of another font. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844, draw: 364, thumb: 68, guess: 313 },
  { width: 390, height: 664, draw: 277, thumb: 65, guess: 264 },
  { width: 360, height: 640, draw: 245, thumb: 59, guess: 240 },
  { width: 844, height: 390, draw: 374, thumb: 72, guess: 374 },
  { width: 844, height: 340, draw: 328, thumb: 82, guess: 328 },
  { width: 932, height: 430, draw: 414, thumb: 81, guess: 414 },
  { width: 640, height: 360, draw: 283, thumb: 60, guess: 283 },
  { width: 820, height: 1180, draw: 612, thumb: 130, guess: 529 },
  { width: 912, height: 1368, draw: 779, thumb: 150, guess: 697 },
  { width: 1024, height: 768, draw: 600, thumb: 120, guess: 600 },
  { width: 1180, height: 820, draw: 720, thumb: 132, guess: 720 },
  { width: 1366, height: 768, draw: 740, thumb: 135, guess: 740 },
  { width: 1440, height: 900, draw: 826, thumb: 166, guess: 826 },
  { width: 1440, height: 900, text: 200, draw: 663, thumb: 143, guess: 663 },
  { width: 390, height: 844, text: 200, draw: 253, thumb: 65, guess: 257 },
]
const ALLOWED = 0.97

const DRAWING = 'pictomania-usual-6/drawing/drawing'
const SCREENS = [DRAWING, `${DRAWING}+guess`, `${DRAWING}+finish`, 'pictomania-usual-6/drawing/finished'] as const

test('the drawing round is one table in every shape: nothing scrolls, overlaps or is cut, and the sheet is as large as drawn', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const gallery = await openHall()
  const visitor = await Visitor.comes(browser, gallery, { locale: 'uk', hints: 'on', isPainted: false })
  const troubles: string[] = []
  for (const id of SCREENS) {
    const screen = gallery.hall.screens.get(id)
    if (!screen) throw new Error(`no such screen: ${id}`)
    await visitor.show(screen)
    for (const size of SIZES) {
      const { page } = visitor
      await page.setViewportSize(size)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
      }, size.text ?? 100)
      const where = `${id} at ${size.width}×${size.height}${size.text ? ', 200 %' : ''}`
      for (const trouble of await crowded(page)) troubles.push(`${where}: ${trouble}`)
      const { paper, thumb } = await sizesOf(page)
      const least = id === DRAWING ? size.draw : id.endsWith('+guess') ? size.guess : 0
      if (paper < ALLOWED * least) troubles.push(`${where}: the sheet is ${paper}, not ${least}`)
      if (id === DRAWING && thumb < ALLOWED * size.thumb) troubles.push(`${where}: a small drawing is ${thumb}, not ${size.thumb}`)
    }
  }
  expect([...troubles, ...visitor.troubles]).toEqual([])
  await visitor.leave()
  gallery.hall.close()
})

const sizesOf = (page: Page): Promise<{ readonly paper: number; readonly thumb: number }> =>
  page.evaluate(() => {
    const widths = (found: string) => [...document.querySelectorAll(found)].map((one) => Math.round(one.getBoundingClientRect().width))
    return { paper: Math.max(0, ...widths('.desk .sheet-paper')), thumb: Math.min(...widths('.tiles--strip .sheet-paper')) }
  })

/** What scrolls, overlaps, is cut, or is too small to hit or to read. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const leastTargetPx = 44
    const leastLetterPx = 14
    // what follows from another size is laid out with the next frames
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const found: string[] = []
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`)
    const nameOf = (one: Element) =>
      `${one.className.split(' ')[0]} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 24)}”`
    const isOnlyHeard = (one: Element) => getComputedStyle(one.closest('.frame__head') ?? one).clipPath !== 'none'
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('.unseen, [inert]') &&
      !isOnlyHeard(one) &&
      one.getBoundingClientRect().width > 1
    const frame = document.querySelector('.frame')
    const things = [...(frame?.querySelectorAll('button, .desk .sheet-paper, .words-stand, .frame__news, .frame__ask') ?? [])].filter(
      isShown,
    )
    // the pad alone may scroll in itself, with letters twice as large on a phone
    const isInScrolling = (one: Element) => {
      const pad = one.closest('.guess-pad, .frame__over')
      return pad !== null && pad.scrollHeight > pad.clientHeight + 1
    }
    for (const one of things) {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
      if (isInScrolling(one)) continue
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push(`off the screen: ${nameOf(one)}`)
      const isButton = one instanceof HTMLButtonElement
      if (isButton && (width < leastTargetPx - 0.5 || height < leastTargetPx - 0.5))
        found.push(`hard to hit: ${nameOf(one)} ${Math.round(width)}×${Math.round(height)}`)
      for (const other of things) {
        if (
          other === one ||
          other.contains(one) ||
          one.contains(other) ||
          things.indexOf(other) < things.indexOf(one) ||
          isInScrolling(other)
        )
          continue
        const box = other.getBoundingClientRect()
        const overlap =
          Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
        if (overlap) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
      }
    }
    const letters = document.createTreeWalker(frame ?? document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < leastLetterPx) small.add(`${parent.className || parent.tagName}: letters of ${size} px`)
    }
    found.push(...small)
    for (const word of frame?.querySelectorAll(
      '.word-table td span, .number-keys__words span, .finishing p, .finishing .button, .own-task b, h1',
    ) ?? []) {
      const box = word.parentElement
      if (!box || !isShown(word)) continue
      const [inner, outer] = [word.getBoundingClientRect(), box.getBoundingClientRect()]
      const isCut = inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || word.scrollWidth > word.clientWidth + 1
      if (isCut && word.clientWidth > 0) found.push(`cut: ${word.textContent?.slice(0, 40)}`)
      if (inner.right > outer.right + 1) found.push(`wider than its place: ${word.textContent?.slice(0, 40)}`)
    }
    return found
  })
}
