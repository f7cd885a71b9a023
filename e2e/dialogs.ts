import type { Locale } from '@figment/i18n'
import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import { spoken } from './words.ts'

type Spoken = Awaited<ReturnType<typeof spoken>>

/** What the menu of a host leads to, while a game is in play. */
export async function menuPages(album: Album, page: Page): Promise<void> {
  const entries: Readonly<Record<string, (words: Spoken) => string>> = {
    looks: ({ shell }) => shell.menu.looks,
    settings: ({ house }) => house.settings.title,
    device: ({ shell }) => shell.menu.device,
    tv: ({ shell }) => shell.menu.tv,
    remove: ({ house }) => house.host.remove,
    host: ({ shell }) => shell.menu.host,
    end: ({ shell }) => shell.menu.end,
    leave: ({ shell }) => shell.menu.leave,
    erase: ({ house }) => house.erasing.mine,
    delete: ({ house }) => house.erasing.table,
  }
  const open = async (locale: Locale) => {
    const words = await spoken(locale)
    await page.getByRole('button', { name: words.shell.header.menu, exact: true }).click()
    return words
  }
  await album.take(page, 'menu-in-game', { prepare: async (locale) => void (await open(locale)) })
  for (const [name, entry] of Object.entries(entries)) {
    await album.take(page, `menu-${name}`, {
      prepare: async (locale) =>
        await page
          .getByRole('dialog')
          .getByRole('button', { name: entry(await open(locale)) })
          .click(),
    })
  }
  await album.take(page, 'menu-remove-sure', {
    prepare: async (locale) => {
      const { house } = await open(locale)
      await page.getByRole('dialog').getByRole('button', { name: house.host.remove }).click()
      await page.locator('.menu__list button').nth(1).click()
    },
  })
}

export async function seatActions(album: Album, page: Page): Promise<void> {
  await album.take(page, 'seat-actions', { prepare: async () => await page.locator('.seats__ask').nth(1).click() })
}

export async function looksBeforeJoining(album: Album, page: Page): Promise<void> {
  await album.take(page, 'looks', { prepare: async () => await page.locator('.profile-form__rabbit').click() })
}

/** The front page for somebody who has a place at a table already. */
export async function tablesOfMine(album: Album, page: Page): Promise<void> {
  const toMine = () => page.locator('.your-tables').evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await page.goto('/')
  await album.take(page, 'home-your-tables', { settle: toMine })
  await album.take(page, 'home-erase', { prepare: async () => await page.locator('.your-tables__erase').first().click() })
}
