// `npm run screens`: plays through every screen of every phase and takes its picture, for people to look at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { LOCALES, type Locale } from '@figment/i18n'
import { House } from '../apps/server/src/testing/house.ts'
import { launchOptions } from './browser.ts'
import { Evening, LAPTOP, PHONE, TV } from './evening.ts'
import { Person } from './person.ts'
import { house as rooms, shell } from './words.ts'
import type { HouseWords } from '../apps/web/src/settings/words/en.ts'
import type { Words } from '../apps/web/src/words/en.ts'

const OUT = join(import.meta.dirname, '../out/screens')
const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  laptop: { width: 1440, height: 900 },
} as const
const TV_SIZES = { tv: { width: 1920, height: 1080 } } as const
const THEMES = ['dark', 'light'] as const

const taken: { screen: string; file: string; size: string; theme: string; locale: string }[] = []
const troubles: string[] = []

/** One screen in every language, theme and size. What was opened on it is opened again after each reload. */
async function picture(
  page: Page,
  screen: string,
  { isTv = false, prepare }: { isTv?: boolean; prepare?: (locale: Locale) => Promise<void> } = {},
) {
  for (const locale of LOCALES) {
    await page.evaluate((chosen) => localStorage.setItem('figment.locale', JSON.stringify(chosen)), locale)
    await page.reload()
    await untilShown(page)
    await prepare?.(locale)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const [size, viewport] of Object.entries(isTv ? TV_SIZES : SIZES)) {
        await page.setViewportSize(viewport)
        await page.evaluate(async () => {
          await document.fonts.ready
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
        })
        const file = `${screen}-${size}-${theme}-${locale}.png`
        await page.screenshot({ path: join(OUT, file) })
        taken.push({ screen, file, size, theme, locale })
        for (const trouble of await looksWrong(page)) troubles.push(`${file}: ${trouble}`)
      }
    }
  }
  await page.evaluate(() => localStorage.setItem('figment.locale', '"en"'))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(isTv ? TV_SIZES.tv : SIZES.phone)
  await page.reload()
  await untilShown(page)
  console.log(`  ${screen}`)
}

const SHOWN = 'main[data-screen]:not([data-screen="loading"], [data-screen="connecting"], [data-screen="tv-notice"])'
const untilShown = (page: Page) => page.locator(SHOWN).first().waitFor()

/** Sideways scroll, and words that do not fit their box. */
async function looksWrong(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    const { documentElement } = document
    if (documentElement.scrollWidth > documentElement.clientWidth) found.push('sideways scroll')
    for (const element of document.querySelectorAll('button, h1, h2, h3, p, a, label, legend, dt, dd, li > span')) {
      const style = getComputedStyle(element)
      const isShown =
        element.getClientRects().length > 0 && style.visibility === 'visible' && !element.closest('.unseen') && element.clientWidth > 1
      const isCut = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      if (isShown && isCut) found.push(`cut off: ${element.textContent?.trim().slice(0, 60)}`)
    }
    return found
  })
}

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const house = await new House({ BOT_PACE: '0.02' }).start()
const browser = await chromium.launch(launchOptions)
const evening = new Evening(browser, house)
try {
  await playThrough()
} finally {
  await evening.end()
  await browser.close()
  await house.remove()
}
writeFileSync(join(OUT, 'index.html'), indexPage())
console.log(`${taken.length} pictures of ${new Set(taken.map(({ screen }) => screen)).size} screens in out/screens/index.html`)
if (troubles.length > 0) {
  console.error(`${troubles.length} look wrong:\n${troubles.join('\n')}`)
  process.exitCode = 1
}

async function playThrough(): Promise<void> {
  const stranger = await evening.device(PHONE)
  await stranger.goto('/')
  await picture(stranger, 'home')
  await stranger.goto('/BBBBB')
  await picture(stranger, 'no-such-table')
  await stranger.goto('/')
  await picture(stranger, 'settings', {
    prepare: async (locale) => await stranger.getByRole('button', { name: (await houseWordsOf(locale)).settings.title }).click(),
  })
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро', 'Ewelina', 'Finn'], () => ({ ...LAPTOP }))
  const [ada, ben] = evening.people as [Person, Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await tv.locator('main').waitFor()
  await stranger.goto(`/${code}`)
  await picture(stranger, 'join')
  await picture(ada.page, 'lobby-host')
  await picture(ben.page, 'lobby-guest')
  await picture(tv, 'tv-lobby', { isTv: true })
  await picture(ada.page, 'menu', {
    prepare: async (locale) => await ada.page.getByRole('button', { name: (await wordsOf(locale)).header.menu, exact: true }).click(),
  })
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await picture(ada.page, 'claiming')
  await picture(ada.page, 'rules', { prepare: async () => await ada.page.locator('.rules-button, header button').nth(1).click() })
  await picture(ada.page, 'table-talk', { prepare: async () => await ada.page.locator('header button').first().click() })
  const late = new Person(await evening.device(LAPTOP), 'Zuzanna')
  await late.join(code)
  await picture(late.page, 'watching')
  await late.page.context().close()
  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('button', { name: rooms.pause.pause }).click()
  await picture(ada.page, 'paused-host')
  await picture(ben.page, 'paused')
  await picture(tv, 'tv-paused', { isTv: true })
  await ada.page.getByRole('button', { name: rooms.pause.goOn }).click()
  await picture(tv, 'tv-claiming', { isTv: true })
  await ben.nextThing()
  await evening.untilAll('telling')
  await picture(ben.page, 'telling')
  await picture(ada.page, 'listening')
  await picture(tv, 'tv-telling', { isTv: true })
  ben.clue = 'Письмо, которого никто не ждал'
  await ben.nextThing()
  await evening.untilAll('giving')
  await picture(ada.page, 'giving')
  await picture(ben.page, 'giving-storyteller')
  await ada.nextThing()
  await picture(ada.page, 'given')
  await picture(tv, 'tv-giving', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'voting')
  await evening.untilAll('voting')
  await picture(ada.page, 'voting')
  await picture(ben.page, 'voting-storyteller')
  await picture(tv, 'tv-voting', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  await evening.untilAll('scoring')
  await picture(ada.page, 'scoring')
  await picture(tv, 'tv-scoring', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await picture(ada.page, 'over')
  await picture(tv, 'tv-over', { isTv: true })
  for (const page of [stranger, tv]) await page.context().close()
}

async function wordsOf(locale: Locale): Promise<Words> {
  const spoken = (await import(`../apps/web/src/words/${locale}.ts`)) as Record<Locale, Words>
  return spoken[locale]
}

async function houseWordsOf(locale: Locale): Promise<HouseWords> {
  const spoken = (await import(`../apps/web/src/settings/words/${locale}.ts`)) as Record<Locale, HouseWords>
  return spoken[locale]
}

function indexPage(): string {
  const screens = [...new Set(taken.map(({ screen }) => screen))]
  const rows = screens.map((screen) => {
    const shots = taken.filter((shot) => shot.screen === screen)
    const figures = shots.map(
      ({ file, size, theme, locale }) =>
        `<figure data-size="${size}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size} · ${theme} · ${locale}</figcaption></figure>`,
    )
    return `<section><h2>${screen}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figment, screen by screen</title>
<style>body{font:15px system-ui;background:#222;color:#eee;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:320px;background:#000}figcaption{font-size:12px;color:#bbb}a{color:inherit}</style>
<h1>Figment, screen by screen</h1>${rows.join('\n')}</html>`
}
