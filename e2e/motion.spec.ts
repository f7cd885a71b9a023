import { encodeStrength, FROM_CLIENT } from '@figment/protocol'
import { PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { Person } from './person.ts'
import { scribble } from './scribble.ts'
import { shell, trex } from './words.ts'

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
