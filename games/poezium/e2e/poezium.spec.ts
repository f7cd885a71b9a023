import type { Page } from '@playwright/test'
import { LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { house, shell } from '../../../e2e/words.ts'
import { words as poezium } from '../words/en.ts'
import { pastGuess, toPoints } from './play.ts'
import { words as show } from '../screens/show/words/en.ts'

const PHASES = ['claiming', 'telling', 'guessing', 'marking', 'ending', 'reading'] as const

test('three poets, watched on a TV; the server is killed in every phase, a tab is reloaded; a poem is kept', async ({ evening, house }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], (at) => (at === 1 ? LAPTOP : PHONE), 'poezium')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('radio', { name: poezium.options.firsts.claim }).click()
  await expect(ada.page.getByRole('radio', { name: poezium.options.firsts.claim })).toBeChecked()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  const seen = () =>
    Promise.all(
      evening.people.map(async ({ page }) => ({ heading: await page.locator('main h1').innerText(), sheet: await sheetOf(page) })),
    )
  for (const phase of PHASES) {
    await evening.playUntil(async () => (await ada.phase()) === phase)
    await evening.untilAll(phase)
    await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
    await untilToldAndRead()
    const before = await seen()
    await house.kill('SIGKILL')
    for (const person of evening.people) await expect(person.isReconnecting).toBeVisible()
    await house.start()
    for (const person of evening.people) await expect(person.isReconnecting).toBeHidden()
    expect(await seen()).toEqual(before)
    await cleo.page.reload()
    await cleo.untilPhase(phase)
    await expect(async () => expect(await seen()).toEqual(before)).toPass()
    if (phase === 'reading') await keepThePoem()
  }
  await evening.playUntil(async () => (await ada.round()) === '2')
  expect(evening.problems).toEqual([])
  await tv.context().close()

  /** A guess is told and a poem is read once; whoever reloads finds what comes after it. */
  async function untilToldAndRead(): Promise<void> {
    for (const person of evening.people) {
      await expect(async () => {
        await pastGuess(person)
        await expect(person.page.locator('.poem-told__says')).toBeHidden({ timeout: 100 })
      }).toPass()
      await toPoints(person)
    }
  }

  async function keepThePoem(): Promise<void> {
    const { page } = ben ?? {}
    if (!page) throw new Error('nobody came')
    await page.getByRole('button', { name: show.reading.poem, exact: true }).click()
    const lines = await page.locator('.poem__line').allInnerTexts()
    expect(lines.length).toBeGreaterThanOrEqual(4)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: show.reading.copy }).click()
    await expect(page.getByText(show.reading.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const line of lines) expect(copied).toContain(line)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: show.reading.save }).click()
    expect((await download).suggestedFilename()).toMatch(/\.png$/)
    await page.keyboard.press('Escape')
  }
})

