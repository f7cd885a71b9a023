import type { Seat } from '@figment/game-kit'
import type { Open, Page, Rosette as Won } from '../../types.ts'
import { RosetteIcon } from '../icons.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './Rosette.css'

export const rosettesOf = ({ vote }: Open): readonly Won[] => vote?.rosettes ?? []

/** How many hearts won this page its rosette; 0: it has none. */
export const hearts = (open: Open, drawer: Seat, { round }: Pick<Page, 'round'>): number =>
  rosettesOf(open).find((rosette) => rosette.drawing === drawer && rosette.round === round)?.hearts ?? 0

/** On the caption of the loveliest drawing. */
export function Rosette({ hearts: count }: { readonly hearts: number }) {
  const { over } = useShowWords()
  return (
    <span className="rosette">
      <RosetteIcon />
      <span className="unseen">
        {over.vote.rosette}, {over.vote.hearts(count)}
      </span>
    </span>
  )
}
