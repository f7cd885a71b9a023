import { PHONE } from '../../../e2e/evening.ts'
import { expect, test } from '../../../e2e/house.ts'
import { Person } from '../../../e2e/person.ts'
import { shell } from '../../../e2e/words.ts'
import { scribble } from './scribble.ts'

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
  // what is dry: above it, a line in the making has a canvas of its own
  const sheets = person.page.locator('.tile[data-mine="false"] canvas:first-child')
  await expect(sheets).toHaveCount(5)
  const pictures = () => sheets.evaluateAll((all: HTMLCanvasElement[]) => all.map((sheet) => sheet.toDataURL()))
  const blank = await pictures()
  await Promise.all(hands.map((hand) => scribble(hand, { round: 1, forMs: 1000 })))
  await expect.poll(async () => (await pictures()).filter((picture, at) => picture === blank[at]).length).toBe(0)
  for (const hand of hands) hand.drop()
  expect(evening.problems).toEqual([])
})
