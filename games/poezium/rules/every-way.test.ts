import type { Seat, SeatView } from '@figment/game-kit'
import { everyWay, isEveryWayLarge, type SmallTable } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { pointsByTheRulebook } from '../testing/rulebook.ts'
import { usual } from '../testing/story.ts'
import { type Deal, MARKS, type Move, type Poezium } from '../types.ts'
import { STORIES } from './stories.ts'

const STORIES_ON_THE_TABLE = 4
const PICKED = 2
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at)

/** Two lines in each hand, one chip each, four stories, and each tells once. */
function smallDeal(seats: number): Deal {
  const hand = (seat: Seat) => numbers(2, 1 + 2 * seat)
  return {
    options: { ...usual, timers: 'brisk' },
    hands: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, hand(seat)])),
    lines: numbers(20, 1 + 2 * seats),
    stories: STORIES.slice(0, STORIES_ON_THE_TABLE * (seats + 1)),
    endings: numbers(10),
    storyteller: 0,
    setup: { chips: 1, stories: seats === 2 ? STORIES_ON_THE_TABLE : 3, tellings: 1 },
    firstScore: 5,
    hasRival: seats === 2,
    due: 0,
  }
}

/** In the large table everybody can choose between two lines. */
const CHOICE = isEveryWayLarge ? 2 : 1

/** One line of a hand is as good as another, and so is one story that was not picked. Lines are swapped and marks corrected by two alone. */
function moves({ seat, open, held }: SeatView<Poezium>): Move[] {
  const isTeller = open.storyteller === seat
  const swap: Move[] = open.rival && open.swapped === null ? held.hand.slice(0, CHOICE).map((line) => ({ type: 'swapLine', line })) : []
  const corrections: Move[] =
    open.rival && isTeller ? open.correctable.flatMap((line) => MARKS.map((mark): Move => ({ type: 'correctMark', line, mark }))) : []
  switch (open.phase) {
    case 'claiming':
    case 'over':
      return []
    case 'telling':
      return isTeller ? [...swap, ...held.hand.slice(0, CHOICE).map((line): Move => ({ type: 'pickStory', number: PICKED, line }))] : []
    case 'guessing': {
      if (open.turn !== seat) return corrections
      const faceUp = open.stories.flatMap(({ isFaceUp }, at) => (isFaceUp ? [at + 1] : []))
      const wrong = faceUp.filter((number) => number !== PICKED).slice(0, 1)
      const guesses = [PICKED, ...wrong].map((number): Move => ({ type: 'guess', number }))
      const lines = open.chips[seat] === 0 ? [] : held.hand.slice(0, CHOICE).map((line): Move => ({ type: 'addLine', line }))
      return [...lines, ...guesses]
    }
    case 'marking': {
      const pending = open.lines.at(-1)
      return isTeller && pending ? MARKS.map((mark) => ({ type: 'mark', line: pending.line, mark })) : []
    }
    case 'ending':
      return held.endings.map((ending) => ({ type: 'chooseEnding', ending }))
    case 'reading':
      return open.awaited.includes(seat) ? [{ type: 'goOn' }] : []
  }
}

describe.each([2, 3])('%i players', (seats) => {
  const table: SmallTable<Poezium> = {
    deal: smallDeal(seats),
    moves,
    // what comes after the poem is looked at where it is the same with fewer
    isDone: ({ round, phase }) => round > 1 || phase === 'over' || (seats > 2 && phase === 'reading'),
    scores: pointsByTheRulebook,
  }

  it('[PZ21] [PZ22] [PZ25] [PZ38] [PZ39] every way through a round goes on, tells no secret and is scored as the rulebook has it', () => {
    const { states, ends, trouble } = everyWay(game, table)
    expect(trouble).toEqual([])
    expect(states).toBeGreaterThan(500)
    expect(ends).toBeGreaterThan(10)
  })

  it('[PZ49] moves alone come to the end of it, without a clock', () => {
    expect(everyWay(game, { ...table, clock: false, leaver: false }).trouble).toEqual([])
  })
})
