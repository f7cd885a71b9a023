import { LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { house as rooms, shell } from '../../../e2e/words.ts'
import { words as dixit } from '../words/en.ts'

test('three people play 2021 to the end while scenes glide, watched on a TV: every tap counts; then they play again with a bot', async ({
  evening,
}) => {
  const device = (at: number) => ({ ...(at === 1 ? LAPTOP : PHONE), reducedMotion: 'no-preference' as const })
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'], device, 'dixit')
  const [ada, ben, cleo] = evening.people
  if (!ada || !ben || !cleo) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText(code).first()).toBeVisible()
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
    }
    return phase === 'over'
  })
  expect([...looked].sort()).toEqual(['claiming', 'giving', 'over', 'scoring', 'telling', 'voting'])
  await evening.untilAll('over')
  await expect(tv.locator('main')).toHaveAttribute('data-phase', 'over')
  await ben.page.getByRole('button', { name: rooms.oneMore.imIn }).click()
  await expect(ben.page.getByText(shell.play.againHost('Ada')).filter({ visible: true })).toBeVisible()
  await expect(ada.page.locator('.one-more__gathered').getByText('Ben').first()).toBeAttached()
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
