import { entry, GAME_IDS } from '@figment/catalog'
import { optionsForEveryPhase, phasesOnTheWay } from '@figment/game-kit/testing'
import type { TableMove } from '@figment/table'
import type { House } from '../apps/server/src/testing/house.ts'
import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE, TV } from './evening.ts'
import { hasEvenings } from './games.ts'
import { expect, test } from './house.ts'
import { codeIn, type Person } from './person.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']

/** Those that bring no evenings of their own, and the last one anyway: what nobody plays cannot be trusted. */
const played = GAME_IDS.filter((id) => !hasEvenings(id) || id === GAME_IDS.at(-1))

const LYING_PHONE = { width: 844, height: 390 }

const PRESSED = 'button, a, input, select, textarea, [tabindex="0"]'

for (const id of played) {
  test(`${id} is played to its end on phones and a laptop, watched on a TV; every phase is well made on every screen`, async ({
    evening,
    house,
  }) => {
    const code = await evening.sitDown(NAMES, (at) => (at === 1 ? LAPTOP : PHONE), id)
    const [ada, ben] = evening.people
    if (!ada || !ben) throw new Error('nobody came')
    const tv = await evening.device(TV)
    await tv.goto(`/tv/${code}`)
    await sendFor(ada, house, { type: 'chooseGame', game: id, options: optionsForEveryPhase(entry(id), NAMES.length) })
    await evening.begin()
    const looked = new Set<string>()
    await evening.playUntil(async () => {
      const phase = (await ada.phase()) ?? ''
      if (phase !== '' && !looked.has(phase)) {
        looked.add(phase)
        await expect(tv.locator('main')).toHaveAttribute('data-phase', phase)
        await expectWellMade(ada.page, `${phase} on the phone`)
        if ((await ada.page.locator('.game-seat').count()) > 0) await expectPartsWellMade(ada, phase)
        await expectWellMade(ben.page, `${phase} on the laptop`)
        await expectWellMade(tv, `${phase} on the TV`)
        expect(await tv.locator(PRESSED).count(), `${phase}: nothing to press on the TV`).toBe(0)
      }
      return phase === 'over'
    })
    expect([...looked]).toEqual(expect.arrayContaining([...phasesOnTheWay(entry(id)), 'over']))
    expect(evening.problems).toEqual([])
    await tv.context().close()
  })
}

/** What the parts of `@figment/ui` promise to a game that is made of them. */
async function expectPartsWellMade({ page }: Person, phase: string): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.locator('main > [aria-live]'), `${phase}: what is asked is told to those who do not see it`).toHaveText(heading)
  await page.setViewportSize(LYING_PHONE)
  const hidden = await page.evaluate(() => {
    const button = document.querySelector('.dock')?.getBoundingClientRect()
    if (!button) return []
    const isUnderIt = ({ left, right, top, bottom }: DOMRect) =>
      left < button.right && right > button.left && top < button.bottom && bottom > button.top
    return [...document.querySelectorAll('.pictures__card')].filter((picture) => isUnderIt(picture.getBoundingClientRect())).map(String)
  })
  expect(hidden, `${phase}: on a phone that lies, no picture is under the button`).toEqual([])
  await page.setViewportSize(PHONE.viewport)
}

/** What every game offers on a screen of its own is sent without one, from a second tab of the same person. */
async function sendFor({ page, name }: Person, house: House, move: TableMove): Promise<void> {
  const tab = house.guest(name)
  tab.cookie = (await page.context().cookies()).map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
  await tab.join(codeIn(page))
  expect(await tab.send(move)).toBe(null)
  tab.drop()
}
