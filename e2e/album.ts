import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { LOCALES, type Locale } from '@figment/i18n'
import { barriers } from './axe.ts'
import { spoken } from './words.ts'

const OUT = join(import.meta.dirname, '../out/screens')
const THEMES = ['dark', 'light'] as const
const PHONE = { width: 390, height: 844 }
const SMALL = { width: 360, height: 640 }

interface Frame {
  readonly size: string
  readonly width: number
  readonly height: number
  readonly text?: '200%'
  readonly themes: readonly (typeof THEMES)[number][]
}

const HELD: readonly Frame[] = [
  { size: 'phone', ...PHONE, themes: THEMES },
  { size: 'small', ...SMALL, themes: THEMES },
  { size: 'laptop', width: 1440, height: 900, themes: THEMES },
]
const LARGE_TEXT: readonly Frame[] = [
  { size: 'phone200', ...PHONE, text: '200%', themes: ['dark'] },
  { size: 'small200', ...SMALL, text: '200%', themes: ['dark'] },
]
const ON_TV: readonly Frame[] = [{ size: 'tv', width: 1920, height: 1080, themes: THEMES }]

const ANYTHING = 'main[data-screen]'
const SHOWN = `${ANYTHING}:not([data-screen="loading"], [data-screen="connecting"], [data-screen="tv-notice"])`

interface Wishes {
  readonly isTv?: boolean
  /** Also with letters twice as large. */
  readonly withLargeText?: boolean
  /** The TV says that something is in the way. */
  readonly isNotice?: boolean
  /** What was opened on the screen is opened again after each reload. */
  prepare?(locale: Locale): Promise<void>
  undo?(): Promise<void>
  /** Before each picture, when the screen has its size: such as scrolling. */
  settle?(): Promise<void>
}

/** Pictures of every screen in every language, theme and size, for people to look at. */
export class Album {
  readonly troubles: string[] = []
  #count = 0
  /** Axe is slow: it looks at each screen in one language, at the next screen in the next. */
  #screens = 0
  readonly #only: readonly string[]

  /** Only screens whose names contain one of these words; without any, all of them. */
  constructor(only: readonly string[]) {
    this.#only = only
    if (only.length === 0) rmSync(OUT, { recursive: true, force: true })
    mkdirSync(OUT, { recursive: true })
  }

  wants(screen: string): boolean {
    return this.#only.length === 0 || this.#only.some((word) => screen.includes(word))
  }

  async take(page: Page, screen: string, wishes: Wishes = {}): Promise<void> {
    if (!this.wants(screen)) return
    const { isTv = false, isNotice = false, withLargeText = false, prepare, undo, settle } = wishes
    const shown = isNotice ? ANYTHING : SHOWN
    const frames = isTv ? ON_TV : withLargeText ? [...HELD, ...LARGE_TEXT] : HELD
    const examined = LOCALES[this.#screens++ % LOCALES.length]
    for (const locale of LOCALES) {
      await comeAnew(page, locale, shown)
      await prepare?.(locale)
      await untilQuiet(page, locale)
      await untilDrawn(page)
      for (const { size, width, height, text, themes } of frames) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text ?? '')
        await page.setViewportSize({ width, height })
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await page.evaluate(() => scrollTo(0, 0))
          await settle?.()
          await untilDrawn(page)
          const file = `${screen}-${size}-${theme}-${locale}.png`
          await page.screenshot({ path: join(OUT, file) })
          this.#count++
          const troubles = [...(await looksWrong(page)), ...(locale === examined ? await barriers(page) : [])]
          for (const trouble of troubles) this.troubles.push(`${file}: ${trouble}`)
        }
      }
      await undo?.()
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize(isTv ? { width: 1920, height: 1080 } : PHONE)
    await comeAnew(page, 'en', shown)
    console.log(`  ${screen}`)
  }

  /** A page with everything that is in the album, also from before. */
  close(): string {
    const files = readdirSync(OUT).filter((file) => file.endsWith('.png'))
    const screenOf = (file: string) => file.split('-').slice(0, -3).join('-')
    const screens = [...new Set(files.map(screenOf))]
    const rows = screens.map((screen) => {
      const figures = files
        .filter((file) => screenOf(file) === screen)
        .map((file) => {
          const about = file.replace('.png', '').split('-').slice(-3).join(' · ')
          return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${about}</figcaption></figure>`
        })
      return `<section><h2>${screen}</h2><div>${figures.join('')}</div></section>`
    })
    writeFileSync(
      join(OUT, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figment, screen by screen</title>
<style>body{font:15px system-ui;background:#222;color:#eee;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:320px;background:#000}figcaption{font-size:12px;color:#bbb}a{color:inherit}</style>
<h1>Figment, screen by screen</h1>${rows.join('\n')}</html>`,
    )
    return `${this.#count} pictures, ${screens.length} screens in out/screens/index.html`
  }
}

async function comeAnew(page: Page, locale: Locale, shown: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('figment.locale', JSON.stringify(chosen)), locale)
  await page.reload()
  await page.locator(shown).first().waitFor()
}

/** Words and pictures come piece by piece: nothing is on its way any more. */
async function untilQuiet(page: Page, locale: Locale): Promise<void> {
  const { shell } = await spoken(locale)
  for (const notYet of [shell.kit.loading, shell.status.connecting]) await expect(page.getByText(notYet)).toHaveCount(0)
  await page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== loaded(); ) {
      before = loaded()
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
}

/** Letters and paintings are there, in the size they have now. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isNear = ({ loading, complete, x, y, width, height }: HTMLImageElement) =>
      loading !== 'lazy' || complete || (x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0)
    const near = Array.from(document.images).filter(isNear)
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Sideways scroll, words that do not fit their box, and boxes that are wider than the screen. */
async function looksWrong(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const { documentElement } = document
    if (documentElement.scrollWidth > documentElement.clientWidth) found.push('sideways scroll')
    for (const element of document.querySelectorAll('button, h1, h2, h3, p, a, label, legend, dt, dd, li > span')) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isShown =
        element.getClientRects().length > 0 && style.visibility === 'visible' && !element.closest('.unseen') && element.clientWidth > 1
      const isCut = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const sticksOut = box.width > 1 && (box.left < -1 || box.right > documentElement.clientWidth + 1)
      const isHeard = style.clipPath !== 'none'
      const words = element.textContent?.trim().slice(0, 60)
      if (isShown && isCut && !isHeard) found.push(`cut off: ${words}`)
      // a card of a fan may lean over the edge; words may not
      if (isShown && sticksOut && !isHeard && words && !element.closest('.fan, .gallery')) found.push(`sticks out: ${words}`)
    }
    return found
  })
}
