import { type Poezium, RIVAL } from '../types.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { QuillIcon } from './reading/icons.tsx'
import { playersOf, scoreOf } from './show/standing.ts'
import { useShowWords } from './show/words/index.tsx'
import { WhoMark } from './WhoMark.tsx'
import { useWho } from './who.ts'
import '@figment/ui/scene/TvSeats.css'
import './TvPlayers.css'

type Props = Pick<Shown<Poezium>, 'open' | 'seats' | 'isAway'>

/** Everybody along the edge of the table: who tells, whose turn it is, points and chips. */
export function TvPlayers({ open, seats, isAway }: Props) {
  const { tv } = useShowWords()
  const kitWords = useKitWords()
  const whoIs = useWho(seats)
  const areChipsOut = open.hint !== null
  return (
    <ul className="tv-seats" data-count={open.seats.length} aria-label={tv.standing}>
      {playersOf(open).map((player) => {
        const who = whoIs(player)
        const tells = player === open.storyteller
        const isAtTurn = open.phase === 'guessing' ? player === open.turn : open.phase === 'ending' && player === open.ender
        const chips = player === RIVAL ? (open.rival?.chips ?? 0) : (open.chips[player] ?? 0)
        const isGone = player !== RIVAL && isAway(player)
        return (
          <li key={player} className="tv-seats__seat" data-tells={tells} data-turn={isAtTurn} data-away={isGone}>
            <span className="tv-seats__face" data-person={who.seat?.person ?? undefined}>
              <WhoMark who={who} size="large" />
              {tells && (
                <span className="tv-seats__sign">
                  <QuillIcon />
                  <span className="unseen">{tv.storyteller}</span>
                </span>
              )}
            </span>
            <span className="tv-seats__score">{scoreOf(open, player)}</span>
            <span className="tv-seats__name">
              <bdi>{who.name}</bdi>
              {isAtTurn && <span className="unseen">, {tv.turn}</span>}
              {isGone && <i>{kitWords.seat.away}</i>}
            </span>
            <span className="tv-player__chips">
              {areChipsOut && !tells && (
                <>
                  <span className="unseen">{tv.chips(chips)}</span>
                  {Array.from({ length: chips }, (_, at) => at).map((at) => (
                    <WhoMark key={at} who={who} />
                  ))}
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
