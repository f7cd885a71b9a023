import type { Offer, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import { useJust } from '../just.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import './Foot.css'

const toldForMs = 5000

interface Props {
  readonly open: Open
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly mine: Offer | undefined
  readonly isBusy: boolean
  takeBack(): void
  skip(): void
}

/** My card: where it is held out to, or away with it. */
export function Foot({ open, seat, seats, mine, isBusy, takeBack, skip }: Props) {
  const { acting: words } = useTRexWords()
  const nameOf = useNames(seats)
  const declined = open.declined?.from === seat ? open.declined : null
  const { isNow: isJustDeclined } = useJust(declined?.id ?? null, toldForMs)
  return (
    <div className="acting-foot">
      {mine ? (
        <p className="acting-foot__told">
          <Named say={words.offeredTo} name={nameOf(mine.to)} />
        </p>
      ) : (
        declined &&
        isJustDeclined && (
          <p className="acting-foot__told" data-declined="true">
            <Named say={words.declined} name={nameOf(declined.to)} />
          </p>
        )
      )}
      <div className="acting-foot__buttons">
        {mine && (
          <Button className="acting-foot__back" onClick={takeBack}>
            {words.takeBack}
          </Button>
        )}
        <Button className="acting-foot__skip" busy={isBusy} onClick={skip}>
          {mine ? words.another : words.skip}
        </Button>
      </div>
    </div>
  )
}
