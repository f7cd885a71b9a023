import type { Offer, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated, Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import { CardBack } from '../board/Tile.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import './Offers.css'

const BUZZ_MS = [180, 70, 180]
/** A finger on its way to something else must not answer an offer that slides under it. */
const settlesAfterMs = 350

interface Props {
  readonly open: Open
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly canAccept: boolean
  accept(offer: Offer): void
  decline(offer: Offer): void
}

/** Cards held out to me: felt, heard and seen, and answered with one tap. */
export function Offers({ open, seat, seats, canAccept, accept, decline }: Props) {
  const { offers: words } = useTRexWords()
  const nameOf = useNames(seats)
  const toMe = open.offers.filter(({ to }) => to === seat)
  const newest = toMe.at(-1)
  const newestId = newest?.id ?? null
  useEffect(() => {
    if (newestId === null) return
    sound('chime')
    // a page that nobody has touched yet may not
    if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(BUZZ_MS)
  }, [newestId])
  return (
    <>
      <p className="unseen" role="alert">
        {newest && words.one(isolated(nameOf(newest.from)))}
      </p>
      {newest && (
        <>
          {/* inside the seat, a container, it would end at the seat's edges in browsers before 2024 */}
          {createPortal(<span key={newest.id} className="offers-alarm" aria-hidden="true" />, document.body)}
          <div className="offers" data-several={toMe.length > 1}>
            {toMe.length > 1 && (
              <p className="offers__ask" aria-hidden="true">
                <CardBack />
                {words.many}
              </p>
            )}
            <ul className="offers__list" aria-label={words.label}>
              {toMe.map((offer) => (
                <Incoming key={offer.id} offer={offer} seats={seats} canAccept={canAccept} accept={accept} decline={decline} />
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  )
}

function Incoming({ offer, seats, canAccept, accept, decline }: Omit<Props, 'open' | 'seat'> & { readonly offer: Offer }) {
  const { offers: words } = useTRexWords()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const who = seatAt(seats, offer.from)
  if (!who) return null
  return (
    <li className="offers__one" data-offer={offer.id}>
      <p className="offers__who">
        <CardBack />
        <PlayerMark colour={who.colour} shape={who.shape} />
        <span>
          <Named say={words.one} name={who.name} />
        </span>
      </p>
      <Button
        kind="primary"
        className="offers__accept"
        disabled={!isSettled || !canAccept}
        aria-label={words.acceptFrom(isolated(who.name))}
        onClick={() => accept(offer)}
      >
        <span className="offers__name">
          <PlayerMark colour={who.colour} shape={who.shape} size="small" />
          <bdi>{who.name}</bdi>
        </span>
        <span className="offers__word">{words.accept}</span>
      </Button>
      <Button
        className="offers__decline"
        disabled={!isSettled}
        aria-label={words.declineFrom(isolated(who.name))}
        onClick={() => decline(offer)}
      >
        <Icon name="close" />
        <span className="offers__word">{words.decline}</span>
      </Button>
    </li>
  )
}
