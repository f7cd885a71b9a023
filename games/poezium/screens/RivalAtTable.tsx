import { RIVAL, type Rival } from '../types.ts'
import { WhoName } from './WhoMark.tsx'
import type { WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'
import './RivalAtTable.css'

/** The third at a table of two: he has no seat in the strip of players, but points and chips. */
export function RivalAtTable({ rival, whoIs }: { readonly rival: Rival; readonly whoIs: WhoIs }) {
  const words = usePoeziumWords()
  return (
    <p className="rival">
      <WhoName who={whoIs(RIVAL)} />
      <span>{words.points(rival.score)}</span>
      <span>{words.chips(rival.chips)}</span>
    </p>
  )
}
