import { type Poezium, RIVAL } from '../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { TvSeats, TvSign } from '@figment/ui/scene/TvSeats.tsx'
import { QuillIcon } from './reading/icons.tsx'
import { playersOf, scoreOf } from '../open/players.ts'
import { useShowWords } from './show/words/index.tsx'
import { WhoMark } from './WhoMark.tsx'
import { useWho } from './who.ts'
import './TvPlayers.css'

type Props = Pick<Shown<Poezium>, 'open' | 'seats' | 'isAway'>

/** Everybody along the edge of the table: who tells, whose turn it is, points and chips. */
export function TvPlayers({ open, seats, isAway }: Props) {
  const { tv } = useShowWords()
  const whoIs = useWho(seats)
  const areChipsOut = open.hint !== null
  const row = playersOf(open).map((player) => {
    const who = whoIs(player)
    const tells = player === open.storyteller
    const isAtTurn = open.phase === 'guessing' ? player === open.turn : open.phase === 'ending' && player === open.ender
    const chips = player === RIVAL ? (open.rival?.chips ?? 0) : (open.chips[player] ?? 0)
    return {
      key: player,
      person: who.seat?.person,
      name: who.name,
      tells,
      isAtTurn,
      mark: <WhoMark who={who} size="large" />,
      sign: tells && (
        <TvSign word={tv.storyteller}>
          <QuillIcon />
        </TvSign>
      ),
      told: isAtTurn && <span className="unseen">, {tv.turn}</span>,
      score: scoreOf(open, player),
      isAway: player !== RIVAL && isAway(player),
      children: (
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
      ),
    }
  })
  return <TvSeats label={tv.standing} count={open.seats.length} seats={row} />
}
