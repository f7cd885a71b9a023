import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, use } from 'react'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { AboutDrawing } from '../sheet/AboutDrawing.tsx'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { useSwipe } from '../stand/swipe.ts'
import { usePictomaniaWords } from '../words.tsx'

interface Props {
  readonly drawing: Seat
  readonly sheet: Sheet
  readonly isMine: boolean
  readonly seats: readonly Player[]
  nameOf(seat: Seat): string
  onStep(by: 1 | -1): void
  readonly round: number
  /** Back to my own sheet, or out of the round. */
  readonly leave: ReactNode
}

/** Somebody's drawing as the large paper; beside it who has guessed it so far, and the way to the next one. */
export function LargePaper({ drawing, sheet, round, isMine, seats, nameOf, onStep, leave }: Props) {
  const words = usePictomaniaWords()
  const by = seatAt(seats, drawing)
  const { menu } = use(FrameHostContext)
  const swipe = useSwipe(onStep)
  const cover = useCover({ isOff: sheet.isOff }, by)
  const label = sheetLabel(words, { strokes: sheet.strokes.length, pile: sheet.pile, by: isMine ? null : nameOf(drawing), nameOf })
  return (
    <section className="desk" data-for="guessing" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a finger drawn across: the arrows do the same */}
      <div className="desk__paper" {...swipe}>
        <Drawing key={drawing} strokes={sheet.strokes} colour={by?.colour} label={label} liveSeat={drawing} cover={cover} />
      </div>
      <div className="desk__tray">
        <ol className="pile" aria-label={words.drawing.pile}>
          {sheet.pile.map((laid) => {
            const guesser = seatAt(seats, laid.by)
            return (
              guesser && (
                <li key={laid.by}>
                  <CharmCard of={guesser} />
                  <span className="unseen">{guesser.name}</span>
                </li>
              )
            )
          })}
        </ol>
        <span className="desk__steps">
          <button type="button" className="desk__step" aria-label={words.drawing.previous} onClick={() => onStep(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" className="desk__step" aria-label={words.drawing.next} onClick={() => onStep(1)}>
            <Icon name="next" />
          </button>
        </span>
        <div className="desk__who">
          <p aria-hidden="true">{by && <PlayerName seat={by} />}</p>
          <AboutDrawing drawer={drawing} round={round} seats={seats} strokes={sheet.strokes} isOff={sheet.isOff} label={label} />
        </div>
        {leave}
        {/* only where the head has no place for it */}
        <span className="desk__menu">{menu}</span>
      </div>
    </section>
  )
}
