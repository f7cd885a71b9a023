import type { Page } from '@playwright/test'
import { PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { inTheLogs } from './logs.ts'
import { codeIn } from './person.ts'
import { house as houseWords, shell } from './words.ts'

const { erasing, yours } = houseWords

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: shell.header.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: entry }).click()
}

test('home lists somebody’s tables: back to one, and erase what they made at another', async ({ evening, house }) => {
  const page = await evening.device(PHONE)
  await page.goto('/')
  await expect(page.getByText(shell.home.startHint)).toBeVisible()
  await expect(page.getByText(yours.title)).toHaveCount(0)
  const codes: string[] = []
  for (const name of ['Melchior', 'Balthasar']) {
    await page.goto('/')
    await page.getByLabel(shell.looks.name).fill(name)
    await page.getByRole('button', { name: shell.home.start }).click()
    await page.waitForURL(/\/[A-Z]{5}(#|$)/)
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'lobby')
    codes.push(codeIn(page))
  }
  const [first = '', second = ''] = codes
  await page.goto('/')
  const list = page.getByRole('region', { name: yours.title })
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(second), new RegExp(first)])
  await list.getByRole('link', { name: new RegExp(first) }).click()
  await expect(page.locator('main')).toHaveAttribute('data-screen', 'lobby')
  await expect(page.getByText('Melchior').first()).toBeVisible()

  await page.goto('/')
  const erase = list.getByRole('listitem').filter({ hasText: first }).getByRole('button')
  await erase.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(erase).toBeFocused()
  expect(inTheLogs(house.dataDir, 'Melchior')).toEqual(['Melchior'])
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: erasing.mineYes }).click()
  await expect(page.getByText(erasing.mineDone)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(second)])
  expect(inTheLogs(house.dataDir, 'Melchior', 'Balthasar')).toEqual(['Balthasar'])
  expect(evening.problems).toEqual([])
  await page.context().close()
})

test('the host deletes a table: everybody is told, and nothing of it is left', async ({ evening, house }) => {
  const code = await evening.sitDown(['Caspar', 'Ben'])
  const [host, ben] = evening.people
  if (!host || !ben) throw new Error('somebody is missing')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  await expect(tv.getByText('Caspar').first()).toBeVisible()
  await ben.page.getByRole('button', { name: shell.header.menu }).click()
  await expect(ben.page.getByRole('button', { name: erasing.mine })).toBeVisible()
  await expect(ben.page.getByRole('button', { name: erasing.table })).toHaveCount(0)
  await openMenu(host.page, erasing.table)
  await expect(host.page.getByText(erasing.tableText)).toBeVisible()
  await host.page.getByRole('button', { name: erasing.tableYes }).click()
  await expect(host.page.getByText(erasing.tableDone)).toBeVisible()
  await host.untilScreen('home')
  await expect(ben.page.getByRole('heading', { name: shell.status.tableGone })).toBeVisible()
  await ben.page.reload()
  await expect(ben.page.getByRole('heading', { name: shell.status.tableGone })).toBeVisible()
  await expect(tv.getByRole('heading', { name: houseWords.tvDoor.gone })).toBeVisible()
  expect(inTheLogs(house.dataDir, code, 'Caspar', 'Ben')).toEqual([])
  expect(evening.problems).toEqual([])
  await tv.context().close()
})
