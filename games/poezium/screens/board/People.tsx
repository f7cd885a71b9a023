import { type Open, type Player, RIVAL } from '../../types.ts'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { playersOf, scoreOf } from '../../open/players.ts'
import { QuillIcon } from '../reading/icons.tsx'
import { WhoMark } from '../WhoMark.tsx'
import type { WhoIs } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import './People.css'

interface Props {
  readonly open: Open
  readonly whoIs: WhoIs
  readonly mine: Seat | null
  isAway(seat: Seat): boolean
}

/** Everybody in a row: points, chips that are left, who tells, whose turn it is. */
export function People({ open, whoIs, mine, isAway }: Props) {
  const words = usePoeziumWords()
  const areChipsOut = open.hint !== null
  const chipsOf = (player: Player) => (player === RIVAL ? (open.rival?.chips ?? 0) : (open.chips[player] ?? 0))
  const isAtTurn = (player: Player) => (open.phase === 'guessing' ? player === open.turn : open.awaited.some((one) => one === player))
  return (
    <ul className="poem-people" aria-label={words.people.label}>
      {playersOf(open).map((player) => {
        const who = whoIs(player)
        const tells = player === open.storyteller
        const away = player !== RIVAL && isAway(player)
        const score = scoreOf(open, player)
        const chips = chipsOf(player)
        return (
          // nobody waits for the rival: he has no turn
          <li
            key={player}
            className="poem-people__one"
            data-turn={player !== RIVAL && isAtTurn(player)}
            data-away={away}
            data-mine={player === mine}
            data-person={who.seat?.person ?? undefined}
          >
            <span className="poem-people__face">
              <WhoMark who={who} size="medium" />
              {tells && (
                <span className="poem-people__quill">
                  <QuillIcon />
                </span>
              )}
              <span className="poem-people__score" aria-hidden="true">
                {withMinus(String(score))}
              </span>
            </span>
            <bdi className="poem-people__name">{who.name}</bdi>
            <span className="poem-people__chips" aria-hidden="true">
              {areChipsOut &&
                !tells &&
                Array.from({ length: open.setup.chips }, (_, at) => at).map((at) => (
                  <span key={at} className="poem-people__chip" data-laid={at >= chips}>
                    <WhoMark who={who} />
                  </span>
                ))}
            </span>
            <span className="unseen">
              {`, ${words.points(score)}`}
              {tells && `, ${words.people.tells}`}
              {areChipsOut && !tells && `, ${words.chips(chips)}`}
              {isAtTurn(player) && `, ${words.people.turn}`}
              {away && `, ${words.people.away}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
