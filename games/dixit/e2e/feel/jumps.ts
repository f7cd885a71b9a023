import { expect } from '@playwright/test'
import { shell } from '../../../../e2e/words.ts'
import { PHONE } from '../../../../e2e/evening.ts'
import { measurement } from '../../../../e2e/feel/measurement.ts'

export const jumps = measurement({
  how: 'A page with a hand of six cards is loaded over a line of 200 KB a second; what moves by itself until all paintings are there is added up as the browser’s own Layout Shift has it.',
  goals: { shift: { what: 'what jumps while a hand of six appears', unit: '', atMost: 0.05, digits: 3 } },
  async measure({ evening }) {
    await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'], () => PHONE, 'dixit')
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    const { page } = ada
    await page.getByRole('button', { name: shell.lobby.start }).click()
    await ada.untilPhase('claiming')
    await page.addInitScript(() => {
      Object.assign(globalThis, { jumped: 0 })
      const observer = new PerformanceObserver((list) => {
        const held = globalThis as { jumped?: number }
        for (const entry of list.getEntries()) held.jumped = (held.jumped ?? 0) + ('value' in entry ? Number(entry.value) : 0)
      })
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    // what an earlier visit has left would come at once
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 80,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    })
    await page.reload()
    await ada.untilPhase('claiming')
    await expect(page.locator('main .tray img')).toHaveCount(6)
    await page.evaluate(async () => await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined))))
    await page.waitForTimeout(500)
    const shift = await page.evaluate(() => (globalThis as { jumped?: number }).jumped)
    if (shift === undefined) throw new Error('nothing was observed')
    return { shift }
  },
})
