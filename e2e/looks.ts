import type { Page } from '@playwright/test'

/** Letters and paintings are there, in the size they have now. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isNear = ({ loading, complete, x, y, width, height }: HTMLImageElement) =>
      loading !== 'lazy' || complete || (x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0)
    const near = Array.from(document.images).filter(isNear)
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Sideways scroll, words that do not fit their box, boxes that are wider than the screen, and what is hidden on a TV, where nobody scrolls. */
export async function looksWrong(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    // what follows from another size is laid out with the next frame
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const found: string[] = []
    const { documentElement } = document
    if (documentElement.scrollWidth > documentElement.clientWidth) found.push('sideways scroll')
    for (const element of document.querySelectorAll('button, h1, h2, h3, p, a, label, legend, dt, dd, li > span')) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isShown =
        element.getClientRects().length > 0 && style.visibility === 'visible' && !element.closest('.unseen') && element.clientWidth > 1
      // what fades out at its end is heard whole
      const fades = style.textOverflow === 'ellipsis' || style.maskImage !== 'none'
      const isCut = style.overflowX !== 'visible' && !fades && element.scrollWidth > element.clientWidth + 1
      const sticksOut = box.width > 1 && (box.left < -1 || box.right > documentElement.clientWidth + 1)
      const isHeard = isOnlyHeard(element)
      const words = element.textContent?.trim().slice(0, 60)
      if (isShown && isCut && !isHeard) found.push(`cut off: ${words}`)
      // a card of a fan may lean over the edge, and what is swiped comes from beyond it; words may not
      if (isShown && sticksOut && !isHeard && words && !element.closest('.fan, .gallery, .best__list')) found.push(`sticks out: ${words}`)
    }
    const scene = document.querySelector('main.tv-scene')
    const head = scene?.querySelector(':scope > header')?.getBoundingClientRect()
    for (const panel of scene?.querySelectorAll('.panel') ?? []) {
      const { top, bottom } = panel.getBoundingClientRect()
      const isBelow = bottom > (scene?.getBoundingClientRect().bottom ?? 0) + 1
      if (isBelow || top < (head?.bottom ?? 0) - 1) found.push(`does not fit on the TV: ${panel.textContent?.trim().slice(0, 60)}`)
    }
    return found

    function isOnlyHeard(element: Element): boolean {
      for (let part: Element | null = element; part; part = part.parentElement) if (getComputedStyle(part).clipPath !== 'none') return true
      return false
    }
  })
}
