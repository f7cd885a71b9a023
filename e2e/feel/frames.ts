import { encodeStrength, FROM_CLIENT } from '@figment/protocol'
import { expect, type Page } from '@playwright/test'
import { percentile } from '../../bench/statistics.ts'
import { Person } from '../person.ts'
import { tileOf } from '../../games/t-rex/e2e/play.ts'
import { scribble } from '../../games/pictomania/e2e/scribble.ts'
import { shell, trex } from '../words.ts'
import { type Goal, measurement, MOVING_PHONE, type Place, slowDown } from './measurement.ts'

/** Sixty pictures a second are 16.7 ms apart; 20 is where the eye sees a stutter. */
const smooth = (what: string): Goal => ({ what: `${what}, 95 of 100 frames within`, unit: 'ms', atMost: 20, digits: 1 })

/** From one frame to the next, in milliseconds, for so long. */
const framesDuring = (page: Page, lastingMs: number): Promise<number[]> =>
  page.evaluate(async (lasting) => {
    const deltas: number[] = []
    const began = performance.now()
    let last = began
    while (last - began < lasting) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      deltas.push(now - last)
      last = now
    }
    return deltas
  }, lastingMs)

export const reveal = measurement({
  how: 'Four people vote in Dixit, on a phone four times slower than this machine; frames are counted for five seconds from when the votes are shown.',
  goals: { p95: smooth('the reveal in Dixit') },
  async measure({ evening }) {
    await evening.sitDown(['Ada', 'Ben', 'Cleo', 'Dan'], () => MOVING_PHONE)
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    await ada.page.getByRole('button', { name: shell.lobby.start }).click()
    await evening.untilAll('claiming')
    await evening.playUntil(async () => (await ada.phase()) === 'voting')
    await slowDown(ada.page)
    const revealed = ada.page.waitForSelector('main[data-phase="scoring"]', { state: 'attached' })
    const frames = revealed.then(() => framesDuring(ada.page, 5000))
    await evening.playUntil(async () => (await ada.phase()) === 'scoring')
    return { p95: percentile(await frames, 0.95) }
  },
})

export const sheets = measurement({
  how: 'Six people draw at once in Pictomania, five of them without a pause; frames are counted for four seconds on a phone four times slower than this machine, whose owner draws too.',
  goals: { p95: smooth('six sheets that grow') },
  async measure(place) {
    const { person, hands } = await atATable(place, 'pictomania', ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn'])
    const { page } = person
    await person.untilPhase('understanding')
    for (const hand of hands) {
      await hand.until(() => hand.view?.open.play !== null)
      await hand.send({ type: 'play', move: { type: 'understand', laid: 3 } })
    }
    await person.nextThing()
    await person.untilPhase('drawing')
    await expect(page.locator('canvas')).toHaveCount(6)
    await slowDown(page)
    const drawn = Promise.all(hands.map((hand) => scribble(hand, { round: 1, forMs: 6000 })))
    const sheet = await page.locator('.sheet-paper--own').boundingBox()
    if (!sheet) throw new Error('no sheet to draw on')
    const frames = framesDuring(page, 4000)
    const at = (turn: number) =>
      [sheet.x + sheet.width * (0.5 + 0.3 * Math.sin(turn)), sheet.y + sheet.height * (0.5 + 0.3 * Math.cos(turn))] as const
    await page.mouse.move(...at(0))
    await page.mouse.down()
    for (let step = 0; step < 60; step++) await page.mouse.move(...at(step / 6))
    await page.mouse.up()
    const p95 = percentile(await frames, 0.95)
    await drawn
    for (const hand of hands) hand.drop()
    return { p95 }
  },
})

export const puppets = measurement({
  how: 'Eight puppets in T-Rex, each driven by a hand of its own ten times a second; frames are counted for four seconds on a phone four times slower than this machine.',
  goals: { p95: smooth('eight puppets that dance') },
  async measure(place) {
    const { person, hands } = await atATable(place, 't-rex', ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'])
    const { page } = person
    await person.untilPhase('acting')
    await page.getByLabel(trex.puppet.slider).fill('100')
    await expect(page.locator('.puppet')).toHaveCount(8)
    await slowDown(page)
    // from hardly at all to as wild as can be
    const shaking = setInterval(() => {
      const now = performance.now()
      for (const [at, hand] of hands.entries()) hand.sendRaw(FROM_CLIENT.motion, encodeStrength(0.5 + 0.5 * Math.sin(now / 400 + at)))
    }, 100)
    await expect(tileOf(page, 'Hal')).not.toHaveAccessibleName(new RegExp(trex.moods.still))
    const frames = await framesDuring(page, 4000)
    clearInterval(shaking)
    for (const hand of hands) hand.drop()
    return { p95: percentile(frames, 0.95) }
  },
})

/** One person with a phone, the others without screens; the game has begun. */
async function atATable({ house, evening }: Place, game: 'pictomania' | 't-rex', others: readonly string[]) {
  const person = new Person(await evening.device(MOVING_PHONE), 'Ada')
  const code = await person.startTable(game)
  evening.people.push(person)
  const hands = await Promise.all(others.map((name) => house.guest(name).join(code)))
  await person.page.getByRole('button', { name: shell.lobby.start }).click()
  return { person, hands }
}
