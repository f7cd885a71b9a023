import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No finding of axe, and nothing sticks out of the screen. */
export async function expectWellMade(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sticksOut, `${where}: sideways scroll`).toBeLessThanOrEqual(0)
}
