import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import { type Evening, LAPTOP, TV } from './evening.ts'
import { Guest } from './pictomania-guests.ts'
import { PICTURES } from './pictomania-pictures.ts'
import { Person } from './person.ts'
import { drawLine, othersTiles, pictureFor } from './plays/pictomania.ts'
import { pictomania, pictomaniaShow, shell, spoken } from './words.ts'

const PARTS = [
  'lobby',
  'own-words',
  'understanding',
  'understood',
  'rules',
  'drawing',
  'words',
  'close-up',
  'finish',
  'guessed',
  'watching',
]
const LATER_PARTS = ['pens-down', 'mistake', 'opening', 'scoring', 'over', 'playback', 'history']

/** Whether any of these screens is asked for: the game need not be played for others. */
const isWished = (album: Album): boolean =>
  [...PARTS, ...LATER_PARTS].some((part) => album.wants(`pictomania-${part}`) || album.wants(`tv-pictomania-${part}`))

const [HOUSE = [], , FISH = []] = PICTURES

/** Four people, two of them seen over their shoulders, from the options to the booklets. */
export async function drawingsOfFour(evening: Evening, album: Album): Promise<void> {
  if (!isWished(album)) return
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт'], () => ({ ...LAPTOP }), 'pictomania')
  const [ada, ben] = evening.people as [Person, Person]
  const table = ada.page.url()
  const max = await Guest.sitDown(table, { name: 'Максиміліан-Олексій', colour: 'leaf', shape: 'clover' })
  const zoe = await Guest.sitDown(table, { name: 'Зоряна', colour: 'violet', shape: 'moon' })
  // the piles are opened by the clock, and it takes long to look at them
  await zoe.askPatience()
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await tv.locator('main').waitFor()
  await lobby(album, { ada, ben })
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('understanding')
  await album.take(ada.page, 'pictomania-understanding', { withLargeText: true })
  await album.take(ada.page, 'pictomania-understanding-foot', { settle: () => toTheFoot(ada.page) })
  await album.take(ada.page, 'pictomania-rules', { prepare: async () => await ada.page.locator('header .rules-sign').click() })
  await max.nextThing()
  await ada.nextThing()
  await album.take(ada.page, 'pictomania-understood', { withLargeText: true })
  await album.take(tv, 'tv-pictomania-understanding', { isTv: true })
  await ben.nextThing()
  await zoe.nextThing()
  await evening.untilAll('drawing')
  await drawing(evening, album, { code, tv, max, zoe })
  await evening.untilAll('opening')
  await opening(album, { ada, ben, tv, max, zoe })
  await evening.untilAll('scoring')
  await album.take(ada.page, 'pictomania-scoring', { withLargeText: true })
  await album.take(ada.page, 'pictomania-scoring-foot', { settle: () => toTheFoot(ada.page) })
  await album.take(tv, 'tv-pictomania-scoring', { isTv: true })
  await evening.playUntil(async () => {
    for (const guest of [max, zoe]) await guest.nextThing()
    return (await ada.phase()) === 'over'
  })
  await evening.untilAll('over')
  await album.take(ada.page, 'pictomania-over', { withLargeText: true })
  await album.take(ada.page, 'pictomania-over-booklets', { settle: () => toPart(ada.page, '.picto-over__booklets') })
  await album.take(ada.page, 'pictomania-over-foot', { settle: () => toTheFoot(ada.page) })
  await album.take(ada.page, 'pictomania-playback', {
    withLargeText: true,
    prepare: async () => {
      await ada.page.locator('.booklet__sheet').first().click()
      await ada.page.getByRole('slider').fill('3000')
    },
  })
  await album.take(ada.page, 'pictomania-history', {
    prepare: async (locale) => {
      await ada.page.locator('header .talk-button').click()
      await ada.page.getByRole('tab', { name: (await spoken(locale)).company.talk.happened }).click()
      await ada.page.locator('.talk__panel').waitFor()
    },
  })
  await album.take(tv, 'tv-pictomania-over', { isTv: true })
  await tv.context().close()
  for (const guest of [max, zoe]) guest.drop()
}

const MISTAKES = `Кухня: каструля, сковорода, ополоник, вінчик, тертка, сито, тостер
ліс, луг, гай, степ, поле
Друзі: Оля, Петро, Іван, Ганна, Степан, Оля, Катруся
${Array.from({ length: 4 }, (_, at) => `перше${at}, друге${at}, третє${at}, четверте${at}, п’яте${at}, шосте${at}, сьоме${at}`).join('\n')}`
const FAULTLESS = Array.from(
  { length: 12 },
  (_, at) => `Дача: ${'яблуко груша слива вишня малина агрус порічка'.replaceAll(/(\S+)/g, `$1 ${at + 1},`)}`,
)
  .map((line) => line.replace(/,$/, ''))
  .join('\n')

async function lobby(album: Album, { ada, ben }: { readonly ada: Person; readonly ben: Person }): Promise<void> {
  const { page } = ada
  await page.getByRole('radio', { name: 'Українська' }).click()
  await album.take(page, 'pictomania-lobby', { withLargeText: true, settle: () => toPart(page, '.options') })
  await album.take(page, 'pictomania-lobby-own', { settle: () => toPart(page, '.own-words') })
  await album.take(ben.page, 'pictomania-lobby-guest', { settle: () => toTheFoot(ben.page) })
  for (const [screen, list] of [
    ['pictomania-own-words', MISTAKES],
    ['pictomania-own-words-ready', FAULTLESS],
  ] as const) {
    await album.take(page, screen, {
      withLargeText: true,
      prepare: async () => {
        await page.locator('.own-words__answers button').first().click()
        await page.locator('.list-form__list').fill(list)
      },
    })
  }
}

