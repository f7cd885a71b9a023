import { type AboutProps, OfEarlierContext } from '@figment/client/about.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, seatNumbered } from '@figment/client/who.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { use, useRef } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import { useHold } from './hold.ts'
import { type About, useSheets } from './sheet.ts'
import './AboutPiece.css'

/** Beside what somebody made in a game. */
export default function AboutPiece({ seat, pieces }: AboutProps) {
  const { view } = useTable()
  const earlier = use(OfEarlierContext)
  const whose = (number: number) => (earlier ? earlier.seats.find((one) => one.seat === number) : seatNumbered(view.open, number))
  const person = seat === null ? null : (whose(seat)?.person ?? null)
  const game = earlier?.number ?? view.open.games
  const all = pieces.map(({ piece, shown }) => ({ thing: { kind: 'made' as const, game, piece }, person, shown }))
  return <AboutButton all={all} />
}

/** Nobody needs it for what is their own, unless they are host; what is nobody's in particular, only the host can do something about. */
export function AboutButton({ all }: { readonly all: readonly About[] }) {
  const { view } = useTable()
  const [first] = all
  if (!first || view.you === null) return null
  const isAnothers = first.person !== null && first.person !== view.you
  return isHost(view) || isAnothers ? <Dots all={all} first={first} /> : null
}

/** A long press or a right click on what they stand beside does the same. */
function Dots({ all, first }: { readonly all: readonly About[]; readonly first: About }) {
  const words = useHouseWords().notices
  const { view } = useTable()
  const openSheet = useSheets()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => openSheet(all.length > 1 ? { kind: 'which', all } : { kind: 'thing', about: first })
  useHold(button, open)
  const name = first.person === null ? undefined : view.open.people[first.person]?.name
  return (
    <button
      ref={button}
      type="button"
      className="about-button"
      aria-label={name === undefined ? words.aboutThese : words.about(isolated(name))}
      onClick={open}
    >
      <Icon name="more" />
    </button>
  )
}
