import { entry } from '@figment/catalog'
import { evolve, unopenedTable } from '@figment/table'
import type { Page } from '@playwright/test'
import { viewFor } from '../apps/server/src/connection/frames.ts'
import { entriesIn } from '../apps/server/src/testing/log.ts'
import { builtClient, Hall } from '../gallery/hall.ts'
import { PHONE, TV } from './evening.ts'
import { ANY_GAME } from './games.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'

test('the gallery shows what a real table shows: the same log gives the same page, to a seat and to the TV', async ({ evening, house }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = evening.people
  if (!ada || !ben) throw new Error('nobody came')
  const tv = await evening.device(TV)
  await evening.begin()
  const [, phase = ''] = entry(ANY_GAME).manifest.phases
  await evening.playUntil(async () => (await ada.phase()) === phase)
  await evening.untilAll(phase)
  const entries = await entriesIn(house.dataDir, code)
  const state = entries.flatMap(({ events }) => events).reduce(evolve, unopenedTable)
  const tried: boolean[] = []
  const present = Object.keys(state.open.people)
  for (const [page, you, path] of [
    [ada.page, 'p1', `/${code}`],
    [ben.page, 'p2', `/${code}`],
    [tv, null, `/tv/${code}`],
  ] as const) {
    const { open, held } = viewFor(state, you)
    const told = { now: Date.now(), you, open, held, present, screens: [], knocks: [], call: [] }
    const hall = new Hall([{ id: 'real', path, isTv: you === null, moment: () => ({ told, before: null }) }], builtClient)
    const still = await evening.device(you === null ? TV : PHONE)
    await still.goto((await hall.open()) + hall.addressOf({ screen: 'real', theme: 'system', motion: 'lively', hints: 'on' }))
    await page.goto(path)
    for (const shown of [still, page]) await expect(shown.locator('main')).toHaveAttribute('data-phase', phase)
    // names of cards come a moment later
    await expect(async () => expect(await shownOn(still)).toBe(await shownOn(page))).toPass()
    if (you !== null) tried.push(await tryIt(new Person(still, you), phase))
    hall.close()
    await still.context().close()
  }
  expect(tried).toContain(true)
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

/** A move is answered, and changes nothing; false when nothing is asked of this person. */
async function tryIt(person: Person, phase: string): Promise<boolean> {
  const { page } = person
  // who moves waits in vain for the table to take it, until the page is closed
  const moved = person.nextThing().catch(() => true)
  const isAsked = await Promise.race([
    moved,
    page
      .getByText('Only a picture')
      .waitFor()
      .then(() => true),
  ])
  if (!isAsked) return false
  await expect(page.getByText('Only a picture')).toBeVisible()
  await person.untilPhase(phase)
  return true
}

/** All of the page, apart from ids that React counts up. */
/** But for the address of the table: the gallery has another, and no key to it. */
const shownOn = async (page: Page): Promise<string> =>
  (await page.locator('#root').innerHTML()).replaceAll(/_r_\w+_/g, 'id').replaceAll(/<figure class="qr".*?<\/figure>/g, 'QR')
