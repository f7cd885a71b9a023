import type { Seat } from '@figment/game-kit'
import { type Card, type Line, type Open, type Player, RIVAL } from '../types.ts'

/** What can be said of the players by what everybody sees. */

/** Everybody with a score, the rival last. */
export const playersOf = ({ seats, rival }: Pick<Open, 'seats' | 'rival'>): Player[] => (rival ? [...seats, RIVAL] : [...seats])

export const scoreOf = (open: Open, player: Player): number => (player === RIVAL ? open.rival?.score : open.scores[player]) ?? 0
export const keptBy = (open: Open, player: Player): readonly Card[] => (player === RIVAL ? open.rival?.kept : open.kept[player]) ?? []

export const guessingSeats = (open: Open): Seat[] => open.seats.filter((seat) => seat !== open.storyteller)

/** The line that waits for its mark. */
export const pendingLine = (open: Open): Line | null => (open.phase === 'marking' ? (open.lines.at(-1)?.line ?? null) : null)
