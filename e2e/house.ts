import { test as base } from '@playwright/test'
import { House } from '../apps/server/src/testing/house.ts'
import { Evening } from './evening.ts'

/** Every test has a server of its own and can ask people in. */
export const test = base.extend<{ house: House; evening: Evening }>({
  // Playwright wants a pattern here, even for nothing
  // oxlint-disable-next-line no-empty-pattern
  house: async ({}, use) => {
    const house = new House({ BOT_PACE: '0.05' })
    await house.start()
    await use(house)
    await house.remove()
  },
  evening: async ({ browser, house }, use) => {
    const evening = new Evening(browser, house)
    await use(evening)
    await evening.end()
  },
})

export { expect } from '@playwright/test'
