import type { Dixit } from '../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvHead as Head } from '@figment/ui/scene/TvHead.tsx'
import { Clue } from './Clue.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { isLastRound } from '../open/last-round.ts'
import { useDixitWords } from './words.tsx'

type Props = Pick<Shown<Dixit>, 'open' | 'seats' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  title: ReactNode
  children?: ReactNode
}

/** The head of the table: what goes on, the clue, the clock. */
export function TvHead({ open, seats, clockAhead, title, children }: Props) {
  const words = useDixitWords()
  const round = isLastRound(open) ? words.lastRound : words.round(open.round)
  return (
    <Head open={open} clockAhead={clockAhead} corner={round} title={title} aside={children}>
      {open.clue !== null && (
        <Clue
          clue={open.clue}
          kind={open.clueKind}
          teller={open.phase === 'scoring' ? undefined : seatAt(seats, open.storyteller)?.name}
          size="tv"
        />
      )}
    </Head>
  )
}
