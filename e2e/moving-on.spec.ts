import type { Player } from '../apps/server/src/testing/player.ts'
import { SmallHouse } from '../apps/server/src/testing/small-house.ts'
import { TV } from './evening.ts'
import { test as usual, expect } from './house.ts'
import { house as words } from './words.ts'

/** The notebook of a table is full after a few dozen lines of chat. */
const test = usual.extend({
  // Playwright wants a pattern here, even for nothing
  // oxlint-disable-next-line no-empty-pattern
  house: async ({}, use) => {
    const house = await SmallHouse.with({
      log: { bytesAtMost: 20_000, entriesAtMost: 10_000, bytesKeptBack: 10_000, entriesKeptBack: 100 },
    })
    await use(house)
    await house.remove()
  },
})

async function talkUntil(player: Player, room: string): Promise<void> {
  while (player.view?.open.room !== room) await player.send({ type: 'say', text: 'o'.repeat(150) })
}

test('near the end of its notebook the host brings everyone to a new table, each with a tap', async ({ evening, house }) => {
  const code = await evening.sitDown(['Ada', 'Ben'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  const cleo = await house.guest('Cleo').join(code)

  await talkUntil(cleo, 'little')
  const offer = ada.page.getByRole('button', { name: words.moveOn.newTable })
  await expect(offer).toBeVisible()
  await expect(ben.page.locator('.moving-on')).toHaveCount(0)
  await talkUntil(cleo, 'none')
  await expect(ben.page.locator('.moving-on')).toContainText(words.moveOn.none)

  await offer.click()
  await expect(ada.page).not.toHaveURL(new RegExp(code))
  await expect(ada.page.locator('main[data-screen="lobby"]')).toBeVisible()
  for (const name of ['Ada', 'Ben', 'Cleo']) await expect(ada.page.locator('.seats').getByText(name)).toBeVisible()

  await ben.page.getByRole('button', { name: words.moveOn.go }).click()
  // nobody asks for his name
  await expect(ben.page.locator('main[data-screen="lobby"]')).toBeVisible()
  const next = new URL(ada.page.url()).pathname
  expect(new URL(ben.page.url()).pathname).toBe(next)
  await expect(tv).toHaveURL(new RegExp(`/tv${next}\\b`))
  await expect(tv.getByText('Ben')).toBeVisible()
  await tv.context().close()
  expect(evening.problems).toEqual([])
})
