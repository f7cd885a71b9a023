import { PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { inTheLogs } from '../../../e2e/logs.ts'
import { house as houseWords, shell } from '../../../e2e/words.ts'

const { erasing, notices, yours } = houseWords

test('who erases what they made is gone from all screens and from the log, and the game goes on', async ({ evening, house }) => {
  const code = await evening.sitDown(['Adalbert', 'Benedetta', 'Cleo', 'Dan'], () => PHONE, 'dixit')
  const [ada, ben, cleo, dan] = evening.people
  if (!ada || !ben || !cleo || !dan) throw new Error('somebody is missing')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  ben.clue = 'the lighthouse of my street'
  await ben.nextThing()
  await ben.untilPhase('telling')
  await ben.nextThing()
  // he does nothing more: it is for him that the table waits in the end
  evening.people.splice(1, 1)
  await evening.playUntil(async () => (await ada.phase()) === 'scoring')
  for (const person of [...evening.people, ben]) await person.untilPhase('scoring')
  const others = [ada.page, cleo.page, dan.page, tv]
  for (const page of others) {
    await expect(page.getByText('Benedetta').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(ben.clue).first()).toBeVisible()
  }
  expect(inTheLogs(house.dataDir, 'Benedetta', ben.clue)).toEqual(['Benedetta', ben.clue])

  // with the keyboard alone
  await ben.page.getByRole('button', { name: shell.header.menu }).focus()
  await ben.page.keyboard.press('Enter')
  await ben.page.getByRole('button', { name: erasing.mine }).focus()
  await ben.page.keyboard.press('Enter')
  const dialog = ben.page.getByRole('dialog', { name: erasing.mineTitle(code) })
  for (const thing of [...erasing.going, ...erasing.staying]) await expect(dialog.getByText(thing)).toBeVisible()
  await dialog.getByRole('button', { name: erasing.mineYes }).focus()
  await ben.page.keyboard.press('Enter')
  await expect(ben.page.getByText(erasing.mineDone)).toBeVisible()
  await ben.untilScreen('home')

  for (const page of others) {
    await expect(page.getByText('Benedetta')).toHaveCount(0)
    await expect(page.getByText(ben.clue)).toHaveCount(0)
    await expect(page.getByText(erasing.nameless).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Cleo').filter({ visible: true }).first()).toBeVisible()
  }
  expect(inTheLogs(house.dataDir, 'Benedetta', ben.clue)).toEqual([])
  await ben.page.reload()
  await expect(ben.page.getByText(shell.home.startHint)).toBeVisible()
  await expect(ben.page.getByText(yours.title)).toHaveCount(0)

  await ada.page.getByRole('button', { name: notices.letBot }).click()
  await evening.playUntil(async () => (await ada.round()) === '2')
  expect(evening.problems).toEqual([])
  for (const page of [ben.page, tv]) await page.context().close()
})