test('two against the rival to the end; he lays his line at once, and a press meant for the line before does not mark it', async ({
  evening,
}) => {
  const code = await evening.sitDown(['Ada', 'Ben'], () => PHONE, 'poezium')
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('telling')
  await evening.playUntil(async () => (await ada.phase()) === 'marking')
  await evening.untilAll('marking')
  const teller = (await ada.page.locator('.marking').isVisible()) ? ada : ben
  const { page } = teller
  await expect((teller === ada ? ben : ada).page.locator('.poem-people .rival-mark').first()).toBeVisible()
  const lines = page.locator('.sheet__line[data-line]')
  const fits = page.getByRole('button', { name: poezium.marking.fits, exact: true })
  // presses that are faster than any eye, counted from the moment the new line lies there
  const pressed = fits.evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const sheet = document.querySelector('.sheet__lines')
        const press = () => button instanceof HTMLElement && button.click()
        const again = new MutationObserver(() => {
          if (document.querySelectorAll('.sheet__line[data-line]').length !== 1) return
          again.disconnect()
          const laidAt = performance.now()
          // a busy machine may be late: then it is no longer a press that was meant for the line before
          for (const later of [0, 60, 120]) setTimeout(() => performance.now() - laidAt < 150 && press(), later)
          setTimeout(resolve, 350)
        })
        if (sheet) again.observe(sheet, { childList: true })
      }),
  )
  await fits.click()
  await pressed
  await expect(lines.nth(0)).toHaveAttribute('data-mark', 'fits')
  await expect(page.locator('.asked__line')).toHaveAttribute('data-mark', 'none')
  await expect(lines).toHaveCount(1)
  // now the same button is for the new line, and the keyboard is still there
  await expect(fits).toBeEnabled()
  await expect(fits).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines.nth(1)).toHaveAttribute('data-mark', 'fits')
  // whoever is about to guess reads what a wrong guess costs here
  const { page: guesser } = teller === ada ? ben : ada
  await guesser.getByRole('button', { name: poezium.guessing.toGuess }).click()
  await guesser.locator('.story-table__card').first().click()
  await guesser.getByRole('button', { name: /^Look at story/ }).click()
  await expect(guesser.getByText(poezium.guessing.stakesAgainst('Mr Lear'))).toBeVisible()
  await guesser.getByRole('button', { name: poezium.near.back }).click()
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  await evening.untilAll('over')
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'over')
  await expect(ada.page.getByRole('button', { name: show.over.poems })).toBeVisible()
  await ada.page.getByRole('button', { name: shell.play.again }).click()
  for (const person of evening.people) await person.untilScreen('lobby')
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('a turn of Poezium works with the keyboard alone, and a guess is held', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => LAPTOP, 'poezium')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('telling')
  await evening.playUntil(async () => (await ada.phase()) === 'guessing')
  await evening.untilAll('guessing')
  const asked: typeof evening.people = []
  for (const person of evening.people)
    if (await person.page.getByRole('button', { name: poezium.guessing.toGuess }).isVisible()) asked.push(person)
  expect(asked).toHaveLength(1)
  const [one] = asked
  if (!one) throw new Error('nobody is asked')
  await one.tabTo(/./, '.line-hand__line')
  await one.page.keyboard.press('Space')
  await one.tabTo(new RegExp(poezium.guessing.addLine))
  await one.page.keyboard.press('Enter')
  await evening.untilAll('marking')
  await expect(one.page.locator('.sheet__line[data-line]')).toHaveCount(1)
  await evening.playUntil(async () => (await ada.phase()) === 'guessing')
  await evening.untilAll('guessing')
  let next: (typeof evening.people)[number] | undefined
  for (const person of evening.people)
    if (await person.page.getByRole('button', { name: poezium.guessing.toGuess }).isVisible()) next = person
  if (!next) throw new Error('nobody is asked')
  const { page } = next
  await next.tabTo(new RegExp(poezium.guessing.toGuess))
  await page.keyboard.press('Enter')
  await next.tabTo(/Story 1/, '.story-table__card')
  await page.keyboard.press('Space')
  await next.tabTo(/Look at story 1/)
  await page.keyboard.press('Enter')
  const button = page.locator('.hold__button')
  await expect(page.getByRole('heading', { name: poezium.guessing.sureTitle(1) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeHidden()
  await next.tabTo(/Look at story 1/)
  await page.keyboard.press('Enter')
  // let go at once, nothing happens
  await next.tabTo(/Hold: story 1/)
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('data-held', 'false')
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'guessing')
  // a reader of the screen presses without a key or a finger: it is asked once more
  await button.dispatchEvent('click')
  await page.getByRole('button', { name: poezium.guessing.no, exact: true }).click()
  await next.tabTo(/Hold: story 1/)
  await page.keyboard.down('Enter')
  await expect(async () => {
    const turned = await ada.page.locator('.story-table__place[data-face-up="false"]').count()
    const phase = await ada.phase()
    expect(turned === 1 || phase === 'ending').toBe(true)
  }).toPass()
})

test('whoever is to move hears it once, and nobody else does', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => PHONE, 'poezium')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  for (const { page } of evening.people) {
    await countChimes(page)
    await page.reload()
    await page.getByRole('button', { name: shell.header.menu, exact: true }).click()
    await page.getByRole('button', { name: house.settings.title }).click()
    // the switch itself is heard, once the loudspeaker is awake
    await expect(async () => {
      await page.getByRole('switch', { name: house.settings.sound }).click()
      expect(await chimesOf(page)).toBeGreaterThan(0)
    }).toPass()
    await page.evaluate(() => Object.assign(globalThis, { chimes: 0 }))
    await page.keyboard.press('Escape')
  }
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('telling')
  await evening.playUntil(async () => (await ada.phase()) === 'guessing')
  await evening.untilAll('guessing')
  const chimes = await Promise.all(evening.people.map(({ page }) => chimesOf(page)))
  // the storyteller, and whoever guesses first
  expect(chimes.sort((one, other) => one - other)).toEqual([0, 1, 1])
})

/** Counts how often the first tone of a chime is struck on this page. */
async function countChimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { chimes: 0 }
    Object.assign(globalThis, heard)
    const { start } = OscillatorNode.prototype
    Reflect.set(OscillatorNode.prototype, 'start', function (this: OscillatorNode, at?: number) {
      if (Math.round(this.frequency.value) === 659) (globalThis as unknown as typeof heard).chimes++
      start.call(this, at)
    })
  })
}

const chimesOf = async (page: Page): Promise<number> => await page.evaluate(() => (globalThis as unknown as { chimes: number }).chimes)

const sheetOf = async (page: Page): Promise<string[]> => await page.locator('.sheet__line, .poem__line').allInnerTexts()
