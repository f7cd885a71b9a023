import type { AboutProps } from '@figment/client/about.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, seatNumbered } from '@figment/client/who.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { useRef } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import { useHold } from './hold.ts'
import { type About, useSheets } from './sheet.ts'
import './AboutPiece.css'

/** Beside what somebody made in a game. */
export default function AboutPiece({ seat, pieces }: AboutProps) {
  const { view } = useTable()
  const person = seat === null ? null : (seatNumbered(view.open, seat)?.person ?? null)
  const all = pieces.map(({ piece, shown }) => ({ thing: { kind: 'made' as const, game: view.open.games, piece }, person, shown }))
  return <AboutButton all={all} />
}

/** Three dots; a long press or a right click on what they stand beside does the same. Nobody needs them for what is their own, unless they are host. */
export function AboutButton({ all }: { readonly all: readonly About[] }) {
  const words = useHouseWords().notices
  const { view } = useTable()
  const openSheet = useSheets()
  const button = useRef<HTMLButtonElement>(null)
  const [first, second] = all
  const person = first?.person ?? null
  const isMine = person !== null && person === view.you
  const open = () => {
    if (first) openSheet(second ? { kind: 'which', all } : { kind: 'thing', about: first })
  }
  // what is nobody's in particular, only the host can do something about
  const isOffered = first !== undefined && view.you !== null && (isHost(view) || (person !== null && !isMine))
  useHold(button, open)
  if (!isOffered) return null
  const name = person === null ? '' : (view.open.people[person]?.name ?? '')
  return (
    <button ref={button} type="button" className="about-button" aria-label={words.about(isolated(name))} onClick={open}>
      <Icon name="more" />
    </button>
  )
}
