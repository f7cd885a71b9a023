import type { Hall } from '../../../gallery/hall.ts'
import { SHAPES } from '../../../gallery/wish.ts'
import { expect, test as base } from '@playwright/test'
import { openHall } from '../../../e2e/visitor.ts'

const test = base.extend<{ gallery: { readonly hall: Hall; readonly address: string } }>({
  // Playwright wants a pattern here, even for nothing
  // oxlint-disable-next-line no-empty-pattern
  gallery: async ({}, use) => {
    const gallery = await openHall()
    await use(gallery)
    gallery.hall.close()
  },
})
test.use({ viewport: SHAPES.small, reducedMotion: 'reduce' } as object)

test('all cards of the table are there for the storyteller, on the smallest phone and without motion', async ({ page, gallery }) => {
  await page.goto(gallery.address + gallery.hall.addressOf({ screen: 'dixit-2021-8/voting/storyteller' }))
  const cards = page.locator('main .tray__place')
  await expect(cards).toHaveCount(8)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    const isDrawn = await card.evaluate(async (place) => {
      const painting = place.querySelector('img')
      await painting?.decode()
      for (let part: Element | null = painting; part && part.tagName !== 'MAIN'; part = part.parentElement) {
        const { opacity, visibility } = getComputedStyle(part)
        if (opacity !== '1' || visibility !== 'visible') return false
      }
      return painting !== null && painting.naturalWidth > 0
    })
    expect(isDrawn).toBe(true)
  }
  // the last one is not behind what stands at the foot of the screen
  const foot = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const last = document.querySelector('main .tray__cell')?.getBoundingClientRect()
    const corner = document.querySelector('.stage__foot')?.getBoundingClientRect()
    return { last: last?.bottom ?? Number.POSITIVE_INFINITY, corner: corner?.top ?? 0 }
  })
  expect(foot.last).toBeLessThanOrEqual(foot.corner + 1)
})

test('a hand of six has its places before the paintings come, and stays where it is when they do', async ({ page, gallery }) => {
  let letThemCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letThemCome = resolve
  })
  await page.route(/\.(avif|webp)$/, async (route) => {
    await mayCome
    await route.continue()
  })
  const address = gallery.address + gallery.hall.addressOf({ screen: 'dixit-2021-8/claiming/anybody' })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const cards = page.locator('main .tray img')
  await expect(cards).toHaveCount(6)
  await page.evaluate(async () => await document.fonts.ready)
  const places = () => cards.evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())))
  const haveCome = () => cards.evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length)
  expect(await haveCome()).toBe(0)
  const before = await places()
  letThemCome()
  await expect.poll(haveCome).toBe(6)
  expect(await places()).toEqual(before)
})
