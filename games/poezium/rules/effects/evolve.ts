import { heldBy, type Seat, withoutSeat } from '@figment/game-kit'
import { clearTable, giveBackPoints, layStories, withPoints } from './clearing.ts'
import { endPoem, layEnding, showStory } from './finishing.ts'
import { countTelling, discardTo, drawFrom, withHidden, withLines } from './piles.ts'
import { type PoeziumState, storytellerOf } from './state.ts'
import { type Draw, type Event, type Held, type LaidLine, type Line, type Mark, type Open, RIVAL } from '../../types.ts'

export { start } from './start.ts'

/** The state after these events. */
export const after = (state: PoeziumState, events: readonly Event[]): PoeziumState => events.reduce(evolve, state)

export function evolve(state: PoeziumState, event: Event): PoeziumState {
  const { open, hidden } = state
  switch (event.type) {
    case 'storyClaimed':
      return show(state, { phase: 'telling', storyteller: event.seat, awaited: [event.seat], due: event.due })
    case 'turnPassed':
      return show(state, { storyteller: event.to, awaited: [event.to], swapped: null, due: event.due })
    case 'lineDiscarded': {
      const discarded = withLines(takeLine(state, event.seat, event.line), discardTo(hidden.lines, [event.line]))
      return show(discarded, { swapped: event.line })
    }
    case 'lineDrawn': {
      const { cards, left } = drawFrom(hidden.lines, 1)
      const { hand } = heldBy(state, event.seat)
      return holding(withLines(state, left), event.seat, { hand: [...hand, ...cards] })
    }
    case 'linesReshuffled':
      return withLines(state, { pile: event.pile, discard: [] })
    case 'storyPicked': {
      const storyteller = storytellerOf(open)
      const picked = holding(takeLine(state, storyteller, event.line), storyteller, { picked: event.number })
      return show(picked, { hint: event.line })
    }
    case 'turnBegun':
      return show(state, { phase: 'guessing', turn: event.seat, swapped: null, awaited: [event.seat], due: event.due })
    case 'turnSkipped':
      return show(state, { skips: open.skips + 1 })
    case 'lineAdded': {
      const chips = { ...open.chips, [event.seat]: (open.chips[event.seat] ?? 0) - 1 }
      const added = takeLine(state, event.seat, event.line)
      return show(added, { ...laidUnder(open, { line: event.line, by: event.seat }, event.due), chips, correctable: [], skips: 0 })
    }
    case 'rivalAddedLine': {
      const { cards, left } = drawFrom(hidden.lines, 1)
      const rival = open.rival && { ...open.rival, chips: open.rival.chips - 1 }
      const laid = cards.map((line) => laidUnder(open, { line, by: RIVAL }, event.due))
      return show(withLines(state, left), { ...laid[0], rival, turn: RIVAL, swapped: null })
    }
    case 'lineMarked': {
      const line = open.lines.at(-1)?.line ?? 0
      return show(state, { lines: marked(open.lines, line, event.mark), correctable: [...open.correctable, line], awaited: [] })
    }
    case 'markCorrected':
      return show(state, { lines: marked(open.lines, event.line, event.mark) })
    case 'guessedWrong': {
      const stories = open.stories.map((story, at) => (at === event.number - 1 ? { ...story, isFaceUp: false } : story))
      const guesses = [...open.guesses, { by: event.seat, number: event.number, isRight: false }]
      return withPoints(show(state, { stories, guesses, correctable: [], skips: 0 }), event.points)
    }
    case 'storyShown':
      return showStory(state, event)
    case 'tieDrawn':
      return drawForTie(state, event)
    case 'endingsDrawn': {
      const { cards, left } = drawFrom(hidden.endings, event.count)
      const drawn = holding(withHidden(state, { endings: left }), event.seat, { endings: cards })
      return show(drawn, { ender: event.seat, awaited: [event.seat], due: event.due })
    }
    case 'endingLaid':
      return layEnding(state, event)
    case 'rivalLaidEnding': {
      const { cards, left } = drawFrom(hidden.endings, 1)
      return endPoem(withHidden(state, { endings: left }), { ending: cards[0] ?? 0, ender: RIVAL, points: event.points, due: event.due })
    }
    case 'endingTaken': {
      const { cards, left } = drawFrom(hidden.endings, 1)
      return countTelling(withHidden(state, { endings: left }), event.seat, cards)
    }
    case 'wentOn':
      return show(state, { awaited: withoutSeat(open.awaited, event.seat) })
    case 'roundVoided':
      return clearTable(giveBackPoints(state))
    case 'tableCleared':
      return clearTable(state)
    case 'roundBegun':
      return show(layStories(state), {
        phase: 'telling',
        round: open.round + 1,
        storyteller: event.storyteller,
        awaited: [event.storyteller],
        due: event.due,
      })
    case 'seatRemoved':
      return removeSeat(state, event.seat)
    case 'storiesCounted':
      return show(withPoints(state, event.points), { points: [], lastPoints: event.points })
    case 'gameEnded':
      return show(state, { phase: 'over', awaited: [], due: null, winner: event.winner })
  }
}

