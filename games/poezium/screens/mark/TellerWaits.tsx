import { type Poezium, type Held, type LaidLine, MARKS } from '../../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { Head } from '../board/Head.tsx'
import { People } from '../board/People.tsx'
import { PoeziumHints } from '../learn/Hints.tsx'
import { MarkRing, Sheet } from '../Sheet.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { OwnStory } from './OwnStory.tsx'
import './Marking.css'

/** Somebody thinks about my story. A mark can be corrected until they act; then the slip is gone, and nothing else moves. */
export function TellerWaits({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const acting = open.turn === null ? '' : whoIs(open.turn).name
  const slipped = open.lines.filter(({ line }) => open.correctable.includes(line))
  return (
    <Board
      now="waits"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={<span>{words.telling.yourStory}</span>} />}
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={
        <>
          <h1>
            <Named say={words.guessing.teller} name={acting} />
          </h1>
          <p>{words.guessing.tellerHint}</p>
        </>
      }
      stories={<OwnStory open={open} held={held} />}
      sheet={<Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} correctable={open.correctable} />}
      foot={
        <div className="corrections">
          {slipped.map((laid) => (
            <Correction
              key={laid.line}
              laid={laid}
              text={slipped.length > 1 ? verse.lineText(laid.line) : words.guessing.slip}
              language={slipped.length > 1 ? verse.language : undefined}
              isBusy={isBusy}
              onCorrect={(mark) => void take({ type: 'correctMark', line: laid.line, mark })}
            />
          ))}
        </div>
      }
    />
  )
}

interface CorrectionProps {
  readonly laid: LaidLine
  readonly text: string
  readonly language: string | undefined
  readonly isBusy: boolean
  onCorrect(mark: (typeof MARKS)[number]): void
}

/** The other mark, why, and one button. A line whose time ran out has no mark: it can get either. */
function Correction({ laid, text, language, isBusy, onCorrect }: CorrectionProps) {
  const words = usePoeziumWords()
  return (
    <div className="correction-slip">
      {laid.mark !== null && <MarkRing mark={laid.mark === 'fits' ? 'doesNot' : 'fits'} />}
      <p lang={language}>{text}</p>
      {MARKS.filter((mark) => mark !== laid.mark).map((mark) => (
        <Button key={mark} className="correction" busy={isBusy} onClick={() => onCorrect(mark)}>
          <span className="unseen">{words.marking.correct} </span>
          {words.marking[mark]}
        </Button>
      ))}
    </div>
  )
}
