import type { Page } from '@playwright/test'
import { COLOURS } from '@figment/table/types'
import type { Album } from './album.ts'
import { looksBeforeJoining, menuPages, seatActions, tablesOfMine } from './dialogs.ts'
import { type Evening, LAPTOP, PHONE, TV } from './evening.ts'
import { type AtTable, follow, lineIsLost, seatMoves, somebodyIsAway, somebodyIsRemoved, somethingSlips, turnedAway } from './obstacles.ts'
import { Person } from './person.ts'
import { dixit, house as rooms, perform, shell, spoken } from './words.ts'

/** Before one sits at a table, and what can stand in the way. */
export async function frontDoor(evening: Evening, album: Album): Promise<void> {
  const page = await evening.device(PHONE)
  await page.goto('/')
  await album.take(page, 'home', { withLargeText: true })
  await album.take(page, 'home-foot', { settle: () => toTheFoot(page) })
  await album.take(page, 'settings', {
    prepare: async (locale) => await page.getByRole('button', { name: (await spoken(locale)).house.settings.title }).click(),
  })
  await page.goto('/credits')
  await album.take(page, 'credits', { withLargeText: true })
  await frontPageAnswers(album, page)
  await page.context().close()
  await turnedAway(evening, album)
}

/** What the front page answers to what does not work. */
async function frontPageAnswers(album: Album, page: Page): Promise<void> {
  await page.goto('/nothing/here')
  await album.take(page, 'home-lost')
  await page.goto('/')
  await looksBeforeJoining(album, page)
  await album.take(page, 'home-no-name', {
    prepare: async (locale) => await page.getByRole('button', { name: (await spoken(locale)).shell.home.start }).click(),
  })
  await album.take(page, 'home-wrong-code', {
    prepare: async (locale) => await page.getByRole('button', { name: (await spoken(locale)).shell.home.go, exact: true }).click(),
    settle: () => page.locator('.join-with-code').evaluate((form) => form.scrollIntoView({ block: 'end' })),
  })
  await page.route('**/api/tables', (route) => route.abort())
  await album.take(page, 'home-out-of-reach', {
    prepare: async (locale) => await page.getByLabel((await spoken(locale)).shell.looks.name).fill('Aleksandra'),
    settle: async () => {
      await page.locator('.profile-form [type="submit"]').click()
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('.toast__text').waitFor()
    },
  })
  await page.unroute('**/api/tables')
}

