import type { Answer } from '@figment/t-rex/types'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { expectWellMade } from './axe.ts'
import { type Evening, LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import type { Person } from './person.ts'
import { cardOf, numberOf, tileOf } from './plays/t-rex.ts'
import { shell, trex } from './words.ts'

test('three people act and offer to the end, watched on a TV; every screen is well made', async ({ evening }) => {
  const { ada, ben, cleo, code } = await acting(evening, (at) => (at === 1 ? LAPTOP : PHONE))
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'acting')
  await offer(ada, 'Ben')
  await offer(cleo, 'Ben')
  await expect(ben.page.locator('.offers__accept')).toHaveCount(2)
  await expect(ben.page.locator('.offers__accept').first()).toBeEnabled()
  await expect(tv.locator('.tile__offer')).toHaveCount(2)
  // nobody has compared: not a number is to be seen but on the own card
  await expect(tv.locator('.dial, .your-card, .power-face')).toHaveCount(0)
  for (const { page } of evening.people) await expect(page.locator('.dial')).toHaveCount(1)
  const looked = new Set<string>()
  await evening.playUntil(async () => {
    const phase = (await ada.phase()) ?? ''
    if (!looked.has(phase)) {
      looked.add(phase)
      await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
      await lookAtAll(phase)
      await expect(tv.locator('button, a, input, select, textarea, [tabindex="0"]')).toHaveCount(0)
    }
    return phase === 'over'
  })
  expect([...looked]).toContain('acting')
  await evening.untilAll('over')
  await expect(ada.page.getByRole('heading', { name: trex.over.duels })).toBeVisible()
  await expect(tv.getByRole('heading', { name: trex.over.duels })).toBeVisible()
  await ada.page.getByRole('button', { name: shell.play.again }).click()
  for (const person of evening.people) await person.untilScreen('lobby')
  expect(evening.problems).toEqual([])
  await tv.context().close()

  async function lookAtAll(phase: string): Promise<void> {
    const screens: readonly (readonly [Page, string])[] = [
      [ada.page, 'phone'],
      [ben.page, 'laptop'],
      [cleo.page, 'phone'],
      [tv, 'TV'],
    ]
    for (const [page, where] of screens) await expectWellMade(page, `${phase} on the ${where}`)
  }
})

test('an offer is taken back, declined and skipped away; a puppet is seen to move; in one room there are names alone', async ({
  evening,
}) => {
  const { ada, ben, cleo } = await acting(evening)
  await ada.page.getByLabel(trex.puppet.slider).fill('100')
  await expect(tileOf(ben.page, 'Ada')).toHaveAccessibleName(new RegExp(trex.moods.wild))
  await offer(ada, 'Ben')
  await expect(tileOf(cleo.page, 'Ada')).toHaveAccessibleName(/offers a card to .?Ben/)
  await tileOf(ada.page, 'Ben').click()
  await expect(ben.page.locator('.offers__one')).toHaveCount(0)
  await offer(ada, 'Ben')
  await ben.page.getByRole('button', { name: /^Decline .?Ada/ }).click()
  await expect(ada.page.locator('.acting-foot__told')).toHaveText(/Ben.? would rather not/)
  // with another card nothing is held out any more
  await offer(ada, 'Ben')
  await ada.page.locator('.acting-foot__skip').click()
  await expect(ben.page.locator('.offers__one')).toHaveCount(0)
  await ben.page.getByLabel(trex.acting.oneRoom).check()
  await expect(ben.page.locator('.stage, .your-puppet')).toHaveCount(0)
  await offer(ben, 'Cleo')
  await cleo.page.locator('.offers__accept').click()
  for (const { page } of [ben, cleo]) await expect(page.locator('.your-duel')).toBeVisible()
  await expect(ada.page.locator('.your-duel')).toHaveCount(0)
  expect(evening.problems).toEqual([])
})