interface AtTable {
  readonly tv: Page
  readonly max: Guest
  readonly zoe: Guest
}

async function drawing(evening: Evening, album: Album, { code, tv, max, zoe }: AtTable & { code: string }): Promise<void> {
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  for (const guest of [max, zoe]) await guest.until('drawing')
  for (const person of [ada, ben]) for (const line of await pictureFor(person)) await drawLine(person.page, line)
  await Promise.all([max.draw(HOUSE, 400), zoe.draw(FISH, 300)])
  await zoe.guess(max.seat, max.held.task?.number ?? 1)
  await zoe.guess(0, Number(await page.locator('.own-task__cards i').last().innerText()))
  await zoe.finish()
  await max.guess(0, await anythingElse(max, page))
  await album.take(page, 'pictomania-drawing-hint', { withLargeText: true })
  await page.locator('.hint__got-it').click()
  await album.take(page, 'pictomania-drawing', { withLargeText: true })
  await album.take(page, 'pictomania-words', {
    withLargeText: true,
    settle: async () => {
      const words = page.locator('.drawing-head__words')
      const isOpen = (await page.getByRole('dialog').count()) > 0
      if (isOpen !== (await words.isVisible())) await (isOpen ? page.keyboard.press('Escape') : words.click())
    },
  })
  const nearest = othersTiles(page).nth(1)
  await album.take(page, 'pictomania-close-up-hint', { withLargeText: true, prepare: () => nearest.click() })
  await nearest.click()
  await page.locator('dialog .hint__got-it').click()
  await page.keyboard.press('Escape')
  await album.take(page, 'pictomania-close-up', { withLargeText: true, prepare: () => nearest.click() })
  await album.take(page, 'pictomania-close-up-armed', {
    withLargeText: true,
    prepare: async () => {
      await nearest.click()
      await page.locator('.number-keys__key').nth(1).click()
    },
  })
  const finish = page.locator('.drawing-foot .button')
  await album.take(page, 'pictomania-finish', { withLargeText: true, prepare: () => finish.click() })
  await album.take(tv, 'tv-pictomania-drawing', { isTv: true })
  const late = new Person(await evening.device(LAPTOP), 'Zuzanna')
  await late.join(code)
  await album.take(late.page, 'pictomania-watching', { withLargeText: true })
  await late.page.context().close()
  await ada.nextThing()
  await album.take(page, 'pictomania-close-up-guessed', { withLargeText: true, prepare: () => othersTiles(page).first().click() })
  await album.take(page, 'pictomania-guessed-hint', { withLargeText: true })
  await page.locator('.hint__got-it').click()
  await album.take(page, 'pictomania-guessed', { withLargeText: true })
  while ((await page.getByRole('heading', { name: pictomania.drawing.finished }).count()) === 0) await ada.nextThing()
  await album.take(page, 'pictomania-finished', { withLargeText: true })
  await album.take(tv, 'tv-pictomania-drawing-late', { isTv: true })
  await max.finish()
  while ((await ben.phase()) === 'drawing') await ben.nextThing()
}

/** A number that is wrong for that person. */
async function anythingElse({ held }: Guest, page: Page): Promise<number> {
  const right = Number(await page.locator('.own-task__cards i').last().innerText())
  return [1, 2, 3].find((number) => number !== right && number !== held.task?.number) ?? 3
}

async function opening(album: Album, { ada, ben, tv, max, zoe }: AtTable & { ada: Person; ben: Person }): Promise<void> {
  const { opening: words, mistake } = pictomaniaShow
  await album.take(ada.page, 'pictomania-pens-down', { withLargeText: true })
  await album.take(tv, 'tv-pictomania-pens-down', { isTv: true })
  await album.take(ben.page, 'pictomania-mistake', { withLargeText: true, prepare: () => ben.page.locator('.mistake').click() })
  await ben.page.locator('.mistake').click()
  await ben.page.getByRole('button', { name: mistake.yes }).click()
  const goOn = async (button: string) => {
    for (const { page } of [ada, ben]) await page.getByRole('button', { name: button, exact: true }).click()
    for (const guest of [max, zoe]) await guest.nextThing()
  }
  await goOn(words.begin)
  await untilTold(ada, words.whatYours)
  await album.take(ada.page, 'pictomania-opening-own', { withLargeText: true })
  await album.take(ben.page, 'pictomania-opening', { withLargeText: true })
  await album.take(tv, 'tv-pictomania-opening', { isTv: true })
  await goOn(words.next)
  await untilTold(ben, words.whatYours)
  await album.take(ada.page, 'pictomania-opening-wrong', { withLargeText: true })
  await album.take(tv, 'tv-pictomania-opening-wrong', { isTv: true })
  await goOn(words.next)
  await ada.page.locator('main h1').filter({ hasText: 'Максиміліан' }).waitFor()
  await album.take(ada.page, 'pictomania-opening-long', { withLargeText: true })
  await goOn(words.next)
  await ada.page.getByRole('button', { name: words.toPoints, exact: true }).waitFor()
  await goOn(words.toPoints)
}

const untilTold = ({ page }: Person, heading: string) => page.getByRole('heading', { name: heading }).waitFor()
const toPart = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView())
const toTheFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
