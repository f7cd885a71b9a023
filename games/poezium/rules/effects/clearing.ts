import type { Seat } from '@figment/game-kit'
import { discardTo, drawFrom } from './piles.ts'
import { guesserOf, type PoeziumState } from './state.ts'
import { type Card, type Open, type Player, type Points, RIVAL } from '../../types.ts'

/** What a round begins without. */
export const NOTHING_LAID = {
  turn: null,
  swapped: null,
  stories: [],
  shown: null,
  hint: null,
  lines: [],
  correctable: [],
  guesses: [],
  skips: 0,
  ender: null,
  ending: null,
  points: [],
  draw: null,
} as const satisfies Partial<Open>

/** The stories of a round, face up, one beside each number. */
export function layStories(state: PoeziumState): PoeziumState {
  const { cards, left } = drawFrom(state.hidden.stories, state.open.setup.stories)
  return {
    ...state,
    open: { ...state.open, stories: cards.map((card) => ({ card, isFaceUp: true })) },
    hidden: { ...state.hidden, stories: left },
  }
}

/** The guesser keeps the story; everything else goes to its discards, and the chips go back. */
export function clearTable(state: PoeziumState): PoeziumState {
  const { open, hidden } = state
  const kept = keepStory(open)
  const keptCards = [...Object.values(kept.kept).flat(), ...(kept.rival?.kept ?? [])]
  const stories = open.stories.map(({ card }) => card).filter((card) => !keptCards.includes(card))
  const lines = [...(open.hint === null ? [] : [open.hint]), ...open.lines.map(({ line }) => line)]
  return {
    open: { ...open, ...NOTHING_LAID, ...kept, chips: Object.fromEntries(open.seats.map((seat) => [seat, open.setup.chips])) },
    held: Object.fromEntries(Object.entries(state.held).map(([seat, held]) => [seat, { ...held, picked: null }])),
    hidden: {
      ...hidden,
      lines: discardTo(hidden.lines, lines),
      stories: discardTo(hidden.stories, stories),
      endings: discardTo(hidden.endings, open.ending === null ? [] : [open.ending]),
    },
  }
}

function keepStory(open: Open): Pick<Open, 'kept' | 'rival'> {
  const { kept, setup } = open
  const rival = open.rival && { ...open.rival, chips: setup.chips }
  const guesser = guesserOf(open)
  const story = open.stories[(open.shown ?? 0) - 1]?.card
  if (guesser === null || story === undefined) return { kept, rival }
  if (guesser === RIVAL) return { kept, rival: rival && { ...rival, kept: [...rival.kept, story] } }
  return { kept: open.seats.includes(guesser) ? withCard(kept, guesser, story) : kept, rival }
}

const withCard = (kept: Open['kept'], seat: Seat, card: Card): Open['kept'] => ({ ...kept, [seat]: [...(kept[seat] ?? []), card] })

export function withPoints(state: PoeziumState, points: readonly Points[]): PoeziumState {
  const open = points.reduce((next, got) => addTo(next, got.player, got.points), state.open)
  return { ...state, open: { ...open, points: [...open.points, ...points] } }
}

/** The round counts for nobody: what it cost is not lost. */
export function giveBackPoints(state: PoeziumState): PoeziumState {
  const open = state.open.points.reduce((next, got) => addTo(next, got.player, -got.points), state.open)
  return { ...state, open }
}

function addTo(open: Open, player: Player, points: number): Open {
  if (player === RIVAL) return { ...open, rival: open.rival && { ...open.rival, score: open.rival.score + points } }
  return { ...open, scores: { ...open.scores, [player]: (open.scores[player] ?? 0) + points } }
}
