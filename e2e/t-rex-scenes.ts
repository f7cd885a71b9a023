import type { Verdict } from '@figment/t-rex/types'
import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import { type Evening, LAPTOP, TV } from './evening.ts'
import { Person } from './person.ts'
import { deal, drawUntil, numberOf, tileOf } from './plays/t-rex.ts'
import { shell, spoken, trex } from './words.ts'

const NAMES = ['Aleksandra', 'Бенедикт', 'Cleo', 'Максиміліан-Олексій', 'Finn', 'Zuzanna', 'Єва', 'Hal'] as const
const FIVE = ['lobby', 'rules', 'warm-up', 'acting', 'offers', 'duel', 'one-room', 'watching', 'wild', 'pause', 'tie', 'over', 'history']
const TWO = ['together', 'together-hint', 'together-said', 'together-differ', 'together-won', 'together-lost']
const EIGHT = ['crowd', 'crowd-offers', 'crowd-one-room']

const isAnyWished = (album: Album, parts: readonly string[]): boolean =>
  parts.some((part) => album.wants(`t-rex-${part}`) || album.wants(`tv-t-rex-${part}`))

/** Five people, from the options to the last vote; then eight at once. */
export async function scaleOfFive(evening: Evening, album: Album): Promise<void> {
  if (isAnyWished(album, FIVE)) await five(evening, album)
  if (!isAnyWished(album, EIGHT)) return
  await evening.end()
  evening.people.splice(0)
  await eight(evening, album)
}

async function five(evening: Evening, album: Album): Promise<void> {
  const code = await evening.sitDown(NAMES.slice(0, 5), () => ({ ...LAPTOP }), 't-rex')
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await tv.locator('main').waitFor()
  await page.getByRole('radio', { name: trex.options.warmUps.on }).click()
  await album.take(page, 't-rex-lobby', { withLargeText: true, settle: () => toPart(page, '.options') })
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('warmingUp')
  await warmingUp(evening, album, tv)
  await evening.playUntil(async () => (await ada.phase()) === 'acting')
  await evening.untilAll('acting')
  await acting(evening, album, { code, tv })
  await duelling(evening, album, tv)
  await skipUntil(evening, ada, '.wild')
  await page.locator('.hint__got-it').click()
  await album.take(page, 't-rex-wild', { withLargeText: true })
  await ada.nextThing()
  await skipUntil(evening, ada, 'main[data-phase="reshuffling"]')
  await album.take(page, 't-rex-pause')
  await album.take(tv, 'tv-t-rex-pause', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'acting')
  // only these two have compared, and badly: the other three are tied
  while ((await ada.phase()) === 'acting') await compare(evening, [ada, ben], 'apart')
  await tied(evening, album, tv)
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(page, 't-rex-over', { withLargeText: true })
  await album.take(page, 't-rex-over-duels', { settle: () => toPart(page, '.trex-over__duels') })
  await album.take(page, 't-rex-history', {
    withLargeText: true,
    prepare: async (locale) => {
      await page.locator('header .talk-button').click()
      await page.getByRole('tab', { name: (await spoken(locale)).company.talk.happened }).click()
      await page.locator('.talk__panel').waitFor()
    },
  })
  await album.take(tv, 'tv-t-rex-over', { isTv: true })
  await tv.context().close()
}

