import type { Answer } from '../types.ts'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { type Evening, LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import type { Person } from '../../../e2e/person.ts'
import { cardOf, drawUntil, numberOf, offerTo, straightIn, tileOf } from './play.ts'
import { call, shell } from '../../../e2e/words.ts'
import { words as trex } from '../words/en.ts'

test('three people offer with the keyboard, then act and offer to the end, watched on a TV', async ({ evening }) => {
  const { ada, ben, cleo, code } = await acting(evening, (at) => (at === 2 ? PHONE : LAPTOP))
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'acting')
  // the people are one group: Tab reaches it, the space bar picks
  await ada.tabTo(/./, '.board input')
  await ada.page.keyboard.press('Space')
  await expect(tileOf(ada.page, 'Ben')).toBeChecked()
  await ada.tabTo(/./, '.acting-foot__offer')
  await ada.page.keyboard.press('Enter')
  await expect(ada.page.locator('.acting-foot__back')).toBeVisible()
  await offer(cleo, 'Ben')
  await expect(ben.page.locator('.offers__one')).toHaveCount(2)
  await expect(ben.page.locator('.offers__accept')).toBeEnabled()
  await expect(tv.locator('.trex-tile__offer')).toHaveCount(2)
  // nobody has compared: no number is to be seen but that on one's own card
  await expect(tv.locator('.dial, .your-card, .power-face')).toHaveCount(0)
  for (const { page } of evening.people) await expect(page.locator('.dial')).toHaveCount(1)
  await test.step('accepting and skipping work with the keyboard alone', async () => {
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
  const looked = new Set<string>()
  await evening.playUntil(async () => {
    const phase = (await ada.phase()) ?? ''
    if (!looked.has(phase)) {
      looked.add(phase)
      await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
    }
    return phase === 'over'
  })
  expect([...looked]).toContain('acting')
  await evening.untilAll('over')
  // the result is told once the last cards have been turned, on every screen
  for (const page of [ada.page, tv]) await expect(page.locator('.ranks__one')).toHaveCount(3)
  await ada.page.getByRole('button', { name: shell.play.again }).click()
  for (const person of evening.people) await person.untilScreen('lobby')
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('three phones: offers made, taken back and declined, one room, a killed server, and puppets that are shaken', async ({
  evening,
  house,
}) => {
  // as on a phone whose browser asks nobody
  const { ada, ben, cleo } = await acting(evening, () => ({ ...PHONE, permissions: ['accelerometer'] }))
  await test.step('the server is killed with a card held out: everybody is back with the same card, and the offer stands', async () => {
    await offer(ada, 'Ben')
    await expect(ben.page.locator('.offers__accept')).toBeVisible()
    const cards = () => Promise.all(evening.people.map(cardOf))
    const before = await cards()
    await house.kill('SIGKILL')
    for (const person of evening.people) await expect(person.isReconnecting).toBeVisible()
    await house.start()
    for (const person of evening.people) await expect(person.isReconnecting).toBeHidden()
    expect(await cards()).toEqual(before)
    await ben.page.reload()
    await ben.untilPhase('acting')
    await expect(async () => expect(await cards()).toEqual(before)).toPass()
    await ben.page.locator('.offers__accept').click()
    for (const { page } of [ada, ben]) await expect(page.locator('.your-duel')).toBeVisible()
  })
  await afterTheDuel([ada, ben])
  await untilNumbers(evening)
  await test.step('an offer is taken back, declined and skipped away; a puppet is seen to move; in one room there are names alone', async () => {
    await ada.page.getByLabel(trex.puppet.slider).fill('100')
    await expect(tileOf(ben.page, 'Ada')).toHaveAccessibleName(new RegExp(trex.moods.wild))
    await ben.page.evaluate(() => {
      const buzzes: unknown[] = []
      Object.assign(globalThis, { buzzes })
      navigator.vibrate = (pattern) => buzzes.push(pattern) > 0
    })
    await offer(ada, 'Ben')
    // felt, seen at the edge of the whole screen, and told to whoever does not see it
    await expect.poll(() => ben.page.evaluate(() => (globalThis as { buzzes?: unknown[] }).buzzes?.length)).toBe(1)
    await expect(ben.page.locator('.offers-alarm')).toBeVisible()
    await expect(ben.page.getByRole('alert').filter({ hasText: 'Ada' })).toHaveText(/Ada.? offers you a card/)
    await expect(tileOf(cleo.page, 'Ada')).toHaveAccessibleName(/offers a card to .?Ben/)
    await ada.page.locator('.acting-foot__back').click()
    await expect(ben.page.locator('.offers__one')).toHaveCount(0)
    await offer(ada, 'Ben')
    await ben.page.getByRole('button', { name: /^Decline .?Ada/ }).click()
    await expect(ada.page.locator('.acting-foot__told')).toHaveText(/Ben.? would rather not/)
    // with another card nothing is held out any more
    await offer(ada, 'Ben')
    await ada.page.locator('.acting-foot__back').click()
    await ada.page.locator('.acting-foot__skip').click()
    await expect(ben.page.locator('.offers__one')).toHaveCount(0)
    await ben.page.getByLabel(trex.acting.oneRoom).check()
    await expect(ben.page.locator('.trex-stage, .your-puppet')).toHaveCount(0)
    await offer(ben, 'Cleo')
    await cleo.page.locator('.offers__accept').click()
    for (const { page } of [ben, cleo]) await expect(page.locator('.your-duel')).toBeVisible()
    await expect(ada.page.locator('.your-duel')).toHaveCount(0)
  })
  await afterTheDuel([ben, cleo])
  await untilNumbers(evening)
  await ben.page.getByLabel(trex.acting.oneRoom).uncheck()
  await ada.page.getByLabel(trex.puppet.slider).fill('0')
  const shake = ada.page.locator('.your-puppet__shake')
  await test.step('without a sensor there is nothing to press', async () => {
    // a browser without one says so once, with nothing in it
    await ada.page.evaluate(() => dispatchEvent(new DeviceMotionEvent('devicemotion', {})))
    await expect(ada.page.getByLabel(trex.puppet.slider)).toBeVisible()
    await expect(shake).toHaveCount(0)
  })
  await test.step('with one: shaken hard, the others see a wild puppet; put down, it comes to rest', async () => {
    await moved(ada.page, { force: 0.2, times: 1 })
    await shake.click()
    await expect(shake).toHaveAttribute('aria-pressed', 'true')
    await whileMoved(ada.page, { force: 22 }, () =>
      expect(tileOf(ben.page, 'Ada')).toHaveAccessibleName(new RegExp(`${trex.moods.wild}|${trex.moods.strong}`)),
    )
    await expect(tileOf(ben.page, 'Ada')).toHaveAccessibleName(new RegExp(trex.moods.still))
    await shake.click()
    await moved(ada.page, { force: 22, times: 40 })
    await ben.page.waitForTimeout(800)
    await expect(tileOf(ben.page, 'Ada')).toHaveAccessibleName(new RegExp(trex.moods.still))
  })
  await test.step('where a browser asks first: a tap asks, a "no" is told and leaves the slider', async () => {
    for (const [{ page }, answer] of [
      [cleo, 'denied'],
      [ben, 'granted'],
    ] as const) {
      await page.addInitScript((says) => {
        Object.assign(DeviceMotionEvent, { requestPermission: () => Promise.resolve(says) })
        navigator.permissions.query = () => Promise.reject(new TypeError('never heard of it'))
      }, answer)
      await page.reload()
      await page.locator('.your-puppet__shake').click()
      await expect(page.locator('.your-puppet__shake')).toHaveAttribute('aria-pressed', String(answer === 'granted'))
    }
    await expect(cleo.page.getByText(trex.puppet.shakeRefused)).toBeVisible()
    await cleo.page.getByLabel(trex.puppet.slider).fill('100')
    await expect(tileOf(ben.page, 'Cleo')).toHaveAccessibleName(new RegExp(trex.moods.wild))
  })
  expect(evening.problems).toEqual([])
})

test('two play together: what they agree on is turned, and one mistake loses; with every answer right all yay are gone', async ({
  evening,
}) => {
  const code = await evening.sitDown(['Ada', 'Ben'], (at) => (at === 0 ? PHONE : LAPTOP), 't-rex')
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await straightIn(ada.page)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  const first = await truth(ada, ben)
  const wrong = first === 'match' ? 'noMatch' : 'match'
  await say(ada, first)
  await expect(ben.page.locator('.saying')).toHaveText(trex.agreeing.knows)
  await say(ben, wrong)
  await expect(ada.page.locator('.saying')).toContainText(new RegExp(`You do not agree: .?Ben.? says “${trex.agreeing.answers[wrong]}”`))
  await expect(ada.page.locator('.your-duel')).toHaveCount(0)
  await say(ben, first)
  await Promise.all(evening.people.map(({ page }) => expect(page.locator('.your-duel')).toContainText(/Right: \d yay gone/)))
  for (const person of evening.people) await person.click(person.page.locator('.your-duel__close'))
  await untilNumbers(evening)
  const mistake = (await truth(ada, ben)) === 'match' ? 'noMatch' : 'match'
  for (const person of evening.people) await say(person, mistake)
  await evening.untilAll('over')
  for (const { page } of evening.people)
    await expect(page.getByRole('heading', { name: trex.over.youSaid(trex.agreeing.answers[mistake]) })).toBeVisible()
  await ada.page.getByRole('button', { name: shell.play.again }).click()
  for (const person of evening.people) await person.untilScreen('lobby')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('agreeing')
  let turns = 0
  while ((await ada.phase()) !== 'over') {
    await untilNumbers(evening)
    const answer = await truth(ada, ben)
    for (const person of evening.people) await say(person, answer)
    await seeDuel(evening.people)
    turns++
  }
  await evening.untilAll('over')
  // every turn takes one or two of the fifteen
  expect(turns).toBeGreaterThanOrEqual(8)
  expect(turns).toBeLessThanOrEqual(15)
  for (const { page } of evening.people) await expect(page.getByRole('heading', { name: trex.over.won })).toBeVisible()
  await expect(tv.getByRole('heading', { name: trex.over.wonBy('Ada', 'Ben') })).toBeVisible()
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('a tie: those who are not tied pick, the tied perform, the best one by votes wins', async ({ evening }) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan']
  const code = await evening.sitDown(names, (at) => (at === 1 ? LAPTOP : PHONE), 't-rex')
  const [ada, ben, cleo] = evening.people as [Person, Person, Person]
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await straightIn(ada.page)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('acting')
  const isActing = () => ada.page.locator('main[data-phase="acting"], main[data-phase="reshuffling"]').isVisible()
  // only Ada and Ben compare, and always badly: Cleo and Dan are tied at nothing
  while (await isActing()) {
    await drawUntil(evening.people, [ada, ben], (apart) => apart > 1)
    await offer(ada, 'Ben')
    await ben.page.locator('.offers__accept').click()
    await seeDuel([ada, ben])
  }
  await evening.untilAll('picking')
  for (const judge of [ada, ben]) await judge.nextThing()
  await evening.untilAll('voting')
  await cleo.page.getByLabel(trex.puppet.slider).fill('100')
  await expect(voteFor(ben.page, 'Cleo')).toHaveAccessibleName(new RegExp(trex.moods.wild))
  await vote(ada, 'Dan')
  await expect(ada.page.locator('.tied__cast')).toBeVisible()
  // a changed mind, and nobody sees it before all have voted
  await vote(ada, 'Cleo')
  await expect(ada.page.locator('.trex-room__foot .button')).toHaveText(trex.tie.voted)
  await vote(ben, 'Cleo')
  await evening.untilAll('over')
  await expect(cleo.page.getByRole('heading', { name: trex.over.youWin })).toBeVisible()
  await expect(tv.getByRole('heading', { name: trex.over.wins('Cleo') })).toBeVisible()
  await expect(ada.page.locator('.ranks__one[data-winner="true"]')).toContainText(trex.over.votes(2))
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('who is on camera among bots is told that they do not watch video', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben'], () => ({ ...PHONE, permissions: ['camera', 'microphone'] }), 't-rex')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  await page.getByRole('button', { name: shell.lobby.addBot }).click()
  await page.getByRole('button', { name: new RegExp(`^${call.title}`) }).click()
  const dialog = page.getByRole('dialog', { name: call.title })
  await expect(dialog.locator('video')).toBeVisible()
  await dialog.getByRole('button', { name: call.join, exact: true }).click()
  await expect(page.getByRole('region', { name: call.section })).toBeVisible()
  await straightIn(page)
  await evening.begin()
  await expect(page.getByText(trex.puppet.botsGoByLuck)).toBeVisible()
  expect(evening.problems).toEqual([])
})

/** The phone is moved to and fro, about sixty times a second. */
async function moved(page: Page, { force, times }: { readonly force: number; readonly times: number }): Promise<void> {
  await page.evaluate(
    async ([strength, count]) => {
      for (let turn = 0; turn < count; turn++) {
        const x = turn % 2 === 0 ? strength : -strength
        dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 }, interval: 16 }))
        await new Promise((resolve) => setTimeout(resolve, 16))
      }
    },
    [force, times] as const,
  )
}

/** The phone is moved on and on, until that is done. */
async function whileMoved(page: Page, { force }: { readonly force: number }, act: () => Promise<void>): Promise<void> {
  await page.evaluate((strength) => {
    let x = strength
    const shaking = setInterval(() => {
      x = -x
      dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 }, interval: 16 }))
    }, 16)
    Object.assign(globalThis, { stopShaking: () => clearInterval(shaking) })
  }, force)
  await act()
  await page.evaluate(() => (globalThis as { stopShaking?: () => void }).stopShaking?.())
}

