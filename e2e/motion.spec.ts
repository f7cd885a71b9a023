import { encodeStrength, FROM_CLIENT } from '@figment/protocol'
import { PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { scribble } from './scribble.ts'
import { shell, trex } from './words.ts'

test('while scenes glide, every tap on the new one counts, and nothing is complained about', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'], () => ({ ...PHONE, reducedMotion: 'no-preference' }))
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await evening.untilAll('claiming')
  await evening.playUntil(async () => (await ada.round()) === '2')
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

test('a hand of six has its places before the paintings come, and stays where it is when they do', async ({ evening }) => {
  await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'])
  const [ada] = evening.people
  if (!ada) throw new Error('nobody came')
  await ada.page.getByRole('button', { name: shell.lobby.start }).click()
  await ada.untilPhase('claiming')
  let letThemCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letThemCome = resolve
  })
  await ada.page.route(/\.(avif|webp)$/, async (route) => {
    await mayCome
    await route.continue()
  })
  await ada.page.reload({ waitUntil: 'domcontentloaded' })
  await ada.untilPhase('claiming')
  const cards = ada.page.locator('main .cards img')
  await expect(cards).toHaveCount(6)
  await ada.page.evaluate(async () => await document.fonts.ready)
  const places = () => cards.evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())))
  const haveCome = () => cards.evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length)
  expect(await haveCome()).toBe(0)
  const before = await places()
  letThemCome()
  await expect.poll(haveCome).toBe(6)
  expect(await places()).toEqual(before)
})

test('six people draw at once, and on one screen every sheet grows', async ({ evening, house }) => {
  const person = new Person(await evening.device({ ...PHONE, reducedMotion: 'no-preference' }), 'Ada')
  const code = await person.startTable('pictomania')
  evening.people.push(person)
  const hands = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name) => house.guest(name).join(code)))
  await person.page.getByRole('button', { name: shell.lobby.start }).click()
  await person.untilPhase('understanding')
  for (const hand of hands) {
    await hand.until(() => hand.view?.open.play !== null)
    await hand.send({ type: 'play', move: { type: 'understand', laid: 3 } })
  }
  await person.nextThing()
  await person.untilPhase('drawing')
  const sheets = person.page.locator('.tile[data-mine="false"] canvas')
  await expect(sheets).toHaveCount(5)
  const pictures = () => sheets.evaluateAll((all: HTMLCanvasElement[]) => all.map((sheet) => sheet.toDataURL()))
  const blank = await pictures()
  await Promise.all(hands.map((hand) => scribble(hand, { round: 1, forMs: 1000 })))
  await expect.poll(async () => (await pictures()).filter((picture, at) => picture === blank[at]).length).toBe(0)
  for (const hand of hands) hand.drop()
  expect(evening.problems).toEqual([])
})

test('eight puppets dance, every one of them', async ({ evening, house }) => {
  const person = new Person(await evening.device({ ...PHONE, reducedMotion: 'no-preference' }), 'Ada')
  const code = await person.startTable('t-rex')
  evening.people.push(person)
  const hands = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'].map((name) => house.guest(name).join(code)))
  const { page } = person
  await page.getByRole('button', { name: shell.lobby.start }).click()
  await person.untilPhase('acting')
  await page.getByLabel(trex.puppet.slider).fill('100')
  await expect(page.locator('.puppet')).toHaveCount(8)
  const shaking = setInterval(() => {
    for (const hand of hands) hand.sendRaw(FROM_CLIENT.motion, encodeStrength(0.9))
  }, 100)
  const seen = Array.from({ length: 8 }, () => new Set<string>())
  const fewestPoses = async () => {
    const poses = await page
      .locator('.puppet canvas')
      .evaluateAll((papers: HTMLCanvasElement[]) => papers.map((paper) => paper.toDataURL()))
    for (const [at, pose] of poses.entries()) seen[at]?.add(pose)
    return Math.min(...seen.map(({ size }) => size))
  }
  await expect.poll(fewestPoses).toBeGreaterThanOrEqual(5)
  clearInterval(shaking)
  for (const hand of hands) hand.drop()
  expect(evening.problems).toEqual([])
})
