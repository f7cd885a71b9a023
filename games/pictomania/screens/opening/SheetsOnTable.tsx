import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import type { Seat } from '@figment/game-kit'
import { AboutDrawing } from '../sheet/AboutDrawing.tsx'
import { SheetOf, useSheetLabel } from '../show/SheetOf.tsx'
import { Who, WhoMark } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './SheetsOnTable.css'

interface Props {
  readonly sheets: Readonly<Record<Seat, Sheet>>
  readonly seats: readonly Player[]
  readonly round: number
  /** What stands under each drawing; without them, whose guesses lie there. */
  readonly captions?: Readonly<Record<Seat, ReactNode>>
}

/** All drawings of the round side by side. */
export function SheetsOnTable({ sheets, seats, round, captions }: Props) {
  const drawers = Object.entries(sheets).map(([seat, sheet]) => ({ seat: Number(seat), sheet }))
  return (
    <ul className="sheets" data-count={drawers.length}>
      {drawers.map(({ seat, sheet }) => (
        <li key={seat} className="sheets__one" data-held>
          <SheetOf sheet={sheet} drawer={seat} seats={seats} />
          <span className="sheets__who">
            <Who seat={seat} seats={seats} />
            <AboutSheet sheet={sheet} drawer={seat} seats={seats} round={round} />
          </span>
          {sheet.isWrong && <SomethingElse />}
          {captions ? captions[seat] : <GuessedBy sheet={sheet} seats={seats} />}
        </li>
      ))}
    </ul>
  )
}

function AboutSheet({ sheet: { strokes, pile, isOff }, ...rest }: Pick<Props, 'seats' | 'round'> & { sheet: Sheet; drawer: Seat }) {
  const label = useSheetLabel({ strokes: strokes.length, pile, drawer: rest.drawer, seats: rest.seats })
  return <AboutDrawing {...rest} strokes={strokes} isOff={isOff} label={label} />
}

/** Its player has said so. */
function SomethingElse() {
  const { mistake } = useShowWords()
  return <small className="sheets__tag">{mistake.tag}</small>
}

/** Whose guesses lie on a drawing, the first one first; their numbers are a secret. */
function GuessedBy({ sheet, seats }: { readonly sheet: Pick<Sheet, 'pile'>; readonly seats: readonly Player[] }) {
  const words = useShowWords()
  if (sheet.pile.length === 0) return <p className="sheets__guesses unseen">{words.noGuess}</p>
  return (
    <ol className="sheets__guesses" aria-label={words.guesses}>
      {sheet.pile.map(({ by }) => (
        <li key={by}>
          <WhoMark seat={by} seats={seats} />
        </li>
      ))}
    </ol>
  )
}
