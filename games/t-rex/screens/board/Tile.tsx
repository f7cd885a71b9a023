import type { ReactNode } from 'react'
import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import { CardBack } from '../card/CardBack.tsx'
import { Tokens } from '../card/Tokens.tsx'
import { useMood } from '../puppet/mood.ts'
import { useStrengths } from '../puppet/strength.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { Stage, useIsOnCamera } from './Stage.tsx'

export interface TileProps {
  readonly who: Player
  readonly seats: readonly Player[]
  readonly open: Open
  readonly isAway: boolean
  /** Next to somebody in the same room nothing acts for them. */
  readonly isSeenOtherwise?: boolean
  /** At the end of its foot. */
  readonly children?: ReactNode
}

/** Its letters stand closer; where it still does not fit, on two lines. */
const LONG_NAME = 9
const isLong = (name: string): boolean => name.length > LONG_NAME

/** Somebody at the table: how they act, what they have won, and to whom they hold out a card. */
export function Tile({ who, seats, open, isAway, isSeenOtherwise = false, children }: TileProps) {
  const words = useTRexWords()
  const kit = useKitWords()
  const nameOf = useNames(seats)
  const strengths = useStrengths(who.seat)
  const mood = useMood(strengths)
  const isOnCamera = useIsOnCamera(who)
  const offer = open.offers.find(({ from }) => from === who.seat)
  const hasTokens = !open.isTogether && open.phase !== 'warmingUp'
  const target = offer && seatAt(seats, offer.to)
  return (
    <span className="trex-tile" data-away={isAway} data-seen={!isSeenOtherwise} data-person={who.person ?? undefined}>
      {!isSeenOtherwise && <Stage who={who} strengths={strengths} />}
      <span className="trex-tile__foot">
        <PlayerMark colour={who.colour} shape={who.shape} size="small" />
        <bdi className="trex-tile__name" data-long={isLong(who.name)}>
          {who.name}
        </bdi>
        {isAway && <i>{kit.seat.away}</i>}
        {who.isBot && (
          <span className="trex-tile__bot">
            <Icon name="bot" />
            <span className="unseen">{kit.seat.bot}</span>
          </span>
        )}
        {!isSeenOtherwise && !isOnCamera && <span className="unseen">, {words.moods[mood]}, </span>}
        {target && (
          <span className="trex-tile__offer">
            <CardBack />
            <PlayerMark colour={target.colour} shape={target.shape} size="small" />
            <span className="unseen">, {words.acting.offersTo(isolated(nameOf(target.seat)))}</span>
          </span>
        )}
        {hasTokens && <Tokens tokens={open.tokens[who.seat] ?? { yay: 0, meh: 0 }} />}
        {children}
      </span>
      {open.choosing === who.seat && <span className="unseen">, {words.acting.choosing}</span>}
    </span>
  )
}
