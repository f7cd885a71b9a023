import axe, { type AxeResults } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { painted } from './paint.ts'

/**
 * What axe finds on a screen: each rule that is broken, and where. A page is given axe once and then only asked: that is
 * six times as quick as to give it anew each time.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: { run(part: Document, options: object): Promise<AxeResults> } }
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}

/** No finding of axe, and nothing sticks out of the screen. */
export async function expectWellMade(page: Page, where: string): Promise<void> {
  expect(await painted(page, () => barriers(page)), where).toEqual([])
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sticksOut, `${where}: sideways scroll`).toBeLessThanOrEqual(0)
}
