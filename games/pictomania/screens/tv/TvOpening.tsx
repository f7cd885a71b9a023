import type { Pictomania, Sheet } from '../../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { Guesses, OutcomeTold, PileHeard, Rack, WordTold } from '../show/PileTold.tsx'
import { SheetOf } from '../show/SheetOf.tsx'
import { useToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TvAwaited } from './TvAwaited.tsx'
import { TvHead } from './TvHead.tsx'
import { TvSheets } from './TvSheets.tsx'

/** One pile after another is opened before the whole room. */
export function TvOpening(props: Shown<Pictomania>) {
  const { open } = props
  const { opening } = useShowWords()
  const drawer = open.opened.at(-1)
  const sheet = drawer === undefined ? undefined : open.sheets[drawer]
  if (drawer === undefined || !sheet)
    return (
      <>
        <TvHead {...props} title={opening.pensDown} note={<HeldNote {...props} otherwise={opening.pensDownHint} />}>
          <TvAwaited {...props} />
        </TvHead>
        <TvSheets {...props} />
      </>
    )
  return <OpenedPile key={drawer} {...props} drawer={drawer} sheet={sheet} />
}

/** Whose answer the telling waits for, if it does. */
function HeldNote({ open, seats, otherwise }: Shown<Pictomania> & { readonly otherwise: string }) {
  const { opening } = useShowWords()
  const nameOf = useNames(seats)
  return open.heldFor === null ? otherwise : <Named say={opening.held} name={nameOf(open.heldFor)} />
}

function OpenedPile({ drawer, sheet, ...props }: Shown<Pictomania> & { readonly drawer: Seat; readonly sheet: Sheet }) {
  const { open, seats } = props
  const { opening } = useShowWords()
  const nameOf = useNames(seats)
  const told = useToldPile(sheet, `${open.began} ${drawer}`)
  const { task } = sheet
  if (!task) return null
  const card = open.stand[task.letter]
  const pile = { open, sheet, drawer, seats, mine: null, told }
  const drawings = Object.keys(open.sheets).length
  return (
    <>
      <TvHead
        {...props}
        title={<Named say={opening.what} name={nameOf(drawer)} />}
        note={<HeldNote {...props} otherwise={opening.place(open.opened.length, drawings)} />}
      >
        <TvAwaited {...props} />
      </TvHead>
      <div className="tv-opened" data-told-pile>
        <div className="tv-opened__drawing">
          <SheetOf sheet={sheet} drawer={drawer} seats={seats} />
        </div>
        <div className="tv-opened__pile panel">
          <Rack {...pile} />
          <Guesses {...pile} />
          <WordTold task={task} card={card} language={open.options.language} isTold={told.isWordTold} />
          <OutcomeTold {...pile} others={drawings - 1} />
          <PileHeard {...pile} word={card.words[task.number - 1] ?? ''} />
        </div>
      </div>
    </>
  )
}