test('the server is killed with a card held out: everybody is back with the same card, and the offer stands', async ({
  evening,
  house,
}) => {
  const { ada, ben } = await acting(evening)
  await offer(ada, 'Ben')
  await expect(ben.page.locator('.offers__accept')).toBeVisible()
  const cards = () => Promise.all(evening.people.map(cardOf))
  const before = await cards()
  await house.kill('SIGKILL')
  for (const person of evening.people) await expect(person.isReconnecting).toBeVisible()
  await house.start()
  for (const person of evening.people) await expect(person.isReconnecting).toBeHidden({ timeout: 5000 })
  expect(await cards()).toEqual(before)
  await ben.page.reload()
  await ben.untilPhase('acting')
  await expect(async () => expect(await cards()).toEqual(before)).toPass()
  await ben.page.locator('.offers__accept').click()
  for (const { page } of [ada, ben]) await expect(page.locator('.your-duel')).toBeVisible()
  expect(evening.problems).toEqual([])
})

test('offering, accepting and skipping work with the keyboard alone', async ({ evening }) => {
  const { ada, ben } = await acting(evening, () => LAPTOP)
  await ada.tabTo(/Offer your card to .?Ben/, '.board__tap')
  await ada.page.keyboard.press('Enter')
  await expect(tileOf(ada.page, 'Ben')).toHaveAttribute('aria-pressed', 'true')
  await expect(ben.page.locator('.offers__accept')).toBeEnabled()
  await ben.tabTo(/^Accept from .?Ada/, '.offers__accept')
  await ben.page.keyboard.press('Enter')
  for (const { page } of [ada, ben]) {
    await expect(page.locator('.your-duel')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.your-duel')).toHaveCount(0)
  }
  await untilNumbers(evening)
  const card = await ada.page.locator('.your-card').elementHandle()
  await ada.tabTo(/./, '.acting-foot__skip')
  await ada.page.keyboard.press('Enter')
  await expect(async () => expect(await card?.evaluate(({ isConnected }) => isConnected)).toBe(false)).toPass()
})

test('two play together: what they agree on is turned, and one mistake loses', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben'], () => PHONE, 't-rex')
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  const first = await truth(ada, ben)
  const wrong = first === 'match' ? 'noMatch' : 'match'
  await say(ada, first)
  await expect(ben.page.locator('.saying')).toHaveText(/Ada.? has made up their mind/)
  await say(ben, wrong)
  await expect(ada.page.locator('.saying')).toHaveText(new RegExp(`You do not agree: .?Ben.? says “${trex.agreeing.answers[wrong]}”`))
  for (const { page } of [ada, ben]) await expectWellMade(page, 'two who do not agree')
  await expect(ada.page.locator('.your-duel')).toHaveCount(0)
  await say(ben, first)
  for (const { page } of evening.people) await expect(page.locator('.your-duel')).toContainText(/Right: \d yay gone/)
  for (const { page } of evening.people) await page.locator('.your-duel__close').click()
  await untilNumbers(evening)
  const mistake = (await truth(ada, ben)) === 'match' ? 'noMatch' : 'match'
  for (const person of evening.people) await say(person, mistake)
  await evening.untilAll('over')
  for (const { page } of evening.people) await expect(page.getByRole('heading', { name: trex.over.lost })).toBeVisible()
  expect(evening.problems).toEqual([])
})

/** Three who have cards with numbers. */
async function acting(evening: Evening, device: (at: number) => BrowserContextOptions = () => PHONE) {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], device, 't-rex')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('acting')
  return { ada, ben, cleo, code }
}

async function offer({ page }: Person, to: string): Promise<void> {
  await tileOf(page, to).click()
  await expect(tileOf(page, to)).toHaveAttribute('aria-pressed', 'true')
}

const say = ({ page }: Person, answer: Answer): Promise<void> => page.locator(`.answers__one[data-answer="${answer}"]`).click()

const truth = async (one: Person, other: Person): Promise<Answer> =>
  Math.abs((await numberOf(one)) - (await numberOf(other))) <= 1 ? 'match' : 'noMatch'

/** Whoever has drawn a wild Bye-bye has chosen, and the deck is back. */
async function untilNumbers({ people }: Evening): Promise<void> {
  await expect(async () => {
    for (const { page } of people) {
      for (const button of [page.locator('.wild__choice').first(), page.getByRole('button', { name: trex.pause.goOn, exact: true })])
        if (await button.isVisible()) await button.click()
    }
    for (const { page } of people) await expect(page.locator('.your-card .dial')).toBeVisible({ timeout: 100 })
  }).toPass()
}
