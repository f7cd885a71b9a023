import type { Locale } from '@figment/i18n'
import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import { type Evening, LAPTOP } from './evening.ts'
import { Person } from './person.ts'
import { call, shell, spoken } from './words.ts'

const openDialog = async (page: Page, locale: Locale = 'en') =>
  await page.getByRole('button', { name: new RegExp(`^${(await spoken(locale)).call.button(0)}`) }).click()

/** Everybody who has a camera is seen. */
const faces = async (page: Page, count: number) =>
  await page
    .locator('.call-tile video')
    .nth(count - 1)
    .waitFor()

/** Five people talk: in the lobby, over a game, one without a camera. */
export async function theCall(evening: Evening, album: Album): Promise<void> {
  if (!['call-before', 'call-denied', 'call-lobby', 'call-game', 'call-folded', 'call-inside'].some((screen) => album.wants(screen))) return
  let code = ''
  for (const [at, name] of ['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро', 'Ewelina'].entries()) {
    const person = new Person(await evening.device({ ...LAPTOP, permissions: ['camera', 'microphone'] }), name)
    if (at === 0) code = await person.startTable()
    else await person.join(code)
    evening.people.push(person)
  }
  const [ada, ...others] = evening.people as [Person, ...Person[]]
  for (const { page, name } of others) {
    await openDialog(page)
    await page.getByRole('dialog').locator('video').waitFor()
    if (name === 'Cleo') await page.getByRole('dialog').getByRole('button', { name: call.turn.video.off }).click()
    if (name !== 'Cleo') await page.getByRole('dialog').getByRole('button', { name: call.turn.audio.off }).click()
    await page.getByRole('button', { name: call.join, exact: true }).click()
  }
  const { page } = ada
  await album.take(page, 'call-before', {
    withLargeText: true,
    prepare: async (locale) => {
      await openDialog(page, locale)
      await page.getByRole('dialog').locator('video').waitFor()
    },
  })
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wish) =>
      sessionStorage.getItem('denied') ? Promise.reject(new DOMException('no', 'NotAllowedError')) : ask(wish)
  })
  await page.evaluate(() => sessionStorage.setItem('denied', 'yes'))
  await album.take(page, 'call-denied', {
    prepare: async (locale) => {
      await openDialog(page, locale)
      await page.locator('.call-dialog__trouble').first().waitFor()
    },
  })
  await page.evaluate(() => sessionStorage.removeItem('denied'))
  await openDialog(page)
  await page.getByRole('button', { name: call.join, exact: true }).click()
  await album.take(page, 'call-lobby', { prepare: () => faces(page, 4) })
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await album.take(page, 'call-game', { withLargeText: true, prepare: () => faces(page, 4) })
  await album.take(page, 'call-inside', {
    prepare: async (locale) => {
      await faces(page, 4)
      await openDialog(page, locale)
      await page.getByRole('dialog').locator('video').waitFor()
    },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: call.fold }).click()
  await album.take(page, 'call-folded', { prepare: async () => await page.locator('.call-bar--folded').waitFor() })
}
