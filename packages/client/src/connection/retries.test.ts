import { expect, it } from 'vitest'
import { Retries } from './retries.ts'
import { FakeBrowser } from './testing/fake-browser.ts'

it('of several plans to try again only the last counts', async () => {
  const browser = new FakeBrowser()
  const triedAt: number[] = []
  const beganAt = browser.clock.now()
  const retries = new Retries(browser, () => void triedAt.push(browser.clock.now() - beganAt))
  retries.tryIn(100)
  retries.tryIn(300)
  await browser.clock.pass(1000)
  expect(triedAt).toEqual([300])
})

it('each try is given more time than the one before, but never more than eight seconds', () => {
  const retries = new Retries(new FakeBrowser(), () => undefined)
  const given = Array.from({ length: 5 }, () => {
    const { answerWithinMs } = retries
    retries.tryLater()
    return answerWithinMs
  })
  expect(given).toEqual([3600, 5400, 8000, 8000, 8000])
  retries.beginAnew()
  expect(retries.answerWithinMs).toBe(3600)
})