/** One person and bots, before and after the start; somebody comes by. */
export async function smallTable(evening: Evening, album: Album): Promise<void> {
  const code = await evening.sitDown(['Aleksandra'], () => ({ ...LAPTOP }))
  const [ada] = evening.people as [Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await album.take(ada.page, 'lobby-alone')
  await album.take(tv, 'tv-lobby-alone', { isTv: true })
  for (let bots = 0; bots < 3; bots++) await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await ada.page.locator('.seats__seat').nth(3).waitFor()
  await seatActions(album, ada.page)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await ada.untilScreen('dixit')
  const late = new Person(await evening.device(LAPTOP), 'Zuzanna')
  await late.join(code)
  await album.take(late.page, 'watching-bots')
  await album.take(late.page, 'watching-whose-seat', { prepare: async () => await late.page.locator('.play__bar button').click() })
  await late.page.locator('.play__bar button').click()
  await late.page.locator('.play__seat').first().click()
  await late.page.getByText(shell.play.sitsNext).waitFor()
  await album.take(late.page, 'watching-sits-next')
  await tablesOfMine(album, ada.page)
  for (const page of [late.page, tv]) await page.context().close()
}

/** Six people, from the lobby to the last point. */
export async function fullGame(evening: Evening, album: Album): Promise<void> {
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро', 'Ewelina', 'Finn'], () => ({ ...LAPTOP }))
  const [ada, ben, cleo] = evening.people as [Person, Person, Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await tv.locator('main').waitFor()
  const stranger = await evening.device(PHONE)
  await stranger.goto(`/${code}`)
  await album.take(stranger, 'join', { withLargeText: true })
  await stranger.goto(`/${code}#pass=BBBBBBBB`)
  await album.take(stranger, 'stale-link', { prepare: async () => await follow(stranger, `/${code}#pass=BBBBBBBB`, 'redeeming') })
  await stranger.context().close()
  await album.take(ada.page, 'lobby-host', { withLargeText: true })
  await album.take(ada.page, 'lobby-host-foot', { settle: () => toTheFoot(ada.page) })
  await album.take(ben.page, 'lobby-guest')
  await album.take(tv, 'tv-lobby', { isTv: true })
  await album.take(ada.page, 'menu', {
    withLargeText: true,
    prepare: async (locale) => await ada.page.getByRole('button', { name: (await spoken(locale)).shell.header.menu, exact: true }).click(),
  })
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await claiming(evening, album, { code, tv })
  await ben.nextThing()
  await evening.untilAll('telling')
  await album.take(ben.page, 'telling', { withLargeText: true })
  await album.take(ada.page, 'listening', { withLargeText: true })
  await album.take(tv, 'tv-telling', { isTv: true })
  ben.clue = 'Письмо, которого никто не ждал'
  await ben.nextThing()
  await evening.untilAll('giving')
  await album.take(ada.page, 'giving', { withLargeText: true })
  await album.take(ada.page, 'zoom', { prepare: async () => await ada.page.locator('.cards__look').nth(1).click() })
  await album.take(ben.page, 'giving-storyteller', { withLargeText: true })
  await ada.nextThing()
  await album.take(ada.page, 'given', { withLargeText: true })
  await album.take(tv, 'tv-giving', { isTv: true })
  await somebodyIsAway(evening, album, { code, tv })
  await evening.playUntil(async () => (await ada.phase()) === 'voting')
  await evening.untilAll('voting')
  await album.take(ada.page, 'voting', { withLargeText: true })
  await album.take(ben.page, 'voting-storyteller', { withLargeText: true })
  await album.take(tv, 'tv-voting', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  await evening.untilAll('scoring')
  await album.take(ada.page, 'scoring', { withLargeText: true })
  await album.take(ada.page, 'scoring-foot', { settle: () => toTheFoot(ada.page) })
  await album.take(tv, 'tv-scoring', { isTv: true })
  await lineIsLost(album, cleo.page)
  await lineIsLost(album, tv, { isTv: true })
  await somethingSlips(album, cleo)
  await seatMoves(evening, album, { code, person: cleo })
  await somebodyIsRemoved(evening, album)
  await evening.playUntil(async () => (await ada.round()) === '2')
  const late = await comesLate(evening, code)
  await album.take(late.page, 'watching-telling')
  await late.page.context().close()
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(ada.page, 'over', { withLargeText: true })
  await album.take(ben.page, 'over-guest')
  await album.take(ada.page, 'over-stories', {
    settle: () => ada.page.locator('.stories').evaluate((stories) => stories.scrollIntoView({ block: 'start' })),
  })
  await album.take(ada.page, 'over-history', { prepare: async (locale) => await openTalk(ada.page, locale, 'happened') })
  await album.take(tv, 'tv-over', { isTv: true })
  await tv.context().close()
}

async function claiming(evening: Evening, album: Album, { code, tv }: AtTable): Promise<void> {
  const [ada, ben] = evening.people as [Person, Person]
  await album.take(ada.page, 'claiming', { withLargeText: true })
  await menuPages(album, ada.page)
  await album.take(ada.page, 'rules', { prepare: async () => await ada.page.locator('header .rules-sign').click() })
  await say(ben.page, 'Кто первый? Я ещё думаю…')
  await say(ada.page, 'Give me a minute, these paintings are lovely!')
  await say(ben.page, 'Добре, чекаю.')
  await album.take(ada.page, 'table-talk', { prepare: async (locale) => await openTalk(ada.page, locale, 'chat') })
  const late = await comesLate(evening, code)
  await album.take(late.page, 'watching', { withLargeText: true })
  await late.page.context().close()
  await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
  await ada.page.getByRole('button', { name: rooms.pause.pause }).click()
  await album.take(ada.page, 'paused-host')
  await album.take(ben.page, 'paused')
  await album.take(tv, 'tv-paused', { isTv: true })
  // the menu is still open if nobody took a picture
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: rooms.pause.goOn }).click()
  await album.take(tv, 'tv-claiming', { isTv: true })
}

/** She finds every seat taken, and looks like nobody at the table. */
async function comesLate(evening: Evening, code: string): Promise<Person> {
  const [ada] = evening.people as [Person]
  const worn = await ada.page.locator('.player-strip .player-mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('style')))
  const colour = COLOURS.find((colour) => !worn.some((style) => style?.includes(`--player-${colour})`)))
  const late = new Person(await evening.device(LAPTOP), 'Zuzanna')
  await late.page.addInitScript((looks) => localStorage.setItem('figment.profile', JSON.stringify(looks)), { colour, shape: 'moon' })
  await late.join(code)
  return late
}

/** Three people, who give two cards each; a song is recorded. */
export async function performedClue(evening: Evening, album: Album): Promise<void> {
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт', 'Cleo'], () => ({ ...LAPTOP }))
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  await page.getByRole('radio', { name: perform.options.any }).click()
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await ada.untilPhase('telling')
  await album.take(page, 'telling-performed', {
    withLargeText: true,
    prepare: async (locale) => await page.getByRole('radio', { name: (await spoken(locale)).perform.kinds.mimed }).click(),
  })
  await album.take(page, 'recorder', {
    prepare: async (locale) => {
      const { perform: words } = await spoken(locale)
      await page.getByRole('radio', { name: words.kinds.sung }).click()
      await page.getByRole('button', { name: words.record.open }).click()
    },
  })
  await page.locator('main button[aria-pressed="false"]').first().click()
  await page.getByRole('radio', { name: perform.kinds.sung }).click()
  await page.getByRole('button', { name: perform.record.open }).click()
  await page.getByRole('button', { name: perform.record.start }).click()
  await page.getByRole('button', { name: perform.record.stop }).click()
  await page.getByRole('button', { name: perform.record.keep }).click()
  await page.getByRole('button', { name: dixit.telling.button }).click()
  await evening.untilAll('giving')
  await album.take(ben.page, 'giving-sung', { withLargeText: true })
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await album.take(tv, 'tv-sung', { isTv: true })
  await tv.context().close()
}

async function say(page: Page, text: string): Promise<void> {
  const { company } = await spoken('en')
  await openTalk(page, 'en', 'chat')
  await page.getByLabel(company.chat.field).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
  await page.keyboard.press('Escape')
}

async function openTalk(page: Page, locale: Parameters<typeof spoken>[0], side: 'chat' | 'happened'): Promise<void> {
  const { company } = await spoken(locale)
  await page.locator('header .talk-button').click()
  await page.getByRole('tab', { name: company.talk[side] }).click()
  await page.locator('.talk__panel').waitFor()
}

const toTheFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