const show = (state: PoeziumState, change: Partial<Open>): PoeziumState => ({ ...state, open: { ...state.open, ...change } })

const holding = (state: PoeziumState, seat: Seat, change: Partial<Held>): PoeziumState => ({
  ...state,
  held: { ...state.held, [seat]: { ...heldBy(state, seat), ...change } },
})

const takeLine = (state: PoeziumState, seat: Seat, line: Line): PoeziumState =>
  holding(state, seat, { hand: heldBy(state, seat).hand.filter((held) => held !== line) })

/** The poem is one line longer, and the table waits for its mark. */
const laidUnder = (open: Open, laid: Omit<LaidLine, 'mark'>, due: number | null): Partial<Open> => ({
  phase: 'marking',
  lines: [...open.lines, { ...laid, mark: null }],
  awaited: [storytellerOf(open)],
  due,
})

const marked = (lines: readonly LaidLine[], line: Line, mark: Mark | null): LaidLine[] =>
  lines.map((laid) => (laid.line === line ? { ...laid, mark } : laid))

/** Lines decide who ends the poem, endings who wins; both are seen by all and then discarded. */
function drawForTie(state: PoeziumState, { decides, seats }: Pick<Draw, 'decides'> & { readonly seats: readonly Seat[] }): PoeziumState {
  const { lines, endings } = state.hidden
  const { cards, left } = drawFrom(decides === 'ending' ? lines : endings, seats.length)
  const pile = discardTo(left, cards)
  const drawn = seats.map((seat, at) => ({ seat, number: cards[at] ?? 0 }))
  const next = decides === 'ending' ? withLines(state, pile) : withHidden(state, { endings: pile })
  return show(next, { draw: { decides, drawn } })
}

/** Everything of theirs is discarded but what lies on the table. */
function removeSeat(state: PoeziumState, seat: Seat): PoeziumState {
  const { [seat]: gone, ...held } = state.held
  const { [seat]: faceDown = [], ...others } = state.hidden.faceDown
  const { open, hidden } = state
  const lines = discardTo(hidden.lines, gone?.hand ?? [])
  // what was drawn for them is void: somebody else ends the poem
  const endsNoMore = open.phase === 'ending' && open.ender === seat
  return {
    open: {
      ...open,
      ...(endsNoMore && { ender: null, draw: null }),
      seats: withoutSeat(open.seats, seat),
      awaited: withoutSeat(open.awaited, seat),
      kept: { ...open.kept, [seat]: [] },
    },
    held,
    hidden: {
      lines,
      stories: discardTo(hidden.stories, open.kept[seat] ?? []),
      endings: discardTo(hidden.endings, [...faceDown, ...(gone?.endings ?? [])]),
      faceDown: others,
    },
  }
}