/** Two win together, and lose together. */
export async function scaleOfTwo(evening: Evening, album: Album): Promise<void> {
  if (!isAnyWished(album, TWO)) return
  const code = await evening.sitDown(NAMES.slice(0, 2), () => ({ ...LAPTOP }), 't-rex')
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  await album.take(page, 't-rex-together-hint', { withLargeText: true })
  for (const person of [ada, ben]) await person.page.locator('.hint__got-it').click()
  await ben.page.getByLabel(trex.puppet.slider).fill('80')
  await album.take(page, 't-rex-together', { withLargeText: true })
  await page.locator('.answers__one[data-answer="match"]').click()
  await album.take(page, 't-rex-together-waiting')
  await album.take(ben.page, 't-rex-together-said', { withLargeText: true })
  await ben.page.locator('.answers__one[data-answer="noMatch"]').click()
  await page.locator('.saying[data-differ]').waitFor()
  await album.take(page, 't-rex-together-differ', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-together', { isTv: true })
  await together(evening, { isWon: true })
  await album.take(page, 't-rex-together-won', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-together-won', { isTv: true })
  await page.getByRole('button', { name: shell.play.again }).click()
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  await together(evening, { isWon: false })
  await album.take(page, 't-rex-together-lost')
  await album.take(tv, 'tv-t-rex-together-lost', { isTv: true })
  await tv.context().close()
}

/** Seven others, and most of them want to compare with the same one. */
async function eight(evening: Evening, album: Album): Promise<void> {
  const phone = { ...LAPTOP, hasTouch: true, permissions: ['accelerometer'] }
  const code = await evening.sitDown(NAMES, (at) => (at === 0 ? phone : LAPTOP), 't-rex')
  const [ada, ...others] = evening.people as [Person, ...Person[]]
  const { page } = ada
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('acting')
  await page.locator('.hint__got-it').click()
  for (const [at, person] of others.entries()) await person.page.getByLabel(trex.puppet.slider).fill(String(at * 15))
  // it can be shaken, and shows it
  const prepare = () =>
    page.evaluate(() => void dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 0, y: 0, z: 0 } })))
  await album.take(page, 't-rex-crowd', { withLargeText: true, prepare })
  const [first, ...more] = others
  if (first) await tileOf(first.page, ada.name).click()
  await page.locator('.offers__accept').waitFor()
  await album.take(page, 't-rex-crowd-offer', { withLargeText: true })
  for (const person of more.slice(0, 4)) await tileOf(person.page, ada.name).click()
  await page.locator('.offers__accept').nth(4).waitFor()
  await album.take(page, 't-rex-crowd-offers', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-crowd', { isTv: true })
  await page.getByLabel(trex.acting.oneRoom).check()
  await album.take(page, 't-rex-crowd-one-room', { withLargeText: true })
  await tv.context().close()
}

async function warmingUp(evening: Evening, album: Album, tv: Page): Promise<void> {
  const shower = await firstWith(evening, '.dock .button')
  const other = evening.people.find((person) => person !== shower)
  await album.take(shower.page, 't-rex-warm-up-hint', { withLargeText: true })
  await shower.page.locator('.hint__got-it').click()
  await album.take(shower.page, 't-rex-warm-up', { withLargeText: true })
  if (other) {
    await other.page.locator('.hint__got-it').click()
    await album.take(other.page, 't-rex-warm-up-others')
  }
  await album.take(tv, 'tv-t-rex-warm-up', { isTv: true })
}

