import axe, { type AxeResults } from 'axe-core'
import { expect, type Page } from '@playwright/test'

interface Examined {
  readonly axe: { run(part: Document, options: object): Promise<AxeResults> }
  readonly unpainted?: CSSStyleSheet
}

/**
 * What axe finds on a screen: each rule that is broken, and where. A page is given axe once and then only asked: that is
 * six times as quick as to give it anew each time.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: inPage, unpainted } = globalThis as unknown as Examined
    // what is not painted is hidden to axe; it waits for no timer here, so that all is over before a frame is painted
    const wait = globalThis.setTimeout
    const waitOnly = (act: () => void, ms = 0) => (ms === 0 ? queueMicrotask(act) : wait(act, ms))
    if (unpainted) Object.assign(globalThis, { setTimeout: waitOnly })
    if (unpainted) unpainted.disabled = true
    const { violations: found } = await inPage.run(document, { resultTypes: ['violations'] })
    if (unpainted) unpainted.disabled = false
    globalThis.setTimeout = wait
    return found
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}

/** No finding of axe, and nothing sticks out of the screen. */
export async function expectWellMade(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([])
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sticksOut, `${where}: sideways scroll`).toBeLessThanOrEqual(0)
}
