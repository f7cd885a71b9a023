import type { Locale } from '@figment/i18n'
import type { Browser, Page } from '@playwright/test'
import { openHall, Visitor } from './visitor.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** Of the letters, in percent. */
  readonly text?: 200
}

/** Screens of the gallery, each with the sizes at which it is looked at. */
export type Walk<S extends Size> = readonly (readonly [id: string, sizes: readonly S[]])[]

/** In the language with the longest words everything is looked at; `npm run screens` does so in every language. */
export const isWholeMatrix = process.env.WHOLE_MATRIX === '1'

interface Walked<S extends Size> {
  readonly locale: Locale
  readonly hints: 'on' | 'off'
  readonly screens: Walk<S>
  /** What is wrong with a screen at a size. */
  look(page: Page, id: string, size: S): Promise<readonly string[]>
}

/** One page for all screens and sizes of a language: each screen is shown once, and then only its window changes. Tells what is wrong, and where. */
export async function walkShapes<S extends Size>(browser: Browser, { locale, hints, screens, look }: Walked<S>): Promise<string[]> {
  const gallery = await openHall()
  const visitor = await Visitor.comes(browser, gallery, { locale, hints, isPainted: false })
  const troubles: string[] = []
  for (const [id, sizes] of screens) {
    const screen = gallery.hall.screens.get(id)
    if (!screen) throw new Error(`no such screen: ${id}`)
    if (!(await visitor.show(screen))) continue
    for (const size of sizes) {
      await resize(visitor.page, size)
      const where = `${id} in ${locale} at ${size.width}×${size.height}${size.text ? `, ${size.text} %` : ''}`
      for (const trouble of await look(visitor.page, id, size)) troubles.push(`${where}: ${trouble}`)
    }
  }
  troubles.push(...visitor.troubles)
  await visitor.leave()
  gallery.hall.close()
  return troubles
}

async function resize(page: Page, { width, height, text }: Size): Promise<void> {
  // letters first: what is asked of a box in letters is asked anew when the box changes, and not before
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === undefined ? '' : `${percent}%`
  }, text)
  await page.setViewportSize({ width, height })
}

export interface Where {
  /** What fills the screen, unless it is a game's own scene. */
  readonly scene?: string
  /** Things that may not lie on each other, besides buttons and the line of the question. */
  readonly things: string
  /** Words that may not be cut by the place they stand in. */
  readonly words: string
  /** What may scroll in itself, with letters twice as large on a phone. */
  readonly mayScroll: string
  /** The least letter, in pixels: on a TV it is larger. */
  readonly leastLetterPx?: number
}

/** What scrolls, overlaps, is cut, or is too small to hit or to read, in a scene that fills the screen. */
export function crowded(page: Page, where: Where): Promise<string[]> {
  return page.evaluate(async ({ scene = '.frame', things: parts, words, mayScroll, leastLetterPx = 14 }) => {
    const leastTargetPx = 44
    // what follows from another size is laid out with the next frames
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const found: string[] = []
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`)
    const nameOf = (one: Element) =>
      `${one.className.split(' ')[0]} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 24)}”`
    const isOnlyHeard = (one: Element) => getComputedStyle(one).clipPath !== 'none'
    const isShown = (one: Element) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.unseen, [inert]')) return false
      for (let part: Element | null = one; part; part = part.parentElement) if (isOnlyHeard(part)) return false
      return one.getBoundingClientRect().width > 1
    }
    const frame = document.querySelector(scene)
    if (!frame) return ['no scene fills the screen']
    const things = [...frame.querySelectorAll(`button, ${parts}`)].filter(isShown)
    const isInScrolling = (one: Element) => {
      const pad = one.closest(mayScroll)
      return pad !== null && (pad.scrollHeight > pad.clientHeight + 1 || pad.scrollWidth > pad.clientWidth + 1)
    }
    for (const one of things) {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
      if (isInScrolling(one)) continue
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push(`off the screen: ${nameOf(one)}`)
      const isButton = one instanceof HTMLButtonElement
      if (isButton && (width < leastTargetPx - 0.5 || height < leastTargetPx - 0.5))
        found.push(`hard to hit: ${nameOf(one)} ${Math.round(width)}×${Math.round(height)}`)
      for (const other of things) {
        if (other === one || other.contains(one) || one.contains(other)) continue
        if (things.indexOf(other) < things.indexOf(one) || isInScrolling(other)) continue
        const box = other.getBoundingClientRect()
        const overlap =
          Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
        if (overlap) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
      }
    }
    const letters = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < leastLetterPx) small.add(`${parent.className || parent.tagName}: letters of ${size} px`)
    }
    found.push(...small)
    for (const word of frame.querySelectorAll(words)) {
      const box = word.parentElement
      if (!box || !isShown(word) || isInScrolling(word)) continue
      const [inner, outer] = [word.getBoundingClientRect(), box.getBoundingClientRect()]
      const isCut = inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || word.scrollWidth > word.clientWidth + 1
      if (isCut && word.clientWidth > 0) found.push(`cut: ${word.textContent?.slice(0, 40)}`)
    }
    return found
  }, where)
}
