import type { Page } from '@playwright/test'
import { entriesIn } from '@figment/server/testing/log.ts'
import { LAPTOP, PHONE, TV } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { Person } from '../../../e2e/person.ts'
import { Wire } from '../../../e2e/wire.ts'
import { shell } from '../../../e2e/words.ts'

const PHASES = ['claiming', 'telling', 'giving', 'voting', 'scoring'] as const

const movesOf = async (dataDir: string, code: string) => (await entriesIn(dataDir, code)).flatMap(({ id }) => id ?? [])

/** A round that comes to light changes by itself until its end. */
const untilTold = async (page: Page) => await expect(page.locator('main [data-climax]')).toHaveCount(0)

test('six people play; the server is killed in every phase; every screen is back by itself', async ({ evening, house }) => {
  const code = await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'], (at) => (at === 0 ? LAPTOP : PHONE), 'dixit')
  const tv = await evening.device(TV)
  await tv.goto(`/tv/${code}`)
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  // a page that was loaded anew would forget this
  for (const { page } of evening.people) await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  const before = (await movesOf(house.dataDir, code)).length
  let moves = 0
  for (const phase of PHASES) {
    moves += await evening.playUntil(async () => (await ada.phase()) === phase)
    // in the middle of the phase: somebody has already done their part
    if (phase === 'giving' || phase === 'voting') for (const person of evening.people.slice(0, 3)) if (await person.nextThing()) moves++
    await evening.untilAll(phase)
    await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
    for (const { page } of evening.people) await untilTold(page)
    const seen = await Promise.all(evening.people.map((person) => person.seen()))
    await house.kill('SIGKILL')
    for (const person of evening.people) await expect(person.isReconnecting).toBeVisible()
    await house.start()
    for (const person of evening.people) await expect(person.isReconnecting).toBeHidden()
    expect(await Promise.all(evening.people.map((person) => person.seen()))).toEqual(seen)
    await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
  }
  moves += await evening.playUntil(async () => (await ada.round()) === '2')
  for (const { page } of evening.people) expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true)
  const logged = await movesOf(house.dataDir, code)
  expect(new Set(logged).size).toBe(logged.length)
  expect(logged.length - before).toBe(moves)
  expect(evening.problems).toEqual([])
  await tv.context().close()
})

test('a phone that loses its network and a tab that is reloaded lose nothing, in every phase', async ({ evening, house }) => {
  const wire = await new Wire(house.port).lay()
  const code = await evening.sitDown(['Ada'], () => PHONE, 'dixit')
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  const ben = new Person(await evening.device({ ...PHONE, baseURL: wire.base }), 'Ben')
  const cleo = new Person(await evening.device(PHONE), 'Cleo')
  for (const person of [ben, cleo]) {
    await person.join(code)
    evening.people.push(person)
  }
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  // beside his name, or on a slip in its place
  const benIsAway = ada.page
    .getByRole('complementary', { name: shell.play.players })
    .filter({ hasText: 'Ben' })
    .filter({ hasText: shell.seat.away })
  for (const phase of PHASES) {
    await evening.playUntil(async () => (await ada.phase()) === phase)
    await evening.untilAll(phase)
    await untilTold(ben.page)
    const seen = await ben.seen()

    await test.step(`${phase}: the network goes and comes back`, async () => {
      wire.goDead()
      await expect(ben.isReconnecting).toBeVisible()
      if (phase === 'giving') await expect(benIsAway).toBeAttached()
      wire.mend()
      await expect(ben.isReconnecting).toBeHidden()
      await expect(benIsAway).not.toBeAttached()
      expect(await ben.seen()).toEqual(seen)
    })

    await test.step(`${phase}: the tab is reloaded`, async () => {
      await ben.page.reload()
      await ben.untilPhase(phase)
      await expect(async () => expect(await ben.seen()).toEqual(seen)).toPass()
    })
  }
  wire.close()
  expect(evening.problems).toEqual([])
})