async function acting(evening: Evening, album: Album, { code, tv }: { readonly code: string; readonly tv: Page }): Promise<void> {
  const [ada, ben, cleo, max, finn] = evening.people as [Person, Person, Person, Person, Person]
  const { page } = ada
  for (const [person, strength] of [
    [ben, '95'],
    [cleo, '30'],
    [max, '60'],
    [finn, '10'],
  ] as const) {
    await person.page.getByLabel(trex.puppet.slider).fill(strength)
  }
  await album.take(page, 't-rex-acting-hint', { withLargeText: true })
  await page.locator('.hint__got-it').click()
  await album.take(page, 't-rex-acting', { withLargeText: true })
  await album.take(page, 't-rex-rules', { prepare: async () => await page.locator('header .rules-sign').click() })
  for (const part of [2, 4, 6, 8, 10, 12]) {
    await album.take(page, `t-rex-rules-${part}`, {
      prepare: async () => await page.locator('header .rules-sign').click(),
      settle: () => toPart(page, `.rules section:nth-of-type(${part})`),
    })
  }
  for (const person of [ben, max]) await tileOf(person.page, ada.name).click()
  await tileOf(page, cleo.name).click()
  await page.locator('.offers__accept').nth(1).waitFor()
  await album.take(page, 't-rex-offers', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-acting', { isTv: true })
  await page.getByLabel(trex.acting.oneRoom).check()
  await album.take(page, 't-rex-one-room', { withLargeText: true })
  await page.getByLabel(trex.acting.oneRoom).uncheck()
  const late = new Person(await evening.device(LAPTOP), 'Zuzanna')
  await late.join(code)
  await album.take(late.page, 't-rex-watching')
  await late.page.context().close()
}

/** A duel does not wait for the one who takes its picture, so that it has to be told to; each language sees another one. */
async function duelling(evening: Evening, album: Album, tv: Page): Promise<void> {
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  const verdicts: Verdict[] = ['equal', 'oneOff', 'apart', 'apart']
  await album.take(page, 't-rex-duel', {
    withLargeText: true,
    prepare: async () => {
      await page.evaluate(() => {
        const wait = globalThis.setTimeout
        globalThis.setTimeout = Object.assign(
          (act: () => void, later?: number) => wait(act, later !== undefined && later >= 2000 ? 600_000 : later),
          wait,
        )
      })
      await compare(evening, [ada, ben], verdicts.shift() ?? 'apart', { isLeft: true })
    },
  })
  await album.take(tv, 'tv-t-rex-duel', { isTv: true })
}

const SUITS: Readonly<Record<Verdict, (apart: number) => boolean>> = {
  equal: (apart) => apart === 0,
  oneOff: (apart) => apart === 1,
  apart: (apart) => apart > 1,
}

/** The second offers, the first accepts. */
async function compare(
  { people }: Evening,
  [one, other]: readonly [Person, Person],
  verdict: Verdict,
  { isLeft = false }: { /** The first one's screen goes on showing it. */ readonly isLeft?: boolean } = {},
): Promise<void> {
  await drawUntil(people, [other, one], SUITS[verdict])
  const accept = one.page.locator('.offers__one').filter({ hasText: other.name }).locator('.offers__accept')
  if (!(await accept.isVisible())) await other.page.locator(`.board__one[data-seat="${await seatOf(one)}"] .board__tap`).click()
  await accept.click()
  await Promise.all([one, other].map(({ page }) => page.locator('.your-duel').waitFor()))
  await other.click(other.page.locator('.your-duel__close'))
  if (!isLeft) await one.click(one.page.locator('.your-duel__close'))
}

/** Where somebody sits: the only seat that they do not see on their board. */
async function seatOf({ page }: Person): Promise<number> {
  const others = await page.locator('.board__one').evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-seat'))))
  return Array.from({ length: others.length + 1 }, (_, seat) => seat).find((seat) => !others.includes(seat)) ?? 0
}

async function tied(evening: Evening, album: Album, tv: Page): Promise<void> {
  const [ada, ben, cleo] = evening.people as [Person, Person, Person]
  await evening.untilAll('picking')
  for (const { page } of evening.people) await page.locator('.hint__got-it').click()
  await album.take(ada.page, 't-rex-tie-pick', { withLargeText: true })
  await album.take(cleo.page, 't-rex-tie-wait')
  await ben.nextThing()
  await album.take(tv, 'tv-t-rex-tie-pick', { isTv: true })
  await ada.nextThing()
  await evening.untilAll('voting')
  await cleo.page.getByLabel(trex.puppet.slider).fill('100')
  await album.take(cleo.page, 't-rex-tie-perform', { withLargeText: true })
  await ada.nextThing()
  await album.take(ada.page, 't-rex-tie-vote', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-tie-vote', { isTv: true })
}

/** Both say what is so, to the end; or at last what is not. */
async function together({ people }: Evening, { isWon }: { readonly isWon: boolean }): Promise<void> {
  const [ada, ben] = people as [Person, Person]
  for (;;) {
    for (const person of people) await deal(person)
    if ((await ada.phase()) === 'over') break
    await drawUntil(people, [ada, ben], () => true)
    const isMatch = Math.abs((await numberOf(ada)) - (await numberOf(ben))) <= 1
    for (const { page } of people) {
      const answer = page.locator(`.answers__one[data-answer="${isMatch === isWon ? 'match' : 'noMatch'}"]`)
      if ((await answer.getAttribute('aria-pressed')) === 'false') await answer.click()
    }
    await Promise.all(people.map(({ page }) => page.locator('.your-duel').waitFor()))
  }
  for (const person of people) await person.untilPhase('over')
}

/** One wild Bye-bye is in every deck, and then the deck is empty. */
async function skipUntil(evening: Evening, person: Person, part: string): Promise<void> {
  const skip = person.page.locator('.acting-foot__skip')
  while (!(await person.page.locator(part).isVisible())) {
    if (await skip.isVisible()) await person.click(skip)
    else for (const one of (await person.phase()) === 'acting' ? [person] : evening.people) await one.nextThing()
  }
}

async function firstWith(evening: Evening, part: string): Promise<Person> {
  for (const person of evening.people) if (await person.page.locator(part).first().isVisible()) return person
  throw new Error(`nobody sees ${part}`)
}

const toPart = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView())
