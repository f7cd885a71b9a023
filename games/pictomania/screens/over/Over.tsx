import type { Pictomania } from '../../types.ts'
import { useEffect } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { Booklets } from './Booklets.tsx'
import { FinalScores } from './FinalScores.tsx'
import { VoteTold } from './Heart.tsx'
import { Loveliest } from './Loveliest.tsx'
import { Verdict } from './Verdict.tsx'
import './Over.css'

/** Who won, with how much, and all that was drawn. */
export function Over(props: ShownAtSeat<Pictomania>) {
  return (
    <ShowWords>
      <Ended {...props} />
    </ShowWords>
  )
}

function Ended({ open, held, seat, seats, play }: ShownAtSeat<Pictomania>) {
  const words = useShowWords()
  const voter = { seat, held, play }
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <h1 className="picto-over__verdict">
        <Verdict winners={open.winners} seats={seats} mine={seat} />
      </h1>
      <div className="picto-over">
        <FinalScores open={open} seats={seats} mine={seat} />
        <section className="picto-over__booklets">
          <Loveliest open={open} seats={seats} />
          <h2>{words.over.booklets}</h2>
          <VoteTold open={open} voter={voter} />
          <Booklets open={open} seats={seats} voter={voter} />
        </section>
      </div>
    </>
  )
}
