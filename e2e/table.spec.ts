import { entry } from '@figment/catalog'
import { phasesOnTheWay } from '@figment/game-kit/testing'
import type { Page } from '@playwright/test'
import { PHONE, TV } from './evening.ts'
import { ANY_GAME } from './games.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { house as rooms, shell } from './words.ts'

const LAST_OF_A_ROUND = phasesOnTheWay(entry(ANY_GAME)).at(-1)

/** Heard in one place, and read in another where a scene fills the screen. */
const seenOn = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()
/** What cannot be pressed during a pause: the whole game, or a scene's own parts. */
const RESTING = '.play__game[inert], .stage__cards[inert]'

test('people come and go: a pause, a seat on another device, a bot for the absent, a latecomer in a bot’s seat', async ({ evening }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await evening.begin()

  await test.step('the host pauses: everybody knows, nobody can move, then it goes on', async () => {
    await ada.page.getByRole('button', { name: shell.header.menu, exact: true }).click()
    await ada.page.getByRole('button', { name: rooms.pause.pause }).click()
    for (const page of [ada.page, ben.page, tv]) await expect(seenOn(page, rooms.pause.paused)).toBeVisible()
    await expect(ben.page.locator(RESTING)).toBeAttached()
    await ada.page.getByRole('button', { name: rooms.pause.goOn }).click()
    for (const page of [ada.page, ben.page, tv]) await expect(page.getByText(rooms.pause.paused)).toHaveCount(0)
    await expect(ben.page.locator(RESTING)).toHaveCount(0)
  })

  const phone = await test.step('a seat moves to another device by a link that works once', async () => {
    const { pictures } = await ben.seen()
    await ben.page.getByRole('button', { name: shell.header.menu }).click()
    await ben.page.getByRole('button', { name: shell.menu.device }).click()
    const pass = await ben.page
      .getByText(/[A-Z]{4}[- ]?[A-Z]{4}/)
      .first()
      .innerText()
    const secret = /[A-Z]{4}[- ]?[A-Z]{4}/.exec(pass)?.[0].replace(/[- ]/, '')
    const moved = new Person(await evening.device(PHONE), 'Ben')
    await moved.page.goto(`/${code}#pass=${secret}`)
    await moved.untilScreen(ANY_GAME)
    expect((await moved.seen()).pictures).toEqual(pictures)
    expect(moved.page.url()).not.toContain('pass')
    await expect(ben.page.getByRole('heading', { name: shell.status.moved })).toBeVisible()
    const late = await evening.device(PHONE)
    await late.goto(`/${code}#pass=${secret}`)
    await expect(late.getByText(shell.refusals.passUnknown)).toBeVisible()
    for (const page of [ben.page, late]) await page.context().close()
    return moved
  })

  await test.step('who is absent is shown as away; a bot plays on; the seat is theirs again on return', async () => {
    evening.people.splice(1, 1)
    const storageState = await phone.page.context().storageState()
    await phone.page.context().close()
    const slip = ada.page.locator('.slip').last()
    // the host's slip waits for an answer; those of the others go by themselves
    await evening.playUntil(() => slip.filter({ hasText: rooms.notices.away }).isVisible())
    await expect(slip).toContainText('Ben')
    await expect(cleo.page.getByRole('complementary', { name: shell.play.players })).toContainText(shell.seat.away)
    await ada.page.getByRole('button', { name: rooms.notices.letBot }).click()
    await evening.playUntil(async () => (await ada.phase()) === LAST_OF_A_ROUND)
    const back = new Person(await evening.device({ ...PHONE, storageState }), 'Ben')
    await back.page.goto(`/${code}`)
    await back.untilPlaying()
    await expect(back.page.getByText(shell.seat.botPlays)).toHaveCount(0)
    evening.people.push(back)
  })

  await test.step('a latecomer watches, and takes the seat of a bot in the next round', async () => {
    const late = new Person(await evening.device(PHONE), 'Late')
    await late.join(code)
    await late.untilScreen(ANY_GAME)
    await expect(seenOn(late.page, shell.play.watching)).toBeVisible()
    await late.page.getByRole('button', { name: shell.play.sitNext }).first().click()
    await expect(seenOn(late.page, shell.play.sitsNext)).toBeVisible()
    await evening.playUntil(async () => (await ada.round()) === '2')
    await expect(late.page.getByText(shell.play.sitsNext)).toHaveCount(0)
    await expect(ada.page.getByRole('complementary', { name: shell.play.players }).getByText('Late')).toBeAttached()
  })
  expect(evening.problems).toEqual([])
  await tv.context().close()
})
