import type { Open, Pictomania } from '../../types.ts'
import type { Seat } from '@figment/game-kit'
import { Named } from '@figment/ui/Named.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { endedBy } from './tokens.ts'
import { TvReveal } from './TvReveal.tsx'
import { TvTable } from './TvTable.tsx'
import { TvRound } from './TvTop.tsx'
import { useTvWords } from './words/index.tsx'

/** Pens down; then one pile after another is opened before the whole room. */
export function TvOpening(props: Shown<Pictomania>) {
  const { open, seats } = props
  const { opening } = useShowWords()
  const { drawing } = useTvWords()
  const nameOf = useNames(seats)
  const drawer = open.opened.at(-1)
  const sheet = drawer === undefined ? undefined : open.sheets[drawer]
  if (drawer !== undefined && sheet?.task)
    return <TvReveal key={drawer} {...props} drawer={drawer} sheet={sheet} task={sheet.task} note={<SaidSoFar {...props} />} />
  const by = endedBy(open)
  // who ended it is told first, unless there is something newer
  if (by !== null && open.heldFor === null && saidBy(open) === undefined)
    return <TvTable {...props} title={<Named say={drawing.endedBy} name={nameOf(by)} />} says="sentence" />
  return <TvTable {...props} title={opening.pensDown} note={<SaidSoFar {...props} />} />
}

/** Who has owned up to a mix-up that is not told yet. */
const saidBy = ({ sheets, opened }: Open): Seat | undefined =>
  Object.keys(sheets)
    .map(Number)
    .find((seat) => sheets[seat]?.isWrong && !opened.includes(seat))

/** Whose answer the telling waits for, or who has owned up to a mix-up; otherwise the round. */
function SaidSoFar({ open, seats }: Shown<Pictomania>) {
  const { opening } = useShowWords()
  const { drawing } = useTvWords()
  const nameOf = useNames(seats)
  const by = saidBy(open)
  if (open.heldFor !== null) return <Named say={opening.held} name={nameOf(open.heldFor)} />
  if (by !== undefined) return <Named say={drawing.somethingElse} name={nameOf(by)} />
  return <TvPlace open={open} />
}

function TvPlace({ open }: Pick<Shown<Pictomania>, 'open'>) {
  const { reveal } = useTvWords()
  return (
    <>
      <TvRound open={open} withLevel={false} />
      {open.opened.length > 0 && ` · ${reveal.place(open.opened.length, Object.keys(open.sheets).length)}`}
    </>
  )
}
