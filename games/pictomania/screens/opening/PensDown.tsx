import type { Pictomania } from '../../types.ts'
import { type ReactNode, useRef, useState } from 'react'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { wordOf } from '../../open/word.ts'
import { Head } from '../drawing/Head.tsx'
import { Tiles } from '../drawing/Tiles.tsx'
import { SheetOf } from '../show/SheetOf.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { GoOn } from './GoOn.tsx'
import { useHint } from './hint.tsx'
import './PensDown.css'

interface Props extends ShownAtSeat<Pictomania> {
  readonly aside: ReactNode
}

/** All sheets once more, mine in a ring: the last moment to see that I drew something else. */
export function PensDown({ aside, ...props }: Props) {
  const { open, held, seat, seats, isAway } = props
  const { opening, mistake } = useShowWords()
  const { drawing } = usePictomaniaWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<Seat | null>(null)
  const task = held?.task ?? null
  const hint = useHint(
    props,
    task && (
      <>
        {opening.yourWord} <b lang={open.options.language}>{wordOf(open.stand, task)}</b>
      </>
    ),
  )
  const drawers = Object.keys(open.sheets).map(Number)
  const sheet = shown === null ? undefined : open.sheets[shown]
  const note = seat !== null && drawers.includes(seat) ? opening.yoursAt(drawers.indexOf(seat) + 1) : opening.pensDownHint
  const tags = Object.fromEntries(drawers.flatMap((one) => (open.sheets[one]?.isWrong ? [[one, mistake.tag]] : [])))
  return (
    <Frame
      now="pens-down"
      head={
        <Head heading={heading} sign={task && <TaskCards letter={task.letter} number={task.number} />} hint={hint}>
          {opening.pensDown}
        </Head>
      }
      desk={
        shown !== null && sheet ? (
          <button type="button" className="pens-down__close-look" aria-label={drawing.everyone} onClick={() => setShown(null)}>
            <SheetOf sheet={sheet} drawer={shown} seats={seats} />
          </button>
        ) : (
          <Tiles
            kind="gallery"
            label={drawing.all}
            drawers={drawers}
            open={open}
            held={held}
            seat={seat}
            seats={seats}
            isAway={isAway}
            tags={tags}
            onOpen={setShown}
          />
        )
      }
      stand={
        <div className="pens-down__foot">
          <p>{note}</p>
          <GoOn {...props} button={opening.next} aside={aside} />
        </div>
      }
    />
  )
}

const TaskCards = ({ letter, number }: { readonly letter: string; readonly number: number }) => (
  <span className="own-task__cards" aria-hidden="true">
    <i>{letter}</i>
    <i>{number}</i>
  </span>
)
