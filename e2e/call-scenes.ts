import type { Locale } from '@figment/i18n'
import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import type { GameId } from '@figment/catalog/types'
import { type Evening, LAPTOP } from './evening.ts'
import { Person } from './person.ts'
import { tileOf } from './plays/t-rex.ts'
import { call, shell, spoken, trex } from './words.ts'

const openDialog = async (page: Page, locale: Locale = 'en') =>
  await page.getByRole('button', { name: new RegExp(`^${(await spoken(locale)).call.button(0)}`) }).click()

/** Everybody who has a camera is seen. */
const faces = async (page: Page, count: number) =>
  await page
    .locator('.call-tile video')
    .nth(count - 1)
    .waitFor()

const BAR = ['call-before', 'call-denied', 'call-lobby', 'call-game', 'call-folded', 'call-inside']
const BOARD = ['t-rex-faces', 't-rex-faces-offers', 't-rex-faces-two']

/** Five people talk beside a game; then four whose faces are the board of one. */
export async function theCall(evening: Evening, album: Album): Promise<void> {
  if (BAR.some((screen) => album.wants(screen))) await besideTheGame(evening, album)
  if (!BOARD.some((screen) => album.wants(screen))) return
  await evening.end()
  evening.people.splice(0)
  await asTheBoard(evening, album)
}

async function sitDown(evening: Evening, names: readonly string[], game?: GameId): Promise<void> {
  let code = ''
  for (const [at, name] of names.entries()) {
    const person = new Person(await evening.device({ ...LAPTOP, permissions: ['camera', 'microphone'] }), name)
    if (at === 0) code = await person.startTable(game)
    else await person.join(code)
    evening.people.push(person)
  }
}

/** In the lobby, over a game, one without a camera. */
async function besideTheGame(evening: Evening, album: Album): Promise<void> {
  await sitDown(evening, ['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро', 'Ewelina'])
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

/** Tap a face to offer; who has no camera has a puppet. */
async function asTheBoard(evening: Evening, album: Album): Promise<void> {
  await sitDown(evening, ['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро', 'Ewelina'], 't-rex')
  const [ada, ben, cleo, dmytro, ewelina] = evening.people as [Person, Person, Person, Person, Person]
  const { page } = ada
  for (const person of [ada, ben, cleo, dmytro]) {
    await openDialog(person.page)
    await person.page.getByRole('dialog').locator('video').waitFor()
    await person.page.getByRole('dialog').getByRole('button', { name: call.turn.audio.off }).click()
    await person.page.getByRole('button', { name: call.join, exact: true }).click()
  }
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('acting')
  await page.locator('.hint__got-it').click()
  await ewelina.page.getByLabel(trex.puppet.slider).fill('70')
  const areThere = async () => {
    await page.locator('.board video').nth(2).waitFor()
    // a picture that has come is not grey any more
    await page.waitForFunction(() => Array.from(document.querySelectorAll('video')).every(({ videoWidth }) => videoWidth > 0))
  }
  await album.take(page, 't-rex-faces', { withLargeText: true, prepare: areThere })
  for (const person of [ben, cleo]) await tileOf(person.page, ada.name).click()
  await page.locator('.offers__accept').nth(1).waitFor()
  await album.take(page, 't-rex-faces-offers', { withLargeText: true, prepare: areThere })
}
