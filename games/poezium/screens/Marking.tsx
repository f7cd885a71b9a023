import { type Line, MARKS, type Mark } from '../types.ts'
import { useEffect, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words.tsx'
import './Marking.css'

interface Props {
  readonly line: Line
  readonly verse: Spoken
  readonly isBusy: boolean
  onMark(mark: Mark): void
}

/** The storyteller's two words, as large as a thumb. */
export function Marking({ line, verse, isBusy, onMark }: Props) {
  const words = usePoeziumWords()
  const isSeen = useIsSeen(line)
  return (
    <Dock>
      <div className="marking">
        <p key={line} className="marking__line" lang={verse.language}>
          {verse.lineText(line)}
        </p>
        {[...MARKS].reverse().map((mark) => (
          <button
            key={mark}
            type="button"
            className="marking__mark"
            data-mark={mark}
            aria-busy={isBusy}
            aria-disabled={!isSeen}
            onClick={() => isSeen && !isBusy && onMark(mark)}
          >
            <Icon name={mark === 'fits' ? 'check' : 'close'} />
            {words.marking[mark]}
          </button>
        ))}
      </div>
    </Dock>
  )
}

/** Nobody reads a line in less. */
const glanceMs = 500

/** A line can come under a finger that was meant for the one before: until it can have been read, presses are not for it. */
function useIsSeen(line: Line): boolean {
  const [seen, setSeen] = useState<Line | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(line), glanceMs)
    return () => clearTimeout(timer)
  }, [line])
  return seen === line
}
