import type { Open } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Verdict } from '@figment/ui/scene/Verdict.tsx'
import type { ReactNode } from 'react'
import { useDixitWords } from './words.tsx'

/** Who won, in one line; a tie is shared. */
export function useVerdict({ winners }: Open, seats: readonly Player[], mine: Player['seat'] | null): ReactNode {
  const { over, somebodyGone } = useDixitWords()
  return <Verdict words={{ ...over, somebodyGone }} winners={winners} seats={seats} mine={mine} />
}
