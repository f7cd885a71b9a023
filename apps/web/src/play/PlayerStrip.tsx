import type { TableSeat } from '@figment/table/types'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { ShownScoresContext } from '@figment/ui/scene/shown-scores.ts'
import { use } from 'react'
import { useSheets } from '../people/sheet.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { awaitedSeats, isSeatAway } from '@figment/client/who.ts'
import './PlayerStrip.css'

/** Everybody in the game with their points, in table order. */
export function PlayerStrip() {
  const { view } = useTable()
  const { people } = useHouseWords()
  const openSheet = useSheets()
  const seats = view.open.seats.filter(({ isOut }) => !isOut)
  return (
    <div className="player-strip">
      <ul className="player-strip__all">
        {seats.map((seat) => (
          <Player key={seat.seat} seat={seat} />
        ))}
      </ul>
      {/* all of it: eight marks side by side are too small to be pressed one by one */}
      <button type="button" className="player-strip__people" aria-label={people} onClick={() => openSheet({ kind: 'people' })} />
    </div>
  )
}

function Player({ seat }: { readonly seat: TableSeat }) {
  const words = useWords()
  const { view } = useTable()
  const isAway = isSeatAway(view, seat)
  const isAwaited = awaitedSeats(view.open).includes(seat)
  const told = use(ShownScoresContext).scores ?? view.open.play?.open.scores
  const score = told?.[seat.seat] ?? 0
  const heir = seat.wantedBy === null ? undefined : view.open.people[seat.wantedBy]
  const look = ['player-strip__one', isAway && 'player-strip__one--away', isAwaited && 'player-strip__one--awaited']
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <span className="player-strip__face" data-person={seat.person ?? undefined}>
        <PlayerMark colour={seat.colour} shape={seat.shape} />
        {(seat.isBot || isAway) && (
          <span className="player-strip__badge">
            <Icon name={isAway ? 'away' : 'bot'} />
          </span>
        )}
        <span className="player-strip__score" aria-hidden="true">
          {withMinus(String(score))}
        </span>
      </span>
      <bdi className="player-strip__name">{seat.name}</bdi>
      <span className="unseen">
        {` ${withMinus(words.seat.points(score))}`}
        {seat.person !== null && seat.person === view.you && ` ${words.seat.you}`}
        {isAway && ` ${words.seat.away}`}
        {seat.isBot && ` ${seat.person === null ? words.seat.bot : words.seat.botPlays}`}
        {isAwaited && ` ${words.seat.awaited}`}
        {heir && (
          <>
            {' '}
            <Named say={words.seat.wanted} name={heir.name} />
          </>
        )}
      </span>
    </li>
  )
}
