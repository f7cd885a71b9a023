import type { Pen } from '@figment/ink'
import type { Open, Pictomania, Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useTableCode } from '@figment/client/code.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { OwnSheet } from '../sheet/OwnSheet.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { useOwnInk } from '../sheet/own-ink.ts'
import { usePictomaniaWords } from '../words.tsx'
import { Tools } from './Tools.tsx'
import './Desk.css'

interface Props {
  readonly open: Open
  readonly sheet: Sheet
  readonly seat: Seat
  readonly seats: readonly Player[]
  nameOf(seat: Seat): string
  readonly play: ShownAtSeat<Pictomania>['play']
}

/** My sheet and my pens. */
export function Desk({ open, sheet, seat, seats, nameOf, play }: Props) {
  const words = usePictomaniaWords()
  const code = useTableCode()
  const [pen, setPen] = useState<Pen>('thick')
  const own = useOwnInk({ sheet, round: open.round, name: `${code} ${open.began}`, play })
  return (
    <section className="desk" aria-label={words.sheet.own}>
      <div className="desk__place">
        <div className="desk__sheet">
          <span className="desk__pile" aria-hidden="true">
            {sheet.pile.map(({ by }) => {
              const guesser = seats.find((one) => one.seat === by)
              return guesser && <PlayerMark key={by} colour={guesser.colour} shape={guesser.shape} size="small" />
            })}
          </span>
          <OwnSheet
            own={own}
            colour={seats.find((one) => one.seat === seat)?.colour}
            pen={pen}
            label={sheetLabel(words, { strokes: own.strokes.length, pile: sheet.pile, by: null, nameOf })}
          />
          <output className="desk__full">{own.isFull && words.refusals.sheetFull}</output>
        </div>
      </div>
      <Tools pen={pen} isEmpty={own.strokes.length === 0} onPen={setPen} onUndo={own.undo} onClear={own.clear} />
    </section>
  )
}
