import type { Dixit } from '../../types.ts'
import { useContext } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { LiveContext, useTurningSound } from '../drama.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useRevealWords } from '../reveal/words/index.tsx'
import { stateOf } from '../seat-state.ts'
import { useDixitWords } from '../words.tsx'
import { columnFrom, onTable } from './places.ts'
import { BallotSign, Dots, TvColumn } from './TvBoard.tsx'
import { TvCards } from './TvCards.tsx'
import { TvGiven } from './TvGiven.tsx'
import { TvReveal } from './TvReveal.tsx'

/** From the first card given to the last point: one table, on which the same cards lie, turn over and come to light. */
export function TvRound(props: Shown<Dixit>) {
  switch (props.open.phase) {
    case 'giving':
      return <TvGiving {...props} />
    case 'voting':
      return <TvVoting {...props} />
    default:
      return <TvReveal {...props} />
  }
}

function TvGiving(props: Shown<Dixit>) {
  const { open } = props
  const words = useDixitWords()
  const told = useRevealWords()
  const cards = 1 + (open.seats.length - 1) * open.toGive
  return (
    <div className="tv-board">
      <TvGiven open={open} />
      <TvColumn
        {...props}
        from={columnFrom(cards)}
        says={words.giving.watch}
        renderSign={(seat) => {
          const state = stateOf(open, seat)
          if (state === 'telling') return <Doing open={open} tells={told} />
          return state === 'thinking' ? <Dots says={words.isThinking} /> : <GivenSign says={words.isReady} cards={open.toGive} />
        }}
      />
    </div>
  )
}

function TvVoting(props: Shown<Dixit>) {
  const { open, seats } = props
  const words = useDixitWords()
  const told = useRevealWords()
  const isTurning = useContext(LiveContext)
  useTurningSound(isTurning, open.laid.length)
  return (
    <div className="tv-board">
      <TvCards cards={open.laid} places={onTable(open.laid.length)} isTurning={isTurning} />
      <TvColumn
        {...props}
        from={columnFrom(open.laid.length)}
        says={words.voting.ask}
        renderSign={(seat) => {
          const state = stateOf(open, seat)
          if (state === 'telling') return <Doing open={open} tells={told} />
          return state === 'thinking' ? <Dots says={words.isThinking} /> : <BallotSign player={seatAt(seats, seat)} says={words.isReady} />
        }}
      />
    </div>
  )
}

/** What the storyteller does, in a word. */
function Doing({ open, tells }: { readonly open: Dixit['open']; readonly tells: { tells: string; sings: string; mimes: string } }) {
  const { clueKind } = open
  return <i>{clueKind === 'sung' ? tells.sings : clueKind === 'mimed' ? tells.mimes : tells.tells}</i>
}

/** A little back for each card that lies on the table. */
function GivenSign({ says, cards }: { readonly says: string; readonly cards: number }) {
  return (
    <span className="tv-given">
      {Array.from({ length: cards }, (_, at) => (
        <span key={at} className="tv-given__card" />
      ))}
      <span className="unseen">{says}</span>
    </span>
  )
}
