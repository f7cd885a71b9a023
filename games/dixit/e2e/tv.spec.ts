import { LOCALES, type Locale } from '@figment/i18n'
import { expect, type Page, test } from '@playwright/test'
import { TOLD } from './measured.ts'
import { crowded, isWholeMatrix, type Size, type Walk, walkShapes } from '../../../e2e/shapes.ts'

const TV: Size = { width: 1920, height: 1080 }
const SMALL: Size = { width: 360, height: 640 }
const LAPTOP: Size = { width: 1366, height: 768 }
const SHAPES: readonly Size[] = [
  { width: 390, height: 844 },
  SMALL,
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  LAPTOP,
]
const LONGEST: Locale = 'uk'

const BEATS = ['hush', 'votes', 'true', 'whose', 'points']
const ON_TV = [
  ...BEATS.flatMap((beat) => [`dixit/tv-reveal-${beat}`, `dixit/tv-reveal-${beat}-3`]),
  'dixit-2021-8/claiming/tv',
  'dixit-2021-8/telling/tv',
  'dixit-2021-8/giving/tv',
  'dixit-2021-8/voting/tv',
  'dixit-2021-8/over/tv',
]

const WHERE = {
  things: '.told__head, .told__list, .told__gain, .told__verdict, .plinths__plinth, .the-end__rest, .best__list, .the-end__verdict',
  words: '.told__verdict, .told__gain p, .told__list bdi, .plinths__names bdi, .the-end__verdict h1',
  mayScroll: '.best__list',
}

test('Dixit on the TV is read from three metres, its reveal and its end fit every screen', { tag: '@shapes' }, async ({ browser }) => {
  test.setTimeout(isWholeMatrix ? 1_200_000 : 300_000)
  const troubles: string[] = []
  for (const locale of LOCALES) {
    const isLongest = isWholeMatrix || locale === LONGEST
    const inHand = TOLD.map((id) => [id, isLongest ? SHAPES : [SMALL, LAPTOP]] as const)
    const screens: Walk<Size> = isLongest ? [...ON_TV.map((id) => [id, [TV]] as const), ...inHand] : inHand
    const look = (page: Page, id: string) => (/\btv\b/.test(id) ? farAway(page, id) : crowded(page, WHERE))
    troubles.push(...(await walkShapes(browser, { locale, hints: 'off', screens, look })))
  }
  expect(troubles).toEqual([])
})

/** What is too small for three metres, off the screen, or lies on other words; and whether eight cards are as large as drawn. */
function farAway(page: Page, id: string): Promise<string[]> {
  return page.evaluate((screen) => {
    const leastLetterPx = 28
    const found: string[] = []
    const nameOf = (one: Element) => `${one.className} “${(one.textContent ?? '').trim().slice(0, 32)}”`
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.unseen')
    const texts: { readonly box: DOMRect; readonly of: Element }[] = []
    const walker = document.createTreeWalker(document.querySelector('.tv main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const of = text.parentElement
      if (!of || !text.textContent?.trim() || !isShown(of) || getComputedStyle(of).clipPath !== 'none') continue
      const size = parseFloat(getComputedStyle(of).fontSize)
      if (size < leastLetterPx - 0.1) found.push(`letters of ${size} px: ${nameOf(of)}`)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        texts.push({ box, of })
        if (box.left < 0 || box.top < -8 || box.right > innerWidth + 1 || box.bottom > innerHeight + 8)
          found.push(`off the screen: ${nameOf(of)}`)
      }
    }
    for (const [at, { box, of }] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 2 && down > 0.45 * Math.min(box.height, other.box.height)) found.push(`${nameOf(of)} lies on ${nameOf(other.of)}`)
      }
    const widths = [...document.querySelectorAll('.tv-cards__card')].map((card) => card.getBoundingClientRect().width)
    if (screen === 'dixit-2021-8/voting/tv' && Math.min(...widths) < 305) found.push(`a card is ${Math.min(...widths)} wide, not 306`)
    return [...new Set(found)]
  }, id)
}
