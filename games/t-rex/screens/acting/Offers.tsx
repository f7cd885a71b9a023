import type { Held, Offer, Open, TRex } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@figment/ui/Button.tsx'
import { isolated, Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Stage } from '../board/Stage.tsx'
import { useStrengths } from '../puppet/strength.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { useSecondsSince } from './seconds-since.ts'
import './Offers.css'

const BUZZ_MS = [180, 70, 180]
/** A finger on its way to something else must not answer an offer that slides under it. */
const settlesAfterMs = 350

interface Props extends Pick<ShownAtSeat<TRex>, 'seats' | 'clockAhead'> {
  readonly open: Open
  readonly seat: Seat
  readonly held: Held
  accept(offer: Offer): void
  decline(offer: Offer): void
}

/** Cards held out to me: felt, heard, and seen with whoever holds them out. The oldest is looked at first; a tap looks at another. */
export function Offers({ open, seat, seats, held, clockAhead, accept, decline }: Props) {
  const { offers: words } = useTRexWords()
  const nameOf = useNames(seats)
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const toMe = open.offers.filter(({ to }) => to === seat)
  const newest = toMe.at(-1)
  const newestId = newest?.id ?? null
  useEffect(() => {
    if (newestId === null) return
    sound('chime')
    // a page that nobody has touched yet may not
    if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(BUZZ_MS)
  }, [newestId])
  const now = toMe.find(({ id }) => id === lookedAt) ?? toMe[0]
  const number = held.card?.number ?? null
  return (
    <>
      <p className="unseen" role="alert">
        {newest && words.one(isolated(nameOf(newest.from)))}
      </p>
      {newest && now && (
        <>
          {/* inside the seat, a container, it would end at the seat's edges in browsers before 2024 */}
          {createPortal(<span key={newest.id} className="offers-alarm" aria-hidden="true" />, document.body)}
          <ul className="offers" aria-label={words.label} data-several={toMe.length > 1}>
            <Incoming key={now.id} offer={now} {...{ seats, number, accept, decline }} />
            {toMe
              .filter((offer) => offer !== now)
              .map((offer) => (
                <Waiting key={offer.id} offer={offer} seats={seats} clockAhead={clockAhead} look={() => setLookedAt(offer.id)} />
              ))}
          </ul>
        </>
      )}
    </>
  )
}

interface Shown {
  readonly offer: Offer
  readonly seats: readonly Player[]
}

function Incoming({
  offer,
  seats,
  number,
  accept,
  decline,
}: Shown & Pick<Props, 'accept' | 'decline'> & { readonly number: number | null }) {
  const { offers: words } = useTRexWords()
  const strengths = useStrengths(offer.from)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const who = seatAt(seats, offer.from)
  if (!who) return null
  const taking = number === null ? words.accept : words.acceptWith(number)
  return (
    <li className="offers__one" data-offer={offer.id} data-person={who.person ?? undefined}>
      <Stage who={who} strengths={strengths} />
      <div className="offers__words">
        <p className="offers__who">
          <PlayerMark colour={who.colour} shape={who.shape} size="small" />
          <span>
            <Named say={words.one} name={who.name} />
          </span>
        </p>
        {number !== null && <p>{words.youHave(number)}</p>}
      </div>
      <div className="offers__buttons">
        <Button
          className="offers__decline"
          disabled={!isSettled}
          aria-label={words.declineFrom(isolated(who.name))}
          onClick={() => decline(offer)}
        >
          {words.decline}
        </Button>
        <Button
          kind="primary"
          className="offers__accept"
          disabled={!isSettled || number === null}
          // what is read is in what is heard
          aria-label={`${words.acceptFrom(isolated(who.name))}: ${taking}`}
          onClick={() => accept(offer)}
        >
          {taking}
        </Button>
      </div>
    </li>
  )
}

/** Another card that is held out to me meanwhile. */
function Waiting({ offer, seats, clockAhead, look }: Shown & { readonly clockAhead: number; look(): void }) {
  const { offers: words } = useTRexWords()
  const strengths = useStrengths(offer.from)
  const seconds = useSecondsSince(offer.at - clockAhead)
  const who = seatAt(seats, offer.from)
  if (!who) return null
  return (
    <li className="offers__one offers__one--waiting" data-offer={offer.id} data-person={who.person ?? undefined}>
      <Stage who={who} strengths={strengths} />
      <p className="offers__words">
        <bdi>{who.name}</bdi>
        <span aria-hidden="true">{words.waits(seconds)}</span>
      </p>
      <Button className="offers__look" aria-label={words.lookAt(isolated(who.name))} onClick={look}>
        {words.look}
      </Button>
    </li>
  )
}
