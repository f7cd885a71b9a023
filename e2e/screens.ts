// `npm run screens`: a picture of every screen in every language, theme and shape, for people to look at, and the same
// checks as in `npm test` on each of them.
// `npm run screens -- voting over`: only the screens with one of these words in their names, and then of all tables.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { LOCALES, type Locale } from '@figment/i18n'
import { oneOfEach } from '../gallery/chosen.ts'
import type { Screen } from '../gallery/screen.ts'
import { Album } from './album.ts'
import { barriers } from './axe.ts'
import { launchOptions } from './browser.ts'
import { looksWrong, untilDrawn } from './looks.ts'
import { type Look, openHall, Visitor } from './visitor.ts'

const IN_HAND: readonly Look[] = (['phone', 'laptop'] as const).flatMap((shape) =>
  (['dark', 'light'] as const).map((theme) => ({ shape, theme })),
)
const BESIDES: readonly Look[] = (['small', 'lying', 'tablet', 'tablet-lying'] as const).map((shape) => ({ shape, theme: 'dark' }))
const LARGE_TEXT: readonly Look[] = (['phone', 'small'] as const).map((shape) => ({ shape, theme: 'dark', text: 200 }))
const ON_TV: readonly Look[] = (['dark', 'light'] as const).map((theme) => ({ shape: 'tv', theme }))

const wanted = process.argv.slice(2)
const gallery = await openHall()
const all = [...gallery.hall.screens.values()]
const screens = wanted.length === 0 ? oneOfEach(all) : all.filter(({ id }) => wanted.some((word) => id.includes(word)))
const album = new Album({ isWhole: wanted.length === 0 })
const browser = await chromium.launch(launchOptions)
const troubles: string[] = []
const began = performance.now()

/** Two at a time on two cores: each walks through all screens in one language. */
const waiting: Locale[] = [...LOCALES]
await Promise.all(Array.from({ length: Math.min(availableParallelism(), LOCALES.length) }, walk))
await browser.close()
gallery.hall.close()
console.log(`${album.close()}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
if (troubles.length > 0) {
  console.error(`${troubles.length} look wrong:\n${troubles.join('\n')}`)
  process.exitCode = 1
}
if (wanted.length === 0 && !measured()) process.exitCode = 1

/** Screens that fill the window are measured in every shape and language; `npm test` does it in some. */
function measured(): boolean {
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  const config = join(import.meta.dirname, 'playwright.config.ts')
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config, '--grep', '@shapes'], {
    stdio: 'inherit',
    env: { ...process.env, WHOLE_MATRIX: '1' },
  })
  return status === 0
}

async function walk(): Promise<void> {
  for (let locale = waiting.shift(); locale; locale = waiting.shift()) {
    const visitor = await Visitor.comes(browser, gallery, { locale, hints: 'off', isPainted: true })
    for (const [number, screen] of screens.entries()) if (await visitor.show(screen)) await takeAll(visitor, screen, number)
    troubles.push(...visitor.troubles)
    await visitor.leave()
    console.log(`  ${locale}: ${screens.length} screens`)
  }

  async function takeAll(visitor: Visitor, screen: Screen, number: number): Promise<void> {
    const { page, locale } = visitor
    for (const look of looksFor(screen)) {
      await visitor.lookAt({ ...look, scrollTo: screen.scrollTo })
      await untilDrawn(page)
      const size = `${look.shape}${look.text ?? ''}`
      await album.take(page, { screen: screen.id, look: `${size}-${look.theme}-${locale}` })
      for (const trouble of await looksWrong(page)) visitor.note(trouble)
      // axe is slow: each screen is examined in one language, in the themes of the first shape
      const isExamined = number % LOCALES.length === LOCALES.indexOf(locale) && (look.shape === 'phone' || look.shape === 'tv')
      if (isExamined) for (const barrier of await barriers(page)) visitor.note(barrier)
    }
  }
}

function looksFor({ isTv, withLargeText }: Screen): readonly Look[] {
  if (isTv) return ON_TV
  return [...IN_HAND, ...BESIDES, ...(withLargeText ? LARGE_TEXT : [])]
}
