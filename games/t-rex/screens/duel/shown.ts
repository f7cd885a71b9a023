import { useState } from 'react'
import type { Seat } from '@figment/game-kit'
import type { Duel, Open } from '../../types.ts'
import { useJust } from '../just.ts'

const staysForMs = 5000

/**
 * The duel that this screen tells now: my own, and everybody's if it ends the game, so that nobody is told who won before the cards are
 * turned. What was there on arrival is old.
 */
export function useDuelShown(open: Open, seat: Seat | null): { readonly duel: Duel | null; end(): void } {
  const isOver = open.phase === 'over'
  const count = open.duels.length
  const [seen, setSeen] = useState({ count, isOver, isLast: false })
  if (seen.count !== count || seen.isOver !== isOver) setSeen({ count, isOver, isLast: isOver && !seen.isOver && count > seen.count })
  const mine = open.duels.findLast(({ sides }) => sides.some((side) => side.seat === seat))
  const duel = seen.isLast ? open.duels.at(-1) : mine
  const { isNow, end } = useJust(duel?.round ?? null, staysForMs)
  return { duel: isNow && duel ? duel : null, end }
}
