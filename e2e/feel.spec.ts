import { PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { dixit, shell } from './words.ts'

test('a tap is answered within 200 ms on a phone four times slower than this machine', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo'], () => PHONE)
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const { page } = ada
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await ada.untilPhase('claiming')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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
  await page.getByRole('button', { name: dixit.look(1) }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: dixit.telling.clue }).pressSequentially('slow and steady')
  await page.getByRole('button', { name: shell.header.menu }).click()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  const waits = await page.evaluate(() => (globalThis as { waits?: number[] }).waits ?? [])
  const worst = Math.max(...waits)
  console.log(`    ${waits.length} interactions, the slowest took ${worst} ms to the next paint`)
  expect(waits.length).toBeGreaterThan(10)
  expect(worst).toBeLessThan(200)
})
