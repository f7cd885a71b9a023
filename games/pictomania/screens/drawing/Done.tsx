import type { Open, Sheet } from '../../types.ts'
import { isolated } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import { usePictomaniaWords } from '../words.tsx'
import { gapsOfFinish, starsOf } from './standing.ts'

/** For whom else we wait. */
export function Awaited({ open, nameOf }: { readonly open: Open; nameOf(seat: Seat): string }) {
  const { drawing } = usePictomaniaWords()
  if (open.awaited.length === 0) return null
  return <>{drawing.waitingFor(open.awaited.map((one) => isolated(nameOf(one))).join(', '))}</>
}

interface TakenProps {
  readonly open: Open
  readonly sheet: Sheet
  readonly seat: Seat
  nameOf(seat: Seat): string
}

/** What I finished with, and how close it was: the token beside it shows the one, and only who listens needs the other. */
export function Taken({ open, sheet, seat, nameOf }: TakenProps) {
  const words = usePictomaniaWords()
  const stars = starsOf(open, sheet)
  const { before, after } = gapsOfFinish(open, seat)
  const parts = [
    stars === null ? words.drawing.tookNone : words.drawing.took(stars),
    ...(before ? [words.later(before.milliseconds, isolated(nameOf(before.to)))] : []),
    ...(after ? [words.earlier(after.milliseconds, isolated(nameOf(after.to)))] : []),
  ]
  return (
    <>
      {stars !== null && ` ${words.drawing.tokenIsYours}`}
      <span className="unseen">{`. ${parts.join(', ')}`}</span>
    </>
  )
}
