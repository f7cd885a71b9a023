import { seatView, seenAt } from '@figment/game-kit'
import { encodeStrength, FROM_CLIENT } from '@figment/protocol'
import { expect } from '@playwright/test'
import { median, percentile } from '../../../bench/statistics.ts'
import { atATable, framesDuring, smooth } from '../../../e2e/feel/frames.ts'
import { measurement, type Measurements, slowDown, timeOf } from '../../../e2e/feel/measurement.ts'
import { bot } from '../bots/bot.ts'
import { Story } from '../testing/story.ts'
import { words as trex } from '../words/en.ts'
import { straightIn, tileOf } from './play.ts'

const puppets = measurement({
  how: 'Eight puppets in T-Rex, each driven by a hand of its own ten times a second; frames are counted for four seconds on a phone four times slower than this machine.',
  goals: { p95: smooth('eight puppets that dance') },
  async measure(place) {
    const { person, hands } = await atATable(place, 't-rex', ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'], straightIn)
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

const bots = measurement({
  how: 'One thought of a bot in T-Rex, without a server, among eight puppets. While it thinks, no table of the process is served.',
  goals: { thought: { what: 'a bot’s thought in T-Rex', unit: 'ms', atMost: 2, digits: 2 } },
  measure: () => Promise.resolve({ thought: median(thoughts(1000)) }),
})

export const feel: Measurements = { puppets, bots }

function thoughts(times: number): number[] {
  const story = new Story(8)
  const strength = Object.fromEntries(story.open.seats.map((seat) => [seat, 0.5]))
  const seen = seenAt(story.now, { strength, heldSince: story.now - 15_000 })
  return Array.from({ length: times }, (_, time) => timeOf(() => bot(seatView(story.state, time % 8), story.chance, 'en', seen)))
}
