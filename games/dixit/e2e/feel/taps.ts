import { shell } from '../../../../e2e/words.ts'
import { words as dixit } from '../../words/en.ts'
import { PHONE } from '../../../../e2e/evening.ts'
import { measurement, slowDown } from '../../../../e2e/feel/measurement.ts'

export const taps = measurement({
  how: 'A storyteller chooses cards, looks at one closely, writes a clue and opens the menu, on a phone four times slower than this machine. The slowest of all these taps and keys counts, from the finger to the next picture, as the browser’s own Event Timing has it.',
  goals: { slowest: { what: 'the slowest tap, to the next paint', unit: 'ms', atMost: 200, digits: 0 } },
  async measure({ evening }) {
    await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => PHONE, 'dixit')
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    const { page } = ada
    await page.getByRole('button', { name: shell.lobby.start }).click()
    await ada.untilPhase('claiming')
    await slowDown(page)
    await page.evaluate(() => {
      const waits: number[] = []
      Object.assign(globalThis, { waits })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId !== 0) waits.push(entry.duration)
      })
      observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    await ada.nextThing()
    await ada.untilPhase('telling')
    for (let card = 0; card < 4; card++) await page.locator('main button[aria-pressed]').nth(card).click()
    // once more: it comes forward
    await page.locator('main button[aria-pressed]').nth(3).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: dixit.telling.clue }).pressSequentially('slow and steady')
    await page.getByRole('button', { name: shell.header.menu }).click()
    await page.keyboard.press('Escape')
    // the last entries come after the paint that they tell of
    await page.waitForTimeout(500)
    const waits = await page.evaluate(() => (globalThis as { waits?: number[] }).waits ?? [])
    if (waits.length <= 10) throw new Error(`only ${waits.length} taps and keys were timed`)
    return { slowest: Math.max(...waits) }
  },
})
