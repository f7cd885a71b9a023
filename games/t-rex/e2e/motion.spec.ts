import { encodeStrength, FROM_CLIENT } from '@figment/protocol'
import { PHONE } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { Person } from '../../../e2e/person.ts'
import { shell } from '../../../e2e/words.ts'
import { words as trex } from '../words/en.ts'
import { straightIn } from './play.ts'

test('eight puppets dance, every one of them', async ({ evening, house }) => {
  const person = new Person(await evening.device({ ...PHONE, reducedMotion: 'no-preference' }), 'Ada')
  const code = await person.startTable('t-rex')
  evening.people.push(person)
  const hands = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'].map((name) => house.guest(name).join(code)))
  const { page } = person
  await straightIn(page)
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
