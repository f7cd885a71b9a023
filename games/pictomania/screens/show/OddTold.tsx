import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { OddOne } from './reasons.ts'
import { useNames } from './Who.tsx'
import { useShowWords } from './words/index.tsx'

interface Props {
  readonly odd: OddOne
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Who guessed wrong most often, and what follows from it. */
export function OddTold({ odd, seats, mine }: Props) {
  const { scoring } = useShowWords()
  const nameOf = useNames(seats)
  if (odd.kind !== 'one') return scoring[odd.kind]
  if (odd.seat === mine) return odd.hasToken ? scoring.oddYou : scoring.oddYouWithout
  return <Named say={odd.hasToken ? scoring.odd : scoring.oddWithout} name={nameOf(odd.seat)} />
}
