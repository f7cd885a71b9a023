import { GAME_IDS } from '@figment/catalog'
import type { Page } from '@playwright/test'
import { PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { leaveTableAlone } from './logs.ts'
import { codeIn } from './person.ts'
import { door, house as rooms, shell } from './words.ts'

const LANGUAGES = [
  { locale: 'en-GB', lang: 'en' },
  { locale: 'ru-RU', lang: 'ru' },
  { locale: 'uk-UA', lang: 'uk' },
  { locale: 'pl-PL', lang: 'pl' },
]

test('the front door speaks as the browser does, keeps what was chosen, takes a code as people type it, and leads to the credits', async ({
  evening,
  house,
}) => {
  for (const { locale, lang } of LANGUAGES) {
    await test.step(`a browser that speaks ${lang} is answered in it, from home to the TV`, async () => {
      const page = await evening.device({ ...PHONE, locale })
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.getByRole('textbox').first().fill('Zażółć Ґедзь Ёж')
      await page.locator('form button[type=submit]').first().click()
      await page.waitForURL(/\/[A-Z]{5}(#|$)/)
      await expect(page.locator('main')).toHaveAttribute('data-screen', 'lobby')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const code = codeIn(page)
      await page.context().close()
      const tv = await evening.device({ ...TV, locale })
      await tv.goto(`/tv/${code}`)
      await expect(tv.getByRole('listitem').filter({ hasText: 'Zażółć Ґедзь Ёж' })).toBeVisible()
      await expect(tv.locator('html')).toHaveAttribute('lang', lang)
      await tv.context().close()
    })
  }

  const code = await evening.sitDown(['Ada'])
  const page = await evening.device(PHONE)
  await page.goto('/')
  await test.step('any number of games is laid out: no tile is taller than those of today, and none sticks out', async () => {
    await expect(page.locator('.start-table__game')).toHaveCount(GAME_IDS.length)
    const today = await tileHeights(page)
    for (const games of [9, 6, 5, 1]) {
      await showGames(page, games)
      const heights = await tileHeights(page)
      expect(heights).toHaveLength(games)
      expect(Math.max(...heights)).toBeLessThanOrEqual(Math.max(...today))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }
    await page.reload()
  })
  await test.step('a theme that was chosen stays, also before the first paint of the next page', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: rooms.settings.title }).click()
    await page.getByRole('radio', { name: rooms.settings.themes.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('the credits are one tap from home, and their licences can be read', async () => {
    await page.getByRole('link', { name: shell.home.credits }).click()
    await expect(page.getByRole('heading', { name: shell.home.credits })).toBeVisible()
    const licences = page.locator('a[href^="/licences/"]')
    await expect(licences).toHaveCount(9)
    for (const licence of await licences.all()) {
      const address = (await licence.getAttribute('href')) ?? ''
      const answer = await page.request.get(address)
      expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
      expect(await answer.text()).toMatch(/licen[cs]e/i)
    }
  })

  await test.step('a wrong code, a code of no table, and the right one in small letters', async () => {
    await page.goto('/')
    await page.getByLabel(shell.home.code).fill('abc')
    await page.getByRole('button', { name: shell.home.go }).click()
    await expect(page.getByText(shell.home.codeWrong)).toBeVisible()
    await page.getByLabel(shell.home.code).fill('bbbbb')
    await page.getByRole('button', { name: shell.home.go }).click()
    await expect(page.getByRole('heading', { name: shell.status.noSuchTable })).toBeVisible()
    await page.goto('/')
    await page.getByLabel(shell.home.code).fill(code.toLowerCase())
    await page.getByRole('button', { name: shell.home.go }).click()
    await expect(page.getByRole('heading', { name: shell.join.title })).toBeVisible()
    await page.getByLabel(shell.looks.name).fill('Ben')
    await page.getByRole('button', { name: shell.join.go }).click()
    await expect(evening.people[0]?.page.getByText('Ben') ?? page.locator('x')).toBeVisible()
  })

  await test.step('a table that was left alone opens by its link, not by its code; the address and a pasted link are whole links', async () => {
    const [ada] = evening.people
    const link = (await ada?.page.getByRole('textbox', { name: shell.lobby.link }).inputValue()) ?? ''
    expect(link).toMatch(new RegExp(`/${code}#key=[a-z2-7]{16}$`))
    expect(ada?.page.url()).toBe(link)
    await ada?.page.context().close()
    await page.context().close()
    const cleo = await evening.device(PHONE)
    await expect(async () => {
      // a moment after the last one went, it is written down that they were there
      leaveTableAlone(house, code)
      await cleo.goto('/')
      await cleo.goto(`/${code}`)
      await expect(cleo.getByText(door.noSuchText)).toBeVisible()
    }).toPass()
    // in the same tab only what stands behind # changes
    await cleo.goto(link)
    await expect(cleo.getByRole('heading', { name: shell.join.title })).toBeVisible()
    await cleo.goto('/')
    await cleo.getByLabel(shell.home.code).fill(link)
    await expect(cleo.getByLabel(shell.home.code)).toHaveValue(code)
    await cleo.getByRole('button', { name: shell.home.go }).click()
    await expect(cleo.getByRole('heading', { name: shell.join.title })).toBeVisible()
    const tv = await evening.device(TV)
    await tv.goto(link.replace(`/${code}`, `/tv/${code}`))
    await expect(tv.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible()
    expect(tv.url()).toBe(link.replace(`/${code}`, `/tv/${code}`))
    for (const other of [cleo, tv]) await other.context().close()
  })
  expect(evening.problems).toEqual([])
})

const tileHeights = (page: Page): Promise<number[]> =>
  page.locator('.start-table__game').evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)))

/** As many tiles as there would be with so many games: those of today, again and again. */
const showGames = (page: Page, count: number): Promise<void> =>
  page.locator('.start-table__games').evaluate((list, wanted) => {
    const tiles = [...list.querySelectorAll('.start-table__game')]
    for (const tile of tiles.slice(wanted)) tile.remove()
    for (let at = tiles.length; at < wanted; at++) list.append(tiles[at % tiles.length]?.cloneNode(true) ?? '')
  }, count)
