import type { Dixit } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { JOY, WIDE } from '@figment/ui/rabbit-faces.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import { LiveContext } from '../drama.ts'
import { useRevealWords } from '../reveal/words/index.tsx'
import { useDixitWords } from '../words.tsx'
import { handSize } from '../../open/hands.ts'
import { TvColumn } from './TvBoard.tsx'
import { Bell, Lamp } from './furniture.tsx'
import './TvTelling.css'

const COLUMN_FROM = 57.6
const claimedForMs = 2_000

/** Everybody around the table with a fan of backs, and the bell in the middle. */
export function TvClaiming(props: Shown<Dixit>) {
  const { claiming } = useDixitWords()
  return (
    <Around {...props}>
      <TvColumn {...props} from={COLUMN_FROM} title={claiming.watch} says={claiming.watchHint} isAlone />
    </Around>
  )
}

interface AroundProps extends Shown<Dixit> {
  /** Who has just rung. */
  readonly ringer?: number | null
  readonly children: ReactNode
}

function Around({ open, seats, ringer = null, children }: AroundProps) {
  const players = seatsAt(seats, open.seats)
  return (
    <div className="tv-board tv-board--room" data-ringing={ringer !== null}>
      <Lamp />
      <span className="tv-round-table" />
      <ul className="tv-around" aria-label={useDixitWords().standing}>
        {players.map((player, at) => (
          <Sitting
            key={player.seat}
            player={player}
            place={placeAround(at, players.length)}
            cards={handSize(players.length)}
            look={ringer === null ? 'calm' : ringer === player.seat ? 'ringer' : 'others'}
          />
        ))}
      </ul>
      <Bell />
      {children}
    </div>
  )
}

/** Along the far edge of the table, in rem; neighbours' names stand at two heights where they would touch. */
function placeAround(at: number, count: number): { readonly x: number; readonly y: number; readonly isLow: boolean } {
  const share = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
  return { x: 28.6 + share * Math.min(23.4, count * 3.2), y: 10.5 + share ** 2 * 6.5, isLow: count > 6 && at % 2 === 1 }
}

interface SittingProps {
  readonly player: Player
  readonly place: ReturnType<typeof placeAround>
  readonly cards: number
  readonly look: 'calm' | 'ringer' | 'others'
}

const Sitting = ({ player: { name, person, colour, shape }, place, cards, look }: SittingProps) => (
  <li className="tv-around__one" data-look={look} data-low={place.isLow} style={{ '--x': place.x, '--y': place.y }}>
    <span className="tv-around__rabbit" data-person={person ?? undefined}>
      <Rabbit colour={colour} shape={shape} {...(look !== 'calm' && { face: look === 'ringer' ? JOY : WIDE })} />
    </span>
    <Fan cards={cards} />
    <bdi>{name}</bdi>
  </li>
)

const Fan = ({ cards }: { readonly cards: number }) => (
  <span className="tv-fan" aria-hidden="true">
    {Array.from({ length: cards }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <span key={at} style={{ '--turn': at - (cards - 1) / 2 }} />
    ))}
  </span>
)

/** The storyteller under the lamp, behind their cards; nobody sees what they write. */
export function TvTelling(props: Shown<Dixit>) {
  const { open, seats } = props
  const words = useDixitWords()
  const told = useRevealWords()
  const teller = seatAt(seats, open.storyteller)
  const hasJustRung = useJustRung(open)
  if (hasJustRung)
    return (
      <Around {...props} ringer={open.storyteller}>
        <TvColumn
          {...props}
          from={COLUMN_FROM}
          title={<Named say={told.hasStory} name={teller?.name} />}
          says={words.telling.othersHint}
          isAlone
        />
      </Around>
    )
  return (
    <div className="tv-board tv-board--room">
      <Lamp />
      <span className="tv-round-table tv-round-table--near" />
      <div className="tv-teller">
        <span className="tv-teller__bubble" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {teller && <Rabbit colour={teller.colour} shape={teller.shape} />}
        <Fan cards={handSize(open.seats.length)} />
        <bdi>{teller?.name}</bdi>
      </div>
      <TvColumn
        {...props}
        from={COLUMN_FROM}
        title={<Named say={words.telling.others} name={teller?.name} />}
        says={words.telling.othersHint}
        renderSign={(seat) => seat === open.storyteller && <i>{told.tells}</i>}
      />
    </div>
  )
}

/** For a moment after the first story was claimed, on a screen that saw it. */
function useJustRung({ round, options }: Dixit['open']): boolean {
  const isLive = useContext(LiveContext)
  const [isIt, setIt] = useState(isLive && round === 1 && options.firstStoryteller === 'claim')
  useEffect(() => {
    if (!isIt) return
    sound('bell')
    const timer = setTimeout(() => setIt(false), claimedForMs)
    return () => clearTimeout(timer)
  }, [isIt])
  return isIt
}
