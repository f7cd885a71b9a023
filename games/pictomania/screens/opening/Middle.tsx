import type { Open, Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useRef } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import { areAllPilesTold } from '../../open/what-comes.ts'
import { countsOf, oddSoFar, wrongCards } from '../show/middle.ts'
import { PointToken } from '../show/PointToken.tsx'
import type { ToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './Middle.css'

interface Props {
  readonly open: Open
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly mine: Seat | null
  readonly told: ToldPile
}

/** All wrong cards of the round, by whose they are; whoever leads alone is the odd one out so far. */
export function Middle({ open, sheet, drawer, seats, mine, told, isSilent }: Props & { readonly isSilent: boolean }) {
  const { opening, you } = useShowWords()
  const nameOf = useNames(seats)
  const sheets = { ...open.sheets, [drawer]: { ...sheet, pile: sheet.pile.slice(0, told.judged) } }
  const cards = wrongCards({ sheets, opened: open.opened })
  const odd = oddSoFar(cards, open)
  const isSettled = areAllPilesTold(open) && told.isOver
  const wasRunning = useRef(told.isRunning)
  useEffect(() => {
    if (isSettled && odd !== null && wasRunning.current && !isSilent) sound('thud')
    wasRunning.current = told.isRunning
  }, [isSettled, odd, isSilent, told.isRunning])
  return (
    <div className="told-middle" data-middle>
      <div className="told-middle__in">
        <span className="told-middle__label">{cards.length === 0 ? opening.middleEmpty : opening.middle}</span>
        <ul>
          {countsOf(cards).map(({ seat, count }) => {
            const who = seatAt(seats, seat)
            const name = seat === mine ? you : nameOf(seat)
            return (
              <li key={seat} data-odd={seat === odd}>
                {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
                <bdi className={seat === odd ? 'told-middle__name' : 'unseen'}>{name}</bdi> <b>{count}</b>
              </li>
            )
          })}
        </ul>
        {odd !== null && (
          <span className="told-middle__odd" data-settled={isSettled}>
            {isSettled ? opening.odd : opening.oddSoFar}
          </span>
        )}
      </div>
    </div>
  )
}

/** Of a drawing of something else: all stars stay with whoever drew it, and count minus. */
export function StarsThatStay({ sheet, drawer, seats, mine }: Pick<Props, 'sheet' | 'drawer' | 'seats' | 'mine'>) {
  const { opening } = useShowWords()
  const by = seatAt(seats, drawer)
  const nameOf = useNames(seats)
  const points = signed(0 - sheet.pointTokens.reduce((sum, stars) => sum + stars, 0))
  return (
    <div className="told-middle" data-middle>
      <div className="told-middle__in told-middle__stars">
        {sheet.pointTokens.map((stars, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
          <PointToken key={at} stars={stars} colour={by?.colour} />
        ))}
        <span className="told-middle__odd">
          <span className="told-middle__why">
            {drawer === mine ? opening.staysYours : <Named say={opening.stays} name={nameOf(drawer)} />}
          </span>{' '}
          <b>{points}</b>
        </span>
      </div>
    </div>
  )
}
