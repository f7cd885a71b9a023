import type { Pictomania, Sheet } from '../../types.ts'
import { useEffect } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Guesses, OutcomeTold, PileHeard, Rack, WordTold } from '../show/PileTold.tsx'
import { SheetOf } from '../show/SheetOf.tsx'
import { useToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { GoOn } from './GoOn.tsx'
import { Mistake } from './Mistake.tsx'
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
  const drawer = opened.at(-1)
  const sheet = drawer === undefined ? undefined : sheets[drawer]
  return drawer === undefined || !sheet ? (
    <PensDown {...props} />
  ) : (
    <OpenedPile key={drawer} {...props} drawer={drawer} sheet={sheet} name={`${began} ${drawer}`} />
  )
}

function PensDown(props: ShownAtSeat<Pictomania>) {
  const { open, seats, clockAhead } = props
  const words = useShowWords()
  return (
    <>
      <Asking ask={words.opening.pensDown} hint={words.opening.pensDownHint} due={open.due} clockAhead={clockAhead} />
      <SheetsOnTable sheets={open.sheets} seats={seats} />
      <div className="opening__aside">
        <Mistake {...props} />
      </div>
      <GoOn {...props} button={words.opening.begin} gone={words.opening.gone} />
    </>
  )
}

interface Opened extends ShownAtSeat<Pictomania> {
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
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const { task } = sheet
  if (!task) return null
  const card = open.stand[task.letter]
  const pile = { sheet, drawer, seats, mine: seat, told }
  const drawings = Object.keys(open.sheets).length
  return (
    <>
      <Asking
        ask={drawer === seat ? words.opening.whatYours : <Named say={words.opening.what} name={nameOf(drawer)} />}
        hint={words.opening.place(open.opened.length, drawings)}
        due={open.due}
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
          <Mistake {...props} />
        </div>
      </div>
      <GoOn {...props} button={open.opened.length === drawings ? words.opening.toPoints : words.opening.next} gone={words.opening.gone} />
    </>
  )
}
