import { expect, test } from './house.ts'
import { house as houseWords, shell } from './words.ts'

const { erasing } = houseWords

test('a browser below the baseline is told so in its language, instead of staying blank', async ({ evening }) => {
  const page = await evening.device({ locale: 'pl-PL' })
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Potrzebna nowsza przeglądarka' })).toBeInViewport()
  await expect(page.getByText('Safari 16.4, Firefox 128, Chrome 108')).toBeInViewport()
  // this one could read the client, which then finds no place to start in
  await expect.poll(() => evening.problems).toEqual(['the page has no root'])
  await expect(page.locator('main')).toHaveCount(1)
})

test('without JavaScript a sentence in each language says what is missing', async ({ evening }) => {
  const page = await evening.device({ javaScriptEnabled: false })
  await page.goto('/')
  for (const language of ['en', 'ru', 'uk', 'pl']) await expect(page.locator(`noscript [lang="${language}"]`)).toBeInViewport()
})

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
