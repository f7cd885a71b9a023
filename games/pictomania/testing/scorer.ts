import type { GameLog, Seat } from '@figment/game-kit'
import type { Pictomania } from '../types.ts'

/**
 * Counts a game as somebody with the rulebook beside the table would, who has never seen our code: from what was dealt,
 * laid, taken and said, with a pencil. It shares nothing with the rules, so that one mistake is not made twice.
 */

const STARS_OF_POINT_TOKENS: Readonly<Record<number, string>> = { 3: '2 1', 4: '2 1 1', 5: '3 2 1 1', 6: '3 2 1 1 1' }
const STARS_OF_BLACK_TOKENS = {
  usual: { 3: '2 2 1', 4: '3 2 2 1', 5: '3 2 2 1 1', 6: '3 3 2 2 1 1' } as Readonly<Record<number, string>>,
  fast: { 3: '2 1', 4: '3 2 1', 5: '3 2 2 1', 6: '3 3 2 2 1' } as Readonly<Record<number, string>>,
}
const stars = (line: string | undefined): number[] => (line ?? '').split(' ').map(Number)

interface Round {
  readonly number: number
  readonly wordNumbers: Readonly<Record<Seat, number>>
  /** Guess cards in the order in which they reached the table. */
  readonly laid: { readonly by: Seat; readonly on: Seat; readonly number: number }[]
  readonly blackTokens: Map<Seat, number>
  readonly saidWrong: Set<Seat>
}

/** Everybody's points by now: of all rounds whose scores were told. */
export function countedByHand({ deal, events }: GameLog<Pictomania>): Record<Seat, number> {
  const points: Record<Seat, number> = Object.fromEntries(deal.seats.map((seat) => [seat, 0]))
  const { variant, firstRound } = deal.options
  let round: Round | null = null
  let begun = 1
  for (const event of events) {
    if (event.type === 'roundBegun') begun++
    if (event.type === 'tasksDealt') {
      const wordNumbers = Object.fromEntries(Object.entries(event.tasks).map(([seat, { number }]) => [seat, number]))
      round = { number: begun, wordNumbers, laid: [], blackTokens: new Map(), saidWrong: new Set() }
    }
    if (!round) continue
    if (event.type === 'guessLaid') round.laid.push({ by: event.seat, on: event.drawing, number: event.number })
    if (event.type === 'finished' && event.token !== null) {
      const players = Object.keys(round.wordNumbers).length
      round.blackTokens.set(event.seat, stars(STARS_OF_BLACK_TOKENS[variant][players])[event.token] ?? 0)
    }
    if (event.type === 'wrongDeclared') round.saidWrong.add(event.seat)
    if (event.type === 'roundScored') {
      const gained = count(round, round.number === 1 && firstRound === 'training')
      for (const [seat, more] of gained) points[seat] = (points[seat] ?? 0) + more
    }
  }
  return points
}

function count({ wordNumbers, laid, blackTokens, saidWrong }: Round, isTraining: boolean): Map<Seat, number> {
  const players = Object.keys(wordNumbers).map(Number)
  const points = new Map(players.map((seat) => [seat, 0]))
  const wrong = new Map(players.map((seat) => [seat, 0]))
  const understood = new Set<Seat>()
  const add = (to: Map<Seat, number>, seat: Seat, more: number) => to.set(seat, (to.get(seat) ?? 0) + more)
  for (const drawer of players) {
    const tokens = stars(STARS_OF_POINT_TOKENS[players.length])
    // who drew something else gets all cards back to their owners, and keeps every token
    for (const { by, number } of saidWrong.has(drawer) ? [] : laid.filter(({ on }) => on === drawer)) {
      if (number === wordNumbers[drawer]) {
        understood.add(drawer)
        add(points, by, tokens.shift() ?? 0)
      } else add(wrong, by, 1)
    }
    for (const token of tokens) add(points, drawer, -token)
  }
  const most = Math.max(...wrong.values())
  const worst = players.filter((seat) => wrong.get(seat) === most)
  const odd = isTraining || worst.length > 1 ? undefined : worst[0]
  for (const [seat, token] of blackTokens) {
    if (saidWrong.has(seat)) continue
    if (seat === odd) add(points, seat, -token)
    else if (isTraining || understood.has(seat)) add(points, seat, token)
  }
  return points
}
