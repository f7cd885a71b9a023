import type { Poezium, LaidLine, Mark } from '../types.ts'
import { MARKS } from '../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { LineHand } from './LineHand.tsx'
import { Marking } from './Marking.tsx'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { Swapped } from './SwapLine.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

/** It is somebody else's turn; the storyteller marks, and may correct a slip of the hand. */
export function Onlooking({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const iTell = held !== null && seat === open.storyteller
  const isMarking = open.phase === 'marking'
  const asked = isMarking ? (open.lines.at(-1)?.line ?? null) : null
  const acting = open.turn === null ? '' : whoIs(open.turn).name
  const teller = open.storyteller === null ? '' : whoIs(open.storyteller).name
  const { guessing, marking } = words
  const canCorrect = ({ line }: LaidLine) => iTell && line !== asked && open.correctable.includes(line)
  const hasSlipped = open.lines.some(canCorrect)
  const corrections = (laid: LaidLine) =>
    canCorrect(laid) && (
      <Corrections laid={laid} isBusy={isBusy} onCorrect={(mark) => void take({ type: 'correctMark', line: laid.line, mark })} />
    )
  const question = isMarking ? (
    iTell ? (
      marking.ask
    ) : (
      <Named say={marking.others} name={teller} />
    )
  ) : (
    <Named say={iTell ? guessing.teller : guessing.others} name={acting} />
  )
  const hint = !iTell ? undefined : isMarking ? marking.hint : hasSlipped ? guessing.slip : guessing.tellerHint
  const isAwaitedAway = open.awaited.some((one) => isAway(one))
  return (
    <>
      <Asking ask={question} hint={hint} due={open.due} clockAhead={clockAhead}>
        {isAwaitedAway && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <div className="poezium__table">
        <StoryTable
          stories={open.stories}
          guesses={open.guesses}
          whoIs={whoIs}
          picked={iTell ? (held?.picked ?? null) : null}
          shown={open.shown}
        />
        <div className="poezium__side">
          <Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} asked={asked} actionOf={corrections} />
          <Swapped swapped={open.swapped} verse={verse} />
          {held && !(iTell && isMarking) && <LineHand hand={held.hand} verse={verse} />}
        </div>
      </div>
      {iTell && isMarking && asked !== null && (
        <Marking line={asked} verse={verse} isBusy={isBusy} onMark={(mark) => void take({ type: 'mark', line: asked, mark })} />
      )}
    </>
  )
}

interface CorrectionsProps {
  readonly laid: LaidLine
  readonly isBusy: boolean
  onCorrect(mark: Mark): void
}

function Corrections({ laid, isBusy, onCorrect }: CorrectionsProps) {
  const words = usePoeziumWords()
  return MARKS.filter((mark) => mark !== laid.mark).map((mark) => (
    <button key={mark} type="button" className="correction" disabled={isBusy} onClick={() => onCorrect(mark)}>
      <span className="unseen">{words.marking.correct} </span>
      {words.marking.correctTo[mark]}
    </button>
  ))
}
