import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a screen: each rule that is broken, and where. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}

/** No finding of axe, and nothing sticks out of the screen. */
export async function expectWellMade(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([])
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sticksOut, `${where}: sideways scroll`).toBeLessThanOrEqual(0)
}
