import { type Poezium, type Held, type LaidLine, MARKS, type Mark } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { RIVAL } from '../../types.ts'
import { Board } from '../board/Board.tsx'
import { Head } from '../board/Head.tsx'
import { PoeziumHints } from '../learn/Hints.tsx'
import { Rival } from '../rival/Rival.tsx'
import { Sheet } from '../Sheet.tsx'
import { useVerse } from '../verse.ts'
import { WhoMark } from '../WhoMark.tsx'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { OwnStory } from './OwnStory.tsx'
import './Marking.css'

interface Props extends ShownAtSeat<Poezium> {
  readonly held: Held
  readonly asked: LaidLine
}

/** The storyteller judges a line: the story, the line, and two answers of one size, neither of which asks to be pressed. */
export function Marking({ open, held, asked, seat, seats, clockAhead, play }: Props) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const isSeen = useIsSeen(asked.line)
  const maker = whoIs(asked.by)
  const { marking } = words
  const mark = (as: Mark) => {
    if (!isSeen || isBusy) return
    navigator.vibrate?.(12)
    void take({ type: 'mark', line: asked.line, mark: as })
  }
  return (
    <Board
      now="marking"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={<span>{words.telling.yourStory}</span>} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      sheet={<Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines.slice(0, -1)} correctable={open.correctable} />}
      stories={<OwnStory open={open} held={held} />}
      ask={
        <div className="asked">
          <div className="asked__slip" key={asked.line}>
            {asked.by === RIVAL && (
              <span className="asked__rival">
                <Rival mood="calm" />
              </span>
            )}
            <p className="asked__line" data-line={asked.line} data-mark={asked.mark ?? 'none'}>
              {asked.by !== RIVAL && <WhoMark who={maker} size="medium" />}
              <span>
                <small>
                  <Named say={asked.by === RIVAL ? marking.addsAtRandom : marking.adds} name={maker.name} />
                </small>
                <span lang={verse.language}>{verse.lineText(asked.line)}</span>
              </span>
            </p>
          </div>
          <h1>{marking.ask}</h1>
          <p>{asked.by === RIVAL ? marking.bothCorrectable : marking.hint}</p>
        </div>
      }
      foot={
        <div className="marking">
          {MARKS.map((as) => (
            <button
              key={as}
              type="button"
              className="marking__mark"
              data-mark={as}
              aria-busy={isBusy}
              aria-disabled={!isSeen}
              onClick={() => mark(as)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
                const other =
                  event.key === 'ArrowLeft' ? event.currentTarget.previousElementSibling : event.currentTarget.nextElementSibling
                if (other instanceof HTMLElement) other.focus()
              }}
            >
              <span className="mark-ring" data-mark={as} aria-hidden="true">
                <Icon name={as === 'fits' ? 'check' : 'close'} />
              </span>
              {marking[as]}
            </button>
          ))}
        </div>
      }
    />
  )
}

/** Nobody reads a line in less. */
const glanceMs = 500

/** A line can come under a finger that was meant for the one before: until it can have been read, presses are not for it. */
function useIsSeen(line: number): boolean {
  const [seen, setSeen] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(line), glanceMs)
    return () => clearTimeout(timer)
  }, [line])
  return seen === line
}
