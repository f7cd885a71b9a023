import { eachSeat, type Seat } from '@figment/game-kit'
import { layStories, NOTHING_LAID } from './clearing.ts'
import type { PoeziumState } from './state.ts'
import type { Deal, Held } from '../../types.ts'

export function start(deal: Deal): PoeziumState {
  const seats = Object.keys(deal.hands).map(Number)
  const { setup, firstScore } = deal
  const hold = (seat: Seat): Held => ({ hand: deal.hands[seat] ?? [], picked: null, endings: [] })
  return layStories({
    open: {
      ...NOTHING_LAID,
      options: deal.options,
      setup,
      phase: deal.storyteller === null ? 'claiming' : 'telling',
      round: 1,
      seats,
      awaited: deal.storyteller === null ? seats : [deal.storyteller],
      scores: eachSeat(seats, firstScore),
      due: deal.due,
      storyteller: deal.storyteller,
      chips: eachSeat(seats, setup.chips),
      kept: eachSeat(seats, []),
      told: eachSeat(seats, 0),
      rival: deal.hasRival ? { score: firstScore, chips: setup.chips, kept: [] } : null,
      linesLeft: deal.lines.length,
      poems: [],
      lastPoints: [],
      winner: null,
    },
    held: Object.fromEntries(seats.map((seat) => [seat, hold(seat)])),
    hidden: {
      lines: { pile: deal.lines, discard: [] },
      stories: { pile: deal.stories, discard: [] },
      endings: { pile: deal.endings, discard: [] },
      faceDown: eachSeat(seats, []),
    },
  })
}
