import { evolve, unopenedTable } from '@figment/table'
import type { Page } from '@playwright/test'
import { viewFor } from '../apps/server/src/connection/frames.ts'
import { entriesIn } from '../apps/server/src/testing/log.ts'
import { builtClient, Hall } from '../gallery/hall.ts'
import { PHONE, TV } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { dixit, shell } from './words.ts'

test('the gallery shows what a real table shows: the same log gives the same page, to a seat and to the TV', async ({ evening, house }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await evening.untilAll('telling')
  const entries = await entriesIn(house.dataDir, code)
  const state = entries.flatMap(({ events }) => events).reduce(evolve, unopenedTable)
  const present = Object.keys(state.open.people)
  for (const [page, you, path] of [
    [ada.page, 'p1', `/${code}`],
    [ben.page, 'p2', `/${code}`],
    [tv, null, `/tv/${code}`],
  ] as const) {
    const { open, held } = viewFor(state, you)
    const told = { now: Date.now(), you, open, held, present, call: [] }
    const hall = new Hall([{ id: 'real', path, isTv: you === null, moment: () => ({ told, before: null }) }], builtClient)
    const still = await evening.device(you === null ? TV : PHONE)
    await still.goto((await hall.open()) + hall.addressOf({ screen: 'real', theme: 'system', motion: 'lively', hints: 'on' }))
    await page.goto(path)
    for (const shown of [still, page]) await expect(shown.locator('main')).toHaveAttribute('data-phase', 'telling')
    // names of cards come a moment later
    await expect(async () => expect(await shownOn(still)).toBe(await shownOn(page))).toPass()
    if (page === ada.page) await mayBeTried(new Person(still, 'Ada'))
    hall.close()
    await still.context().close()
  }
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

/** A move is answered, and changes nothing. */
async function mayBeTried(person: Person): Promise<void> {
  await person.page.locator('main button[aria-pressed="false"]').first().click()
  await person.page.getByRole('textbox', { name: dixit.telling.clue }).fill('only tried')
  await person.page.getByRole('button', { name: dixit.telling.button }).click()
  await expect(person.page.getByText('Only a picture')).toBeVisible()
  await person.untilPhase('telling')
}

/** All of the page, apart from ids that React counts up. */
const shownOn = async (page: Page): Promise<string> => (await page.locator('#root').innerHTML()).replaceAll(/_r_\w+_/g, 'id')
