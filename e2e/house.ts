import { test as base } from '@playwright/test'
import { House } from '../apps/server/src/testing/house.ts'
import { Evening } from './evening.ts'
import { painted } from './paint.ts'

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
  evening: async ({ browser, house }, use, info) => {
    const evening = new Evening(browser, house, { isPainted: false })
    await use(evening)
    // the runner's own pictures of what went wrong are blank, as nothing is painted
    if (info.status !== info.expectedStatus) await takePictures(evening, (name) => info.outputPath(name))
    await evening.end()
  },
})

async function takePictures({ pages }: Evening, pathOf: (name: string) => string): Promise<void> {
  for (const [at, page] of pages.entries())
    if (!page.isClosed()) await painted(page, () => page.screenshot({ path: pathOf(`screen-${at + 1}.png`) }))
}

export { expect } from '@playwright/test'
