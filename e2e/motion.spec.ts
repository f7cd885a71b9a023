import { PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { shell } from './words.ts'

const AT_MOST = 3000

test('while scenes glide, every tap on the new one counts, and nothing is complained about', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'], () => ({ ...PHONE, reducedMotion: 'no-preference' }))
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  let slowest = 0
  const isNextRound = async () => (await ada.round()) === '2'
  while (!(await isNextRound())) {
    for (const person of evening.people) {
      const began = Date.now()
      if (await person.nextThing()) slowest = Math.max(slowest, Date.now() - began)
    }
  }
  console.log(`    the slowest move took ${slowest} ms, with everything a hand does for it`)
  expect(slowest).toBeLessThan(AT_MOST)
  expect(evening.problems).toEqual([])
})

test('all cards of the table are there for the storyteller, on the smallest phone and without motion', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await ada.nextThing()
  await evening.playUntil(async () => (await ada.phase()) === 'voting')
  const cards = ada.page.locator('main .cards__place')
  await expect(cards).toHaveCount(5)
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
  const foot = await ada.page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const last = document.querySelector('main .cards__place:last-child')?.getBoundingClientRect()
    const corner = document.querySelector('.corner')?.getBoundingClientRect()
    return { last: last?.bottom ?? Number.POSITIVE_INFINITY, corner: corner?.top ?? 0 }
  })
  expect(foot.last).toBeLessThanOrEqual(foot.corner + 1)
})
