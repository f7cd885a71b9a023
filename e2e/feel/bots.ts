import { seatView } from '@figment/game-kit'
import { loadDecks } from '@figment/words'
import { outlineOf } from '@figment/words/outlines'
import { bot as pictomaniaBot } from '@figment/games/pictomania/bots/bot.ts'
import { Story as PictomaniaStory } from '@figment/games/pictomania/testing/story.ts'
import { bot as tRexBot } from '@figment/games/t-rex/bots/bot.ts'
import { Story as TRexStory } from '@figment/games/t-rex/testing/story.ts'
import { median } from '../../bench/statistics.ts'
import { measurement } from './measurement.ts'

export const bots = measurement({
  how: 'One thought of a bot, without a server: in Pictomania with five drawings that it has never seen, in T-Rex among eight puppets. While it thinks, no table of the process is served.',
  goals: {
    pictomania: { what: 'a bot’s thought in Pictomania', unit: 'ms', atMost: 20, digits: 1 },
    tRex: { what: 'a bot’s thought in T-Rex', unit: 'ms', atMost: 2, digits: 2 },
  },
  measure: async () => ({ pictomania: median(thoughtsInPictomania(20)), tRex: median(thoughtsInTRex(1000)) }),
})

function thoughtsInPictomania(times: number): number[] {
  const drawable = loadDecks('en').flatMap((deck) => deck.flatMap(({ words }) => words.filter((word) => outlineOf('en', word) !== null)))
  const ownCards = Array.from({ length: 12 }, (_, card) => ({ theme: 'known', words: drawable.slice(7 * card, 7 * card + 7) }))
  const story = new PictomaniaStory(6, { ownCards }).dealt()
  const thoughtOf = (seat: number) => pictomaniaBot(seatView(story.state, seat), story.chance, 'en')
  for (const seat of story.open.seats) {
    for (let thought = thoughtOf(seat); thought?.move.type === 'draw'; thought = thoughtOf(seat)) {
      story.after(thought.after)
      story.try(seat, thought.move)
    }
  }
  return Array.from({ length: times }, () => {
    // as if everything were seen for the first time
    const state = structuredClone(story.state)
    return timeOf(() => pictomaniaBot(seatView(state, 5), story.chance, 'en'))
  })
}

function thoughtsInTRex(times: number): number[] {
  const story = new TRexStory(8)
  const seen = {
    strength: Object.fromEntries(story.open.seats.map((seat) => [seat, 0.5])),
    heldSince: story.now - 15_000,
    ago: (moment: number) => story.now - moment,
  }
  return Array.from({ length: times }, (_, time) => timeOf(() => tRexBot(seatView(story.state, time % 8), story.chance, 'en', seen)))
}

function timeOf(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
