import type { Seat } from '@figment/game-kit'
import { type LaidLine, type Player, type Points, RIVAL, type Reason } from '../types.ts'

export interface Guessed {
  readonly storyteller: Seat
  readonly guesser: Player
  /** Those who guess and are still there: the chips of others no longer score. */
  readonly guessers: readonly Player[]
  readonly lines: readonly LaidLine[]
}

const POINTS_AGAINST_THE_RIVAL = 3

/** The story was guessed: who gets what. */
export function score({ storyteller, guesser, guessers, lines }: Guessed): Points[] {
  const withRival = guessers.includes(RIVAL)
  const chipsOf = (player: Player) => lines.filter(({ by }) => by === player).length
  const chipsThatFit = (player: Player) => lines.filter(({ by, mark }) => by === player && mark === 'fits').length
  const points: Points[] = [
    { player: guesser, reason: 'guessedRight', points: withRival ? POINTS_AGAINST_THE_RIVAL : chipsOf(guesser) },
    { player: storyteller, reason: 'storyGuessed', points: chipsOf(guesser) },
  ]
  for (const player of guessers) {
    if (player === guesser) continue
    // the rival is paid for all his lines
    if (player === RIVAL) points.push({ player, reason: 'rivalsLines', points: chipsOf(player) })
    else points.push({ player, reason: 'linesThatFit', points: chipsThatFit(player) })
  }
  return points.filter(isSomething)
}

/** A wrong guess costs a point, but nobody has less than none. */
export const scoreWrongGuess = (player: Player, scoreSoFar: number): Points[] =>
  [{ player, reason: 'guessedWrong' as const, points: -Math.min(1, scoreSoFar) }].filter(isSomething)

/** Whoever ends the poem is paid for it. */
export const scoreEnding = (player: Player): Points[] => [{ player, reason: 'endingLaid', points: 1 }]

const isSomething = ({ points }: { readonly points: number; readonly reason: Reason }): boolean => points !== 0
