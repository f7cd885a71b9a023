import type { Pen } from '@figment/ink'
import type { Open, Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, useState } from 'react'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { OwnSheet } from '../sheet/OwnSheet.tsx'
import { sheetLabel } from '../sheet/label.ts'
import type { OwnInk } from '../sheet/own-ink.ts'
import { usePictomaniaWords } from '../words.tsx'
import { Tokens } from './Tokens.tsx'
import { Tools } from './Tools.tsx'
import './Desk.css'

interface Props {
  readonly open: Open
  readonly sheet: Sheet
  readonly seat: Seat
  readonly seats: readonly Player[]
  readonly own: OwnInk
  readonly mayDraw: boolean
  nameOf(seat: Seat): string
  /** The way out of the round. */
  readonly finish: ReactNode
}

/** My sheet and my pens; after the first guess, only my sheet. */
export function Desk({ open, sheet, seat, seats, own, mayDraw, nameOf, finish }: Props) {
  const words = usePictomaniaWords()
  const [pen, setPen] = useState<Pen>('thick')
  const by = seatAt(seats, seat)
  const label = sheetLabel(words, { strokes: own.strokes.length, pile: sheet.pile, by: null, nameOf })
  const cover = useCover({ isOff: sheet.isOff }, by)
  return (
    <section className="desk" data-for={mayDraw ? 'drawing' : 'guessing'} aria-label={words.sheet.own}>
      <div className="desk__paper">
        {mayDraw ? (
          <OwnSheet own={own} colour={by?.colour} pen={pen} label={label} />
        ) : (
          <Drawing strokes={sheet.strokes} colour={by?.colour} label={label} cover={cover} />
        )}
        <output className="desk__full">{own.isFull && words.refusals.sheetFull}</output>
      </div>
      <div className="desk__tray">
        {mayDraw && <Tools pen={pen} own={own} onPen={setPen} />}
        <Tokens open={open} seats={seats} />
        {finish}
      </div>
    </section>
  )
}
