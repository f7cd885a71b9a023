import type { Pictomania } from '../../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useTable } from '@figment/client/useTable.ts'
import { Curtain, useCurtain } from '@figment/ui/scene/Curtain.tsx'
import { Finale } from '@figment/ui/scene/Finale.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { Button } from '@figment/ui/Button.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { Booklets } from './Booklets.tsx'
import { FinalStandings } from './FinalStandings.tsx'
import { VoteTold } from './Heart.tsx'
import { useLooking } from './looking.tsx'
import { Loveliest, useLoveliestNow } from './Loveliest.tsx'
import { Share } from './Share.tsx'
import { Verdict } from './Verdict.tsx'

/** Who won, with how much, and all that was drawn. */
export function Over(props: ShownAtSeat<Pictomania>) {
  return (
    <ShowWords>
      <Ended {...props} />
    </ShowWords>
  )
}

function Ended({ open, held, seat, seats, play }: ShownAtSeat<Pictomania>) {
  const { over } = useShowWords()
  // sounds belong to the big screen, where there is one
  const isUp = useCurtain({ isSilent: useTable().view.screens.length > 0 })
  const { players, shown, tabs, onWatch, watching } = useLooking(open, seats)
  const loveliest = useLoveliestNow(open)
  const verdict = <Verdict winners={open.winners} seats={seats} mine={seat} />
  const voter = { seat, held, play }
  return (
    <>
      {/* who listens hears it when the others see it */}
      <p className="unseen" aria-live="polite">
        {isUp && verdict}
      </p>
      {isUp ? (
        <Finale
          winners={seatsAt(seats, open.winners)}
          verdict={verdict}
          standings={<FinalStandings open={open} seats={seats} mine={seat} />}
          ask={<VoteTold open={open} seats={seats} voter={voter} />}
          tabs={!loveliest.isNow && tabs}
          desk={
            loveliest.isNow ? (
              <Loveliest open={open} seats={seats}>
                <Button onClick={loveliest.end}>{over.vote.toBooklets}</Button>
              </Loveliest>
            ) : (
              <Booklets players={players} shown={shown} open={open} seats={seats} voter={voter} onWatch={onWatch} />
            )
          }
          buttons={players.length > 0 && <Share open={open} seats={seats} players={players} shown={shown} mine={seat} />}
        />
      ) : (
        <Curtain says={over.soon} seats={seatsAt(seats, open.seats)} />
      )}
      {watching}
    </>
  )
}
