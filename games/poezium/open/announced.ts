import type { Announcement, Seat } from '@figment/game-kit'
import { type Draw, type Event, type Open, type Player, type Poezium } from '../types.ts'
import { isLastReading } from './last-reading.ts'

/** What the screens say of what comes next. */
export function announced(open: Open): readonly Announcement<Poezium>[] {
  switch (open.phase) {
    case 'telling':
      return [
        {
          says: `seat ${open.storyteller} tells`,
          isTrue: ({ events, after }) => (isIn(events, 'storyPicked') ? after.storyteller === open.storyteller : null),
        },
      ]
    case 'guessing':
      return [{ says: `${open.turn} is to play`, isTrue: ({ events }) => actorIn(events, open.turn) }]
    case 'ending':
      return [
        {
          says: `${open.ender} ends the poem`,
          isTrue: ({ events, after }) => (isIn(events, 'endingLaid') ? enderIn(after) === open.ender : null),
        },
        ...(open.draw?.decides === 'ending' ? [ofTheDraw(open.draw)] : []),
      ]
    case 'reading':
      return [
        {
          says: isLastReading(open) ? 'the last poem' : 'another round follows',
          isTrue: ({ events }) =>
            isIn(events, 'gameEnded') || isIn(events, 'roundBegun') ? isIn(events, 'gameEnded') === isLastReading(open) : null,
        },
      ]
    case 'claiming':
    case 'marking':
    case 'over':
      return []
  }
}

/** Who drew the highest number ends the poem. */
function ofTheDraw({ drawn }: Draw): Announcement<Poezium> {
  const highest = Math.max(...drawn.map(({ number }) => number))
  const seat: Seat | undefined = drawn.find(({ number }) => number === highest)?.seat
  return {
    says: `the draw chose seat ${seat}`,
    isTrue: ({ events, after }) => (isIn(events, 'endingLaid') ? enderIn(after) === seat : null),
  }
}

const enderIn = ({ poems }: Open): Player | undefined => poems.at(-1)?.endedBy

function actorIn(events: readonly Event[], turn: Player | null): boolean | null {
  const [acted] = events.flatMap((event) => (event.type === 'lineAdded' || event.type === 'guessedWrong' ? [event.seat] : []))
  return acted === undefined ? null : acted === turn
}

const isIn = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type)
