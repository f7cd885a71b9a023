import type { Pictomania } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { starsOf } from '../drawing/standing.ts'
import { TvSheet } from './TvSheet.tsx'
import { useTvWords } from './words/index.tsx'
import './TvSheets.css'

/** Everybody's sheet, and what stands after them. */
export function TvSheets({
  open,
  seats,
  isAway,
  children,
}: Pick<Shown<Pictomania>, 'open' | 'seats' | 'isAway'> & { readonly children?: ReactNode }) {
  const { drawing } = useTvWords()
  return (
    <ul className="tv-sheets" aria-label={drawing.drawings}>
      {Object.entries(open.sheets).map(([seat, sheet]) => (
        <TvSheet
          key={seat}
          drawer={Number(seat)}
          sheet={sheet}
          seats={seats}
          stars={starsOf(open, sheet)}
          isAway={isAway(Number(seat))}
          isLive={open.phase === 'drawing'}
        />
      ))}
      {children}
    </ul>
  )
}
