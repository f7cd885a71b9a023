import type { Pictomania, Sheet } from '../../types.ts'
import { type ReactNode, useEffect } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Guesses, OutcomeTold, PileHeard, Rack, WordTold } from '../show/PileTold.tsx'
import { areAllPilesTold } from '../../open/what-comes.ts'
import { SheetOf } from '../show/SheetOf.tsx'
import { useToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { GoOn } from './GoOn.tsx'
import { MistakeButton, MistakeQuestion, useMistake } from './Mistake.tsx'
import { SheetsOnTable } from './SheetsOnTable.tsx'
import './Opening.css'

/** The drawing has ended: one pile of guesses after another is opened. */
export function Opening(props: ShownAtSeat<Pictomania>) {
  return (
    <ShowWords>
      <Piles {...props} />
    </ShowWords>
  )
}

function Piles(props: ShownAtSeat<Pictomania>) {
  const { opened, sheets, began } = props.open
  const { isAsking, ask } = useMistake(props)
  const onAsk = () => ask(true)
  const drawer = opened.at(-1)
  const sheet = drawer === undefined ? undefined : sheets[drawer]
  return (
    <>
      {drawer === undefined || !sheet ? (
        <PensDown {...props} onAsk={onAsk} />
      ) : (
        <OpenedPile key={drawer} {...props} onAsk={onAsk} drawer={drawer} sheet={sheet} name={`${began} ${drawer}`} />
      )}
      {isAsking && <MistakeQuestion {...props} onLeave={() => ask(false)} />}
    </>
  )
}

/** Whose answer the telling waits for; otherwise what is to be seen. The telling has a pace of its own, and nobody is hurried by a clock. */
function useHint({ open, seats, seat }: ShownAtSeat<Pictomania>): ReactNode {
  const { opening } = useShowWords()
  const nameOf = useNames(seats)
  const drawers = Object.keys(open.sheets).map(Number)
  if (open.heldFor !== null && open.heldFor !== seat) return <Named say={opening.held} name={nameOf(open.heldFor)} />
  if (open.opened.length > 0) return opening.place(open.opened.length, drawers.length)
  if (seat === null || !drawers.includes(seat)) return opening.pensDownHint
  return opening.yoursAt(drawers.indexOf(seat) + 1, drawers.length)
}

interface Asked extends ShownAtSeat<Pictomania> {
  onAsk(): void
}

function PensDown(props: Asked) {
  const { open, seats, clockAhead } = props
  const words = useShowWords()
  const hint = useHint(props)
  return (
    <>
      <Asking ask={words.opening.pensDown} hint={hint} due={null} clockAhead={clockAhead} />
      <SheetsOnTable sheets={open.sheets} seats={seats} round={open.round} />
      <GoOn {...props} button={words.opening.begin} gone={words.opening.gone} aside={<MistakeButton {...props} />} />
    </>
  )
}

interface Opened extends Asked {
  readonly drawer: Seat
  readonly sheet: Sheet
  /** Tells this pile from those of other rounds. */
  readonly name: string
}

function OpenedPile({ drawer, sheet, name, ...props }: Opened) {
  const { open, seat, seats, clockAhead } = props
  const words = useShowWords()
  const nameOf = useNames(seats)
  const told = useToldPile(sheet, name)
  const hint = useHint(props)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const { task } = sheet
  if (!task) return null
  const card = open.stand[task.letter]
  const pile = { open, sheet, drawer, seats, mine: seat, told }
  const drawings = Object.keys(open.sheets).length
  return (
    <>
      <Asking
        ask={drawer === seat ? words.opening.whatYours : <Named say={words.opening.what} name={nameOf(drawer)} />}
        hint={hint}
        due={null}
        clockAhead={clockAhead}
      />
      <div className="opened" data-told-pile>
        <div className="opened__drawing">
          <SheetOf sheet={sheet} drawer={drawer} seats={seats} />
        </div>
        <div className="opened__caption">
          <WordTold task={task} card={card} language={open.options.language} isTold={told.isWordTold} />
          <Rack {...pile} />
        </div>
        <div className="opened__pile">
          <Guesses {...pile} />
          <OutcomeTold {...pile} others={drawings - 1} />
          <PileHeard {...pile} word={card.words[task.number - 1] ?? ''} />
        </div>
      </div>
      <GoOn
        {...props}
        button={areAllPilesTold(open) ? words.opening.toPoints : words.opening.next}
        gone={words.opening.gone}
        aside={<MistakeButton {...props} />}
      />
    </>
  )
}