const voteFor = (page: Page, name: string) => page.locator('.tied').getByRole('radio', { name: new RegExp(`^.?${name}`) })

async function vote({ page }: Person, name: string): Promise<void> {
  await voteFor(page, name).click()
  await page.locator('.trex-room__foot .button').click()
}

/** It is there for a moment only, and on all screens at once. */
async function seeDuel(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.locator('.your-duel').waitFor()))
  await Promise.all(people.map((person) => person.click(person.page.locator('.your-duel__close'))))
}

/** Whoever has compared looks away from it. */
async function afterTheDuel(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const close = person.page.locator('.your-duel__close')
    if (await close.isVisible()) await person.click(close)
    await expect(close).toHaveCount(0)
  }
}

/** Three who have cards with numbers. */
async function acting(evening: Evening, device: (at: number) => BrowserContextOptions = () => PHONE) {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], device, 't-rex')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  await straightIn(ada.page)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('acting')
  // a note for newcomers lies on the lowest row until it is answered
  for (const { page } of evening.people) await page.locator('.hint__no-more').click()
  return { ada, ben, cleo, code }
}

async function offer(person: Person, to: string): Promise<void> {
  await offerTo(person, to)
  await expect(person.page.locator('.acting-foot__back')).toBeVisible()
}

const say = ({ page }: Person, answer: Answer): Promise<void> => page.locator(`.answers__one[data-answer="${answer}"]`).click()

const truth = async (one: Person, other: Person): Promise<Answer> =>
  Math.abs((await numberOf(one)) - (await numberOf(other))) <= 1 ? 'match' : 'noMatch'

/** Whoever has drawn a wild Bye-bye has chosen, and the deck is back. */
async function untilNumbers({ people }: Evening): Promise<void> {
  await expect(async () => {
    for (const { page } of people) {
      if (await page.locator('.wild__choice').first().isVisible()) {
        await page.locator('.wild__choice input').first().click()
        await page.getByRole('button', { name: trex.byeBye.say, exact: true }).click()
      }
      const goOn = page.getByRole('button', { name: trex.pause.goOn, exact: true })
      if (await goOn.isVisible()) await goOn.click()
    }
    for (const { page } of people) await expect(page.locator('.your-card .dial')).toBeVisible({ timeout: 100 })
  }).toPass()
}
