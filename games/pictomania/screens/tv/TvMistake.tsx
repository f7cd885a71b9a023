import type { Pictomania, Sheet } from '../../types.ts'
import type { Seat } from '@figment/game-kit'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import type { ToldPile } from '../show/told-pile.ts'
import { useTvWords } from './words/index.tsx'

interface Props extends Pick<Shown<Pictomania>, 'seats'> {
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly told: ToldPile
}

/** Somebody drew something else: no cross, and nobody to blame. */
export function TvMistake({ seats, drawer, told }: Props) {
  const { reveal } = useTvWords()
  const by = seatAt(seats, drawer)
  return (
    <p className="tv-mistake" data-told={told.isWordTold}>
      <span>
        <b>{reveal.nobodyWrong}</b> {reveal.ownGuesses}
      </span>
      {by && (
        <span className="tv-mistake__rabbit">
          <Rabbit colour={by.colour} shape={by.shape} />
        </span>
      )}
    </p>
  )
}
