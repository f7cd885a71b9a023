import type { Page } from '@playwright/test'
import type { Album } from './album.ts'
import { type Evening, LAPTOP, TV } from './evening.ts'
import { Person } from './person.ts'
import { tileOf } from './plays/t-rex.ts'
import { shell, spoken, trex } from './words.ts'

const PARTS = ['lobby', 'rules', 'warm-up', 'acting', 'offers', 'duel', 'one-room', 'watching', 'wild', 'pause', 'tie', 'over', 'history']

const isAnyWished = (album: Album, parts: readonly string[]): boolean =>
  parts.some((part) => album.wants(`t-rex-${part}`) || album.wants(`tv-t-rex-${part}`))

/** Five people, from the options to the last duel. */
export async function scaleOfFive(evening: Evening, album: Album): Promise<void> {
  if (!isAnyWished(album, PARTS)) return
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт', 'Cleo', 'Максиміліан-Олексій', 'Finn'], () => ({ ...LAPTOP }), 't-rex')
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
  await duelling(album, { ada, ben })
  await skipUntil(evening, ada, '.wild')
  await album.take(page, 't-rex-wild', { withLargeText: true })
  await ada.nextThing()
  await skipUntil(evening, ada, 'main[data-phase="reshuffling"]')
  await album.take(page, 't-rex-pause')
  await album.take(tv, 'tv-t-rex-pause', { isTv: true })
  await evening.playUntil(async () => ['picking', 'over'].includes((await ada.phase()) ?? ''))
  // not every game ends in a tie
  if ((await ada.phase()) === 'picking') {
    await album.take(page, 't-rex-tie', { withLargeText: true })
    await album.take(tv, 'tv-t-rex-tie', { isTv: true })
  }
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(page, 't-rex-over', { withLargeText: true })
  await album.take(page, 't-rex-over-duels', { settle: () => toPart(page, '.trex-over__duels') })
  await album.take(page, 't-rex-history', {
    prepare: async (locale) => {
      await page.locator('header .talk-button').click()
      await page.getByRole('tab', { name: (await spoken(locale)).company.talk.happened }).click()
      await page.locator('.talk__panel').waitFor()
    },
  })
  await album.take(tv, 'tv-t-rex-over', { isTv: true })
  await tv.context().close()
}

/** Two win or lose together. */
export async function scaleOfTwo(evening: Evening, album: Album): Promise<void> {
  if (!isAnyWished(album, ['together', 'together-differ', 'together-over'])) return
  const code = await evening.sitDown(['Aleksandra', 'Бенедикт'], () => ({ ...LAPTOP }), 't-rex')
  const [ada, ben] = evening.people as [Person, Person]
  const { page } = ada
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  await album.take(page, 't-rex-together-hint', { withLargeText: true })
  await page.locator('.hint__got-it').click()
  await album.take(page, 't-rex-together', { withLargeText: true })
  await page.locator('.answers__one[data-answer="match"]').click()
  await ben.nextThing()
  await page.locator('.saying[data-differ]').waitFor()
  await album.take(page, 't-rex-together-differ', { withLargeText: true })
  await album.take(tv, 'tv-t-rex-together', { isTv: true })
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await album.take(page, 't-rex-together-over')
  await album.take(tv, 'tv-t-rex-together-over', { isTv: true })
  await tv.context().close()
}

async function warmingUp(evening: Evening, album: Album, tv: Page): Promise<void> {
  const shower = await firstWith(evening, '.dock .button')
  const other = evening.people.find((person) => person !== shower)
  await album.take(shower.page, 't-rex-warm-up-hint', { withLargeText: true })
  await shower.page.locator('.hint__got-it').click()
  await album.take(shower.page, 't-rex-warm-up', { withLargeText: true })
  if (other) await album.take(other.page, 't-rex-warm-up-others')
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
async function duelling(album: Album, { ada, ben }: { readonly ada: Person; readonly ben: Person }): Promise<void> {
  const { page } = ada
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
      while (!(await page.locator('.your-duel').isVisible())) {
        await ben.nextThing()
        const isAsked = (await page.locator('.offers__accept, .wild__choice').count()) > 0
        if (isAsked) await ada.nextThing()
        else await page.waitForTimeout(50)
      }
    },
  })
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
