import { type Poezium, type Open, type Player, RIVAL } from '../../types.ts'
import { useLayoutEffect, useRef } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { withMinus } from '@figment/ui/minus.ts'
import { flyFrom } from '@figment/ui/motion.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { playersOf, scoreOf } from '../../open/players.ts'
import { Figure } from '../ending/Lot.tsx'
import type { Told } from '../guess/told.ts'
import { gainsOf } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { WhoMark } from '../WhoMark.tsx'
import { useWho } from '../who.ts'
import { useCounted } from './counted.ts'
import './TvPlayers.css'

interface Props extends Pick<Shown<Poezium>, 'open' | 'seats' | 'isAway'> {
  readonly told?: Told | null
}

/** In milliseconds: when the card has fallen, chips rise one after another and fly. */
export const chipEveryMs = 180
export const chipFliesMs = 600
const chipsRiseAfterMs = 700

/** Everybody along the edge of the table: who tells, whose turn it is, points and chips. */
export function TvPlayers({ open, seats, isAway, told = null }: Props) {
  const { tv } = useShowWords()
  const whoIs = useWho(seats)
  const areChipsOut = open.hint !== null
  const isPaid = told !== null && told.beat !== 'turn'
  const gains = isPaid ? gainsOf(open.points.slice(told.before.points.length).filter(({ reason }) => reason !== 'endingLaid')) : []
  const payingLines = isPaid ? paid(told, open) : []
  return (
    <ul className="tv-poets" aria-label={tv.standing} data-count={playersOf(open).length}>
      {playersOf(open).map((player) => {
        const who = whoIs(player)
        const tells = player === open.storyteller
        const isAtTurn =
          player !== RIVAL && (open.phase === 'guessing' ? player === open.turn : open.phase === 'ending' && player === open.ender)
        const chips = player === RIVAL ? (open.rival?.chips ?? 0) : (open.chips[player] ?? 0)
        const gain = gains.find((one) => one.player === player)?.gained ?? 0
        return (
          <li
            key={player}
            className="tv-person"
            data-turn={isAtTurn && !told}
            data-away={player !== RIVAL && isAway(player)}
            data-person={who.seat?.person ?? undefined}
          >
            <Figure who={who} />
            <span className="tv-person__name">
              <bdi>{who.name}</bdi>
              {isAtTurn && <span className="unseen">, {tv.turn}</span>}
            </span>
            <span className="tv-person__line">
              <Score
                from={scoreOf(told?.before ?? open, player)}
                to={scoreOf(open, player) - (told ? lastWordOf(open, player) : 0)}
                isCounting={isPaid}
              />
              {tells && <i>{tv.storyteller}</i>}
              {areChipsOut && !tells && (
                <span className="tv-person__chips">
                  <span className="unseen">{tv.chips(chips)}</span>
                  {Array.from({ length: open.setup.chips }, (_, at) => at).map((at) => (
                    <span key={at} className="poem-people__chip" data-laid={at >= chips}>
                      <WhoMark who={who} />
                    </span>
                  ))}
                </span>
              )}
            </span>
            {gain !== 0 && (
              <Gained
                gain={gain}
                who={who}
                lines={payingLines.filter((line) => line.by === player).map(({ line }) => line)}
                first={payingLines.findIndex((line) => line.by === player)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The shown score is a value of its own: it counts when the chips have landed. */
function Score({ from, to, isCounting }: { readonly from: number; readonly to: number; readonly isCounting: boolean }) {
  const shown = useCounted({ from, to, isCounting, afterMs: chipsRiseAfterMs + chipFliesMs })
  return <b className="tv-person__score">{withMinus(String(shown))}</b>
}

interface GainedProps {
  readonly gain: number
  readonly who: Parameters<typeof WhoMark>[0]['who']
  /** The lines whose chips fly here. */
  readonly lines: readonly number[]
  /** How many chips fly before them. */
  readonly first: number
}

function Gained({ gain, who, lines, first }: GainedProps) {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const [at, chip] of [...(here.current?.querySelectorAll('.tv-person__flying') ?? [])].entries()) {
      const from = document.querySelector(`.sheet__line[data-line="${lines[at]}"] > .player-mark`)
      if (from)
        flyFrom(chip, from.getBoundingClientRect(), {
          delay: chipsRiseAfterMs + (first + at) * chipEveryMs,
          duration: chipFliesMs,
          scale: 1,
        })
    }
    // they fly once
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <span ref={here} className="tv-person__gain" data-lost={gain < 0}>
      {lines.map((line) => (
        <span key={line} className="tv-person__flying">
          <WhoMark who={who} />
        </span>
      ))}
      <span>{signed(gain)}</span>
    </span>
  )
}

/** The lines whose chips pay: all of whoever guessed right, of the others those that fit. */
function paid({ guess, rival }: Told, open: Open) {
  const right = guess.isRight ? guess : rival
  if (!right) return []
  return open.lines.filter(({ by, mark }) => by === right.by || by === RIVAL || mark === 'fits')
}

/** What the last word brought belongs to the reading. */
const lastWordOf = (open: Open, player: Player): number =>
  open.points.reduce((sum, one) => sum + (one.player === player && one.reason === 'endingLaid' ? one.points : 0), 0)
