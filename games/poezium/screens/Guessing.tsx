import { type Poezium, type Held, type Line, RIVAL } from '../types.ts'
import { useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { LineHand } from './LineHand.tsx'
import { momentOf, useForMoment } from './moment.ts'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { SwapLine } from './SwapLine.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

interface Draft {
  readonly line: Line | null
  readonly isGuessing: boolean
  readonly number: number | null
  /** The last question before a guess that cannot be taken back. */
  readonly isAsked: boolean
}

/** My turn: a line with a chip on it, or a guess. */
export function Guessing({ open, held, seat, seats, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const hand = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useForMoment<Draft>(momentOf(open), { line: null, isGuessing: false, number: null, isAsked: false })
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const chips = (seat !== null && open.chips[seat]) || 0
  const hasChip = chips > 0
  const isGuessing = draft.isGuessing || !hasChip
  const line = draft.line !== null && held.hand.includes(draft.line) ? draft.line : null
  const number = draft.number !== null && open.stories[draft.number - 1]?.isFaceUp ? draft.number : null
  const { guessing } = words
  const rival = open.rival && whoIs(RIVAL).name
  // with a rival there is one guess for the whole round
  const hintGuess = rival === null ? guessing.hintGuess : guessing.hintGuessAgainst(rival)
  const ask = !hasChip ? guessing.askOnlyGuess : isGuessing ? guessing.askGuess : guessing.ask
  return (
    <>
      <Asking ask={ask} hint={isGuessing ? hintGuess : words.chipsLeft(chips)} due={open.due} clockAhead={clockAhead} />
      <div className="poezium__table">
        <StoryTable
          stories={open.stories}
          guesses={open.guesses}
          whoIs={whoIs}
          chosen={isGuessing ? number : null}
          onChoose={isGuessing ? (tapped) => change({ number: tapped === number ? null : tapped }) : undefined}
          closeUp={{ label: words.stories.guess, onPress: (tapped) => change({ isGuessing: true, number: tapped, isAsked: true }) }}
        />
        <div className="poezium__side">
          <Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} />
          {!isGuessing && (
            <div className="poezium__hand" ref={hand}>
              <LineHand
                hand={held.hand}
                verse={verse}
                chosen={line}
                onChoose={(tapped) => change({ line: tapped === line ? null : tapped })}
              />
              <SwapLine
                swapped={open.swapped}
                verse={verse}
                line={line}
                isBusy={isBusy}
                onSwap={(away) => void take({ type: 'swapLine', line: away })}
              />
            </div>
          )}
        </div>
      </div>
      <Dock>
        <div className="acting">
          {isGuessing ? (
            <>
              <Button kind="primary" busy={isBusy} disabled={number === null} onClick={() => change({ isAsked: true })}>
                {number === null ? guessing.pickStory : guessing.guess(number)}
              </Button>
              {hasChip && <Button onClick={() => change({ isGuessing: false })}>{guessing.toLines}</Button>}
            </>
          ) : (
            <>
              {line === null ? (
                // on a small screen the hand lies below the poem
                <Button onClick={() => hand.current?.scrollIntoView({ block: 'center' })}>{guessing.pickLine}</Button>
              ) : (
                <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'addLine', line })}>
                  {guessing.addLine}
                </Button>
              )}
              <Button onClick={() => change({ isGuessing: true, isAsked: false })}>{guessing.toGuess}</Button>
            </>
          )}
        </div>
      </Dock>
      {number !== null && (
        <Confirm
          title={guessing.sureTitle(number)}
          text={rival === null ? guessing.sure : guessing.sureAgainst(rival)}
          yes={guessing.yes}
          open={draft.isAsked}
          onYes={() => {
            change({ isAsked: false })
            void take({ type: 'guess', number })
          }}
          onClose={() => change({ isAsked: false })}
        />
      )}
    </>
  )
}
