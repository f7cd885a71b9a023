import type { Pictomania } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { starsOf } from '../drawing/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { TvSheet } from './TvSheet.tsx'
import './TvSheets.css'

/** Everybody's sheet. */
export function TvSheets({ open, seats, isAway }: Pick<Shown<Pictomania>, 'open' | 'seats' | 'isAway'>) {
  const { tv } = useShowWords()
  const sheets = Object.entries(open.sheets)
  return (
    <ul className="tv-sheets" aria-label={tv.drawings} data-count={sheets.length}>
      {sheets.map(([seat, sheet]) => (
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
    </ul>
  )
}
