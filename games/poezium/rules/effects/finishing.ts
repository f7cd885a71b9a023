import { heldBy } from '@figment/game-kit'
import { withPoints } from './clearing.ts'
import { countTelling } from './piles.ts'
import { guesserOf, type PoeziumState, storytellerOf } from './state.ts'
import { type Ending, type Event, type Player, type Poem, type Points, RIVAL } from '../../types.ts'

/** How a round becomes a poem. */

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>

export function showStory(state: PoeziumState, { number, guesser, points }: Told<'storyShown'>): PoeziumState {
  const { open } = state
  const storyteller = storytellerOf(open)
  const guesses = guesser === null ? open.guesses : [...open.guesses, { by: guesser, number, isRight: true }]
  const shown: PoeziumState = {
    ...state,
    open: { ...open, phase: 'ending', turn: null, swapped: null, shown: number, guesses, correctable: [], awaited: [], due: null },
    held: { ...state.held, [storyteller]: { ...heldBy(state, storyteller), picked: null } },
  }
  return withPoints(shown, points)
}

/** One of those drawn ends the poem; each of the others counts a turn of storytelling. */
export function layEnding(state: PoeziumState, { ending, points, due }: Told<'endingLaid'>): PoeziumState {
  const { ender } = state.open
  if (ender === null || ender === RIVAL) throw new RangeError('nobody holds endings')
  const { endings, ...held } = heldBy(state, ender)
  const laid: PoeziumState = { ...state, held: { ...state.held, [ender]: { ...held, endings: [] } } }
  const others = endings.filter((other) => other !== ending)
  return endPoem(countTelling(laid, storytellerOf(laid.open), others), { ending, ender, points, due })
}

interface End {
  readonly ending: Ending
  readonly ender: Player
  readonly points: readonly Points[]
  readonly due: number | null
}

export function endPoem(state: PoeziumState, { ending, ender, points, due }: End): PoeziumState {
  const rewarded = withPoints(state, points)
  const { open } = rewarded
  const poem: Poem = {
    round: open.round,
    storyteller: storytellerOf(open),
    story: open.stories[(open.shown ?? 0) - 1]?.card ?? '',
    guesser: guesserOf(open),
    hint: open.hint ?? 0,
    lines: open.lines.filter(({ mark }) => mark === 'fits').map(({ line }) => line),
    ending,
    endedBy: ender,
    points: open.points,
  }
  return { ...rewarded, open: { ...open, phase: 'reading', ender, ending, poems: [...open.poems, poem], awaited: open.seats, due } }
}
