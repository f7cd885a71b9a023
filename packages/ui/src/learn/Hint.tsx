import { type ReactNode, useEffect, useRef } from 'react'
import { seeHint, turnHintsOff, useHints } from './hints.ts'
import { LearnWords, useLearnWords } from './words/index.tsx'
import './Hint.css'

/** Shorter than this, and nobody can have read it: then it comes again the next time. */
const readForAtLeastMs = 4000

export interface HintProps {
  /** Which one, unique among all games; null: nothing to say now. */
  readonly name: string | null
  /** The moment in the game it belongs to: when that is past, it has been seen. */
  readonly moment: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

/** A paper note for somebody who is here for the first time. It takes no focus, covers nothing, and comes once. */
export function Hint(props: HintProps) {
  return (
    <LearnWords>
      <Note {...props} />
    </LearnWords>
  )
}

function Note({ name, moment, picture, children }: HintProps) {
  const words = useLearnWords()
  const { areOff, seen } = useHints()
  const note = useRef<HTMLDivElement>(null)
  const isShown = name !== null && !areOff && !seen.includes(name)

  // the moment is no part of what happens here: it says when it is over
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!isShown) return undefined
    const since = Date.now()
    return () => {
      if (Date.now() - since >= readForAtLeastMs) seeHint(name)
    }
  }, [isShown, name, moment])

  const answer = (act: () => void) => () => {
    act()
    // the button goes away: the keyboard goes on from here
    note.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={note} className="hint" data-shown={isShown} tabIndex={-1}>
      <div className="hint__text" aria-live="polite">
        {isShown && (
          <p>
            <span className="unseen">{words.hint} </span>
            {children}
          </p>
        )}
      </div>
      {isShown && (
        <>
          <div className="hint__picture">{picture}</div>
          <div className="hint__answers">
            <button type="button" className="hint__got-it" onClick={answer(() => seeHint(name))}>
              {words.gotIt}
            </button>
            <button type="button" className="hint__no-more" onClick={answer(turnHintsOff)}>
              {words.noMore}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
