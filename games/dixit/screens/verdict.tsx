import type { Open } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'

/** Who won, in one line; a tie is shared. */
export function useVerdict({ winners }: Open, seats: readonly Player[], mine: Player['seat'] | null): ReactNode {
  const { over } = useDixitWords()
  const isMine = mine !== null && winners.includes(mine)
  if (winners.length > 1) return isMine ? over.shareYours : over.share
  if (isMine) return over.youWin
  return <Named say={over.wins} name={seatAt(seats, winners[0] ?? null)?.name} />
}
