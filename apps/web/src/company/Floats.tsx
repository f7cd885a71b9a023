import type { TableOpen } from '@figment/table/types'
import { type Floating, type OnReaction, useFloating } from './floating.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import './Floats.css'

interface Props {
  readonly open: TableOpen
  readonly onReaction: OnReaction
}

/** A laugh rises from whoever laughed. On phones it is small; on the TV large and with the name. */
export function Floats({ open, onReaction }: Props) {
  const floating = useFloating(onReaction)
  return (
    <div className="floats" aria-hidden="true">
      {floating.map((one) => (
        <Float key={one.number} one={one} name={open.people[one.person]?.name ?? ''} />
      ))}
    </div>
  )
}

function Float({ one, name }: { readonly one: Floating; readonly name: string }) {
  const { at, number, reaction } = one
  // several at once do not lie on one another
  const sway = ((number * 7) % 5) - 2
  return (
    <span
      className={at ? 'floats__one' : 'floats__one floats__one--apart'}
      style={{ '--sway': sway, ...(at && { '--x': `${Math.round(at.x)}px`, '--y': `${Math.round(at.y)}px` }) }}
    >
      <ReactionIcon reaction={reaction} />
      <bdi className="floats__name">{name}</bdi>
    </span>
  )
}
