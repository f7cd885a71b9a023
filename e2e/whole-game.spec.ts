import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { dixit, shell } from './words.ts'

test('three people play 2021 to the end, watched on a TV; every screen is well made; then they play again with a bot', async ({
  evening,
}) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], (at) => (at === 1 ? LAPTOP : PHONE))
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText(code).first()).toBeVisible()
  for (const [page, where] of [
    [ada.page, 'lobby of the host'],
    [ben.page, 'lobby of a guest'],
    [tv, 'lobby on the TV'],
  ] as const) {
    await expectWellMade(page, where)
  }
  await ada.page.getByRole('radio', { name: dixit.points(20) }).click()
  await expect(ada.page.getByRole('radio', { name: dixit.points(20) })).toBeChecked()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  const looked = new Set<string>()
  await evening.playUntil(async () => {
    const phase = (await ada.phase()) ?? ''
    if (!looked.has(phase)) {
      looked.add(phase)
      await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
      for (const [page, where] of [
        [ada.page, 'phone'],
        [ben.page, 'laptop'],
        [cleo.page, 'phone'],
        [tv, 'TV'],
      ] as const) {
        await expectWellMade(page, `${phase} on the ${where}`)
      }
      // the shared table has nothing to press
      expect(await tv.locator('button, a, input, select, textarea, [tabindex="0"]').count()).toBe(0)
    }
    return phase === 'over'
  })
  expect([...looked].sort()).toEqual(['claiming', 'giving', 'over', 'scoring', 'telling', 'voting'])
  await evening.untilAll('over')
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'over')
  await expect(ben.page.getByText(shell.play.againHost('Ada'))).toBeVisible()
  await ada.page.getByRole('button', { name: shell.play.again }).click()
  for (const person of evening.people) await person.untilScreen('lobby')
  await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await expect(ada.page.getByText(shell.lobby.seatsCount(4, 8))).toBeVisible()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await evening.playUntil(async () => (await ada.round()) === '2')
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('two people and a bot play the classic edition until the deck runs out', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('radio', { name: dixit.options.editions.classic }).click()
  await expect(ada.page.getByRole('radio', { name: dixit.options.editions.classic })).toBeChecked()
  for (let bots = 0; bots < 4; bots++) await ada.page.getByRole('button', { name: shell.lobby.addBot }).click()
  await expect(ada.page.getByText(shell.lobby.seatsCount(6, 6))).toBeVisible()
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await evening.playUntil(async () => (await ada.phase()) === 'over')
  // 84 cards, 36 dealt, six drawn a round: the eighth refill draws the last
  await expect(ada.page.locator('main')).toHaveAttribute('data-round', '8')
  expect(evening.problems).toEqual([])
})
