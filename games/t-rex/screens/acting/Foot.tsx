import type { Offer, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import { CardBack } from '../card/CardBack.tsx'
import { useJust } from '../just.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { useSecondsSince } from './seconds-since.ts'
import './Foot.css'

const toldForMs = 3000

interface Props {
  readonly open: Open
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly picked: Seat | null
  readonly mine: Offer | undefined
  readonly isBusy: boolean
  readonly clockAhead: number
  offer(to: Seat): void
  takeBack(): void
  skip(): void
}

/** My card: to whom it goes, where it is, or away with it. */
export function Foot({ open, seat, seats, picked, mine, isBusy, clockAhead, offer, takeBack, skip }: Props) {
  const { acting: words } = useTRexWords()
  const nameOf = useNames(seats)
  const declined = open.declined?.from === seat ? open.declined : null
  const { isNow: isJustDeclined } = useJust(declined?.id ?? null, toldForMs)
  // whoever picks somebody else meanwhile moves the card on
  if (mine && (picked === null || picked === mine.to))
    return (
      <div className="acting-foot" data-sent="true">
        <CardBack />
        <p className="acting-foot__told">
          <b>
            <Named say={words.looking} name={nameOf(mine.to)} />
          </b>
          <Since at={mine.at} clockAhead={clockAhead} />
        </p>
        <Button className="acting-foot__back" onClick={takeBack}>
          {words.takeBack}
        </Button>
      </div>
    )
  return (
    <div className="acting-foot">
      {declined && isJustDeclined && picked === declined.to ? (
        <p className="acting-foot__told" data-declined="true">
          <Named say={words.declined} name={nameOf(declined.to)} />
        </p>
      ) : (
        <Button
          kind="primary"
          className="acting-foot__offer"
          busy={isBusy}
          disabled={picked === null}
          onClick={() => picked !== null && offer(picked)}
        >
          {picked === null ? words.pickSomebody : <Named say={words.offerTo} name={nameOf(picked)} />}
        </Button>
      )}
      <Button className="acting-foot__skip" busy={isBusy} onClick={skip}>
        {words.another}
      </Button>
    </div>
  )
}

function Since({ at, clockAhead }: { readonly at: number; readonly clockAhead: number }) {
  const { acting } = useTRexWords()
  return <span aria-hidden="true">{acting.ago(useSecondsSince(at - clockAhead))}</span>
}
