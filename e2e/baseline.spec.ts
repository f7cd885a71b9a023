import { expect, test } from './house.ts'
import { house as houseWords, shell } from './words.ts'

const { erasing } = houseWords

test('what went wrong in a dialog is said above it, also after the dialog has closed', async ({ evening }) => {
  await evening.sitDown(['Ada'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  await page.route('**/api/tables/*/erase', (route) => route.abort())
  await page.getByRole('button', { name: shell.header.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: erasing.mine }).click()
  await page.getByRole('dialog').getByRole('button', { name: erasing.mineYes }).click()
  const toast = page.getByText(shell.home.offline)
  await expect(toast).toBeInViewport()
  const isOnTop = () =>
    toast.evaluate((element) => {
      // taps go through it; for once they may not
      element.style.pointerEvents = 'auto'
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
  expect(await isOnTop()).toBe(true)
  await page.getByRole('button', { name: shell.kit.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isOnTop()).toBe(true)
})
