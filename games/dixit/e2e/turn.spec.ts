import { expectWellMade } from '../../../e2e/axe.ts'
import { LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { codeIn } from '../../../e2e/person.ts'
import { shell } from '../../../e2e/words.ts'

test('names and clues are text, whatever is in them, and break nothing', async ({ evening }) => {
  const names = ['<b>Bo</b><i>x</i>', 'x'.repeat(20), '\u202eDan👩‍👩‍👧\u202c']
  await evening.sitDown(names, () => PHONE, 'dixit')
  const [first] = evening.people
  if (!first) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${codeIn(first.page)}`)
  await first.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  for (const person of evening.people) person.clue = '<img src=x onerror="globalThis.hacked=1">' + 'w'.repeat(98)
  await evening.playUntil(async () => (await first.phase()) === 'scoring')
  await evening.untilAll('scoring')
  for (const page of [...evening.people.map((person) => person.page), tv]) {
    await expect(page.getByText('<img src=x').first()).toBeVisible()
    await expect(page.getByText('<b>Bo</b><i>x</i>').filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    expect(await page.locator('bdi b, bdi i, img[src=x]').count()).toBe(0)
    await expectWellMade(page, 'strange names and clues')
  }
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('the whole of a turn works with the keyboard alone', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => LAPTOP, 'dixit')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  await page.getByRole('button', { name: shell.lobby.start }).focus()
  await page.keyboard.press('Enter')
  await ada.untilPhase('claiming')
  await ada.tabTo(/I have one!/)
  await page.keyboard.press('Enter')
  await ada.untilPhase('telling')
  await ada.tabTo(/Card 1\./)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.tray__card:focus')).toHaveText(/Card 2\./)
  await expect(page.locator('.tray__place[data-ghost="next"]')).toHaveText(/Card 2\./)
  await ada.tabTo(/TEXTAREA/)
  await page.keyboard.type('by hand 🖐')
  await expect(page.locator('textarea')).toHaveValue('by hand 🖐')
  await ada.tabTo(/Tell it/)
  await page.keyboard.press('Enter')
  await ada.untilPhase('giving')
  await expect(page.getByText('by hand 🖐').first()).toBeVisible()
})
