import { expect, test } from '@playwright/test'
import { barriers } from './axe.ts'
import { leaveUnpainted } from './paint.ts'

test('what is too pale is found on a page of which nothing is painted, also in a dialog', async ({ page, context }) => {
  await leaveUnpainted(context)
  await page.goto('about:blank')
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1 style="color: #ccc">Too pale</h1><dialog><p style="color: #ddd">Paler</p></dialog></main></html>',
  )
  expect((await barriers(page)).join()).toMatch(/color-contrast.*Too pale/)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect((await barriers(page)).join()).toMatch(/color-contrast.*Paler/)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0')
})
