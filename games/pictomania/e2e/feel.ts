import { seatView, seenAt } from '@figment/game-kit'
import { loadDecks } from '@figment/words'
import { outlineOf } from '@figment/words/outlines'
import { expect } from '@playwright/test'
import { median, percentile } from '../../../bench/statistics.ts'
import { atATable, framesDuring, smooth } from '../../../e2e/feel/frames.ts'
import { measurement, type Measurements, slowDown, timeOf } from '../../../e2e/feel/measurement.ts'
import { bot } from '../bots/bot.ts'
import { Story } from '../testing/story.ts'
import { scribble } from './scribble.ts'

const sheets = measurement({
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

const bots = measurement({
  how: 'One thought of a bot in Pictomania, without a server, with five drawings that it has never seen. While it thinks, no table of the process is served.',
  goals: { thought: { what: 'a bot’s thought in Pictomania', unit: 'ms', atMost: 20, digits: 1 } },
  measure: () => Promise.resolve({ thought: median(thoughts(20)) }),
})

export const feel: Measurements = { sheets, bots }

function thoughts(times: number): number[] {
  const drawable = loadDecks('en').flatMap((deck) => deck.flatMap(({ words }) => words.filter((word) => outlineOf('en', word) !== null)))
  const ownCards = Array.from({ length: 12 }, (_, card) => ({ theme: 'known', words: drawable.slice(7 * card, 7 * card + 7) }))
  const story = new Story(6, { ownCards }).dealt()
  const thoughtOf = (seat: number) => bot(seatView(story.state, seat), story.chance, 'en', seenAt(story.now))
  for (const seat of story.open.seats) {
    for (let thought = thoughtOf(seat); thought.move?.type === 'draw'; thought = thoughtOf(seat)) {
      story.after(thought.after)
      story.try(seat, thought.move)
    }
  }
  return Array.from({ length: times }, () => {
    // as if everything were seen for the first time
    const state = structuredClone(story.state)
    return timeOf(() => bot(seatView(state, 5), story.chance, 'en', seenAt(story.now)))
  })
}
