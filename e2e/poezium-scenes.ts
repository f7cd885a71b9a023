import type { Album } from './album.ts'
import { type Evening, LAPTOP, TV } from './evening.ts'
import type { Person } from './person.ts'
import { poezium, shell, spoken } from './words.ts'

const PARTS = ['lobby', 'claiming', 'rules', 'telling', 'listening', 'guessing', 'guess-asked', 'zoom', 'waiting', 'teller-waits']
const LATER_PARTS = ['marking', 'ending', 'performance', 'reading', 'over', 'history', 'rival']

/** Whether any of these screens is asked for: the game need not be played for others. */
const isWished = (album: Album): boolean =>
  [...PARTS, ...LATER_PARTS].some((part) => album.wants(`poezium-${part}`) || album.wants(`tv-poezium-${part}`))

/** Four poets, from the options to the gallery of all poems. */
export async function poemsOfFour(evening: Evening, album: Album): Promise<void> {
  if (!isWished(album)) return
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт', 'Cleo', 'Дмитро'], () => ({ ...LAPTOP }), 'poezium')
  const [ada, ben] = evening.people as [Person, Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await tv.locator('main').waitFor()
  await ada.page.getByRole('radio', { name: poezium.options.firsts.claim }).click()
  await album.take(ada.page, 'poezium-lobby', { settle: () => ada.page.locator('.options').evaluate((part) => part.scrollIntoView()) })
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await album.take(ada.page, 'poezium-claiming', { withLargeText: true })
  await album.take(ada.page, 'poezium-rules', { prepare: async () => await ada.page.locator('header .rules-sign').click() })
  await album.take(tv, 'tv-poezium-claiming', { isTv: true })
  await ben.nextThing()
  await evening.untilAll('telling')
  await album.take(ben.page, 'poezium-telling', { withLargeText: true })
  await album.take(ada.page, 'poezium-listening')
  await album.take(tv, 'tv-poezium-telling', { isTv: true })
  await ben.nextThing()
  await evening.untilAll('guessing')
  // some lines lie on the sheet, of both kinds
  await evening.playUntil(
    async () => (await ada.page.locator('.sheet__line[data-line]').count()) === 2 && (await ada.phase()) === 'guessing',
  )
  await evening.untilAll('guessing')
  const { atTurn, waiting } = await whoActs(evening, ben)
  await album.take(atTurn.page, 'poezium-guessing', { withLargeText: true })
  await album.take(atTurn.page, 'poezium-guessing-hand', {
    settle: () => atTurn.page.locator('.line-hand').evaluate((part) => part.scrollIntoView({ block: 'center' })),
  })
  await album.take(atTurn.page, 'poezium-guess-asked', {
    prepare: async (locale) => {
      const words = (await spoken(locale)).poezium
      await atTurn.page.getByRole('button', { name: words.guessing.toGuess }).click()
      await atTurn.page.locator('.story-table__card').nth(1).click()
      await atTurn.page.getByRole('button', { name: words.guessing.guess(2) }).click()
    },
  })
  await album.take(atTurn.page, 'poezium-zoom', { prepare: async () => await atTurn.page.locator('.story-table__card').nth(1).click() })
  await album.take(waiting.page, 'poezium-waiting', { withLargeText: true })
  await album.take(ben.page, 'poezium-teller-waits', { withLargeText: true })
  await album.take(tv, 'tv-poezium-guessing', { isTv: true })
  await atTurn.page.locator('.line-hand__line').first().click()
  await atTurn.page.getByRole('button', { name: poezium.guessing.addLine }).click()
  await evening.untilAll('marking')
  await album.take(ben.page, 'poezium-marking', { withLargeText: true })
  await album.take(waiting.page, 'poezium-marking-others')
  await album.take(tv, 'tv-poezium-marking', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'ending')
  await evening.untilAll('ending')
  const ender = await firstWith(evening, '.endings__card')
  const other = evening.people.find((person) => person !== ender) ?? ada
  await album.take(ender.page, 'poezium-ending', { withLargeText: true })
  await album.take(ender.page, 'poezium-ending-choice', {
    settle: () => ender.page.locator('.endings').evaluate((part) => part.scrollIntoView({ block: 'center' })),
  })
  await album.take(other.page, 'poezium-ending-others')
  await album.take(tv, 'tv-poezium-ending', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'reading')
  await evening.untilAll('reading')
  await album.take(ada.page, 'poezium-performance', { withLargeText: true })
  await album.take(ada.page, 'poezium-reading', { withLargeText: true, settle: () => toThePoints(ada) })
  await album.take(ada.page, 'poezium-reading-foot', { settle: () => toThePoints(ada).then(() => toTheFoot(ada)) })
  await album.take(tv, 'tv-poezium-reading', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(ada.page, 'poezium-over', { withLargeText: true })
  await album.take(ada.page, 'poezium-over-foot', { settle: () => toTheFoot(ada) })
  await album.take(ada.page, 'poezium-over-poem', { prepare: async () => await ada.page.locator('.poem-card__large').first().click() })
  await album.take(ada.page, 'poezium-history', {
    prepare: async (locale) => {
      await ada.page.locator('header .talk-button').click()
      await ada.page.getByRole('tab', { name: (await spoken(locale)).company.talk.happened }).click()
      await ada.page.locator('.talk__panel').waitFor()
    },
  })
  await album.take(tv, 'tv-poezium-over', { isTv: true })
  await tv.context().close()
}

/** Two people and the rival. */
export async function poemsAgainstTheRival(evening: Evening, album: Album): Promise<void> {
  if (!isWished(album)) return
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт'], () => ({ ...LAPTOP }), 'poezium')
  const [ada] = evening.people as [Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('telling')
  await evening.playUntil(async () => (await ada.phase()) === 'guessing' && (await ada.page.locator('.sheet__line[data-line]').count()) > 1)
  const guesser = await firstWith(evening, '.acting')
  await album.take(guesser.page, 'poezium-rival', { withLargeText: true })
  await album.take(tv, 'tv-poezium-rival', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(ada.page, 'poezium-rival-over')
  await album.take(tv, 'tv-poezium-rival-over', { isTv: true })
  await tv.context().close()
}

async function whoActs(evening: Evening, teller: Person): Promise<{ atTurn: Person; waiting: Person }> {
  const atTurn = await firstWith(evening, '.acting')
  const waiting = evening.people.find((person) => person !== atTurn && person !== teller)
  if (!waiting) throw new Error('nobody waits')
  return { atTurn, waiting }
}

async function firstWith(evening: Evening, part: string): Promise<Person> {
  for (const person of evening.people) if (await person.page.locator(part).first().isVisible()) return person
  throw new Error(`nobody sees ${part}`)
}

/** On a phone the poem lies over them. */
async function toThePoints({ page }: Person): Promise<void> {
  const button = page.locator('.stage__foot .button')
  if (await button.isVisible()) await button.click()
}

const toTheFoot = ({ page }: Person) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
