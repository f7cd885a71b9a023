import { LETTERS, type Guess, type Held, type Open, type Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import type { Seat } from '@figment/game-kit'
import { useCover } from '../sheet/cover.tsx'
import { AboutDrawing } from '../sheet/AboutDrawing.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { GuessingHint } from '../learn/Hints.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { columnsOf } from '../stand/columns.ts'
import { WordTable } from '../stand/WordTable.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { NumberKeys } from './NumberKeys.tsx'
import { Pile } from './Pile.tsx'
import { doingOf, placeOnPile } from './standing.ts'
import './CloseUp.css'

interface Props {
  readonly open: Open
  readonly drawing: Seat
  readonly drawers: readonly Seat[]
  readonly held: Held | null
  readonly seat: Seat | null
  /** My own sheet, if I play in this round. */
  readonly mine: Sheet | undefined
  readonly seats: readonly Player[]
  readonly isBusy: boolean
  nameOf(seat: Seat): string
  onGuess(drawing: Seat, guess: Guess): void
  onOpen(drawing: Seat | null): void
}

/** A drawing held up close, and under it the numbers that it may be. */
export function CloseUp(props: Props) {
  const words = usePictomaniaWords()
  const { open, drawing, drawers, held, seat, mine, seats, isBusy, nameOf, onGuess, onOpen } = props
  const [pointed, setPointed] = useState<{ readonly drawing: Seat; readonly guess: Guess } | null>(null)
  const sheet = open.sheets[drawing]
  const by = seats.find((one) => one.seat === drawing)
  const cover = useCover({ isOff: sheet?.isOff ?? false }, by)
  if (!sheet) return null
  const isMine = drawing === seat
  const title = isMine ? words.sheet.own : words.sheet.of(isolated(nameOf(drawing)))
  const label = sheetLabel(words, { strokes: sheet.strokes.length, pile: sheet.pile, by: isMine ? null : nameOf(drawing), nameOf })
  const guesses = held?.guesses ?? {}
  const guess = guesses[drawing] ?? null
  const mayGuess = mine !== undefined && mine.finish === null && !isMine && guess === null && !sheet.isOff
  const armed = mayGuess && pointed?.drawing === drawing ? pointed.guess : null
  const played = Object.values(guesses)
  const usedOn = (number: number) => {
    const on = Object.entries(guesses).find(([, one]) => one === number)?.[0]
    return on === undefined ? null : nameOf(Number(on))
  }
  const step = (by: number) => onOpen(drawers[(drawers.indexOf(drawing) + by + drawers.length) % drawers.length] ?? drawing)
  const columns = columnsOf(open.stand)
    .map((share) => `minmax(0, ${share}fr)`)
    .join(' ')
  return (
    <Dialog kind="full" title={title} open onClose={() => onOpen(null)}>
      <div className="close-up" data-guessing={mayGuess}>
        <div className="close-up__head">
          <button type="button" className="close-up__step" aria-label={words.drawing.previous} onClick={() => step(-1)}>
            <Icon name="back" />
          </button>
          <p className="close-up__who">
            {by && <PlayerName seat={by} />}
            <span className="close-up__doing">{isMine ? words.sheet.own : words.drawing.state[doingOf(sheet)]}</span>
            <AboutDrawing drawer={drawing} round={open.round} seats={seats} strokes={sheet.strokes} isOff={sheet.isOff} label={label} />
          </p>
          <button type="button" className="close-up__step" aria-label={words.drawing.next} onClick={() => step(1)}>
            <Icon name="next" />
          </button>
        </div>
        <div className="close-up__place">
          <div className="close-up__sheet">
            <Pile pile={sheet.pile} seats={seats} />
            <Drawing key={drawing} strokes={sheet.strokes} colour={by?.colour} label={label} liveSeat={drawing} cover={cover} />
          </div>
        </div>
        <div className="close-up__side" style={{ '--columns': columns }}>
          <GuessingHint open={open} seat={seat} />
          {mayGuess ? (
            <>
              <p className="close-up__letters" aria-hidden="true">
                {LETTERS.map((letter) => (
                  <span key={letter}>
                    <b>{letter}</b> <i lang={open.options.language}>{open.stand[letter].theme}</i>
                  </span>
                ))}
              </p>
              <NumberKeys
                // a new drawing is another question
                key={drawing}
                stand={open.stand}
                language={open.options.language}
                ownNumber={held?.task?.number ?? null}
                usedOn={usedOn}
                armed={armed}
                onArm={(one) => setPointed(one && { drawing, guess: one })}
                onGuess={(one) => onGuess(drawing, one)}
              />
            </>
          ) : (
            <WordTable stand={open.stand} language={open.options.language} task={held?.task ?? null} played={played} />
          )}
        </div>
        <div className="close-up__foot" aria-live="polite">
          {mayGuess && mine.firstGuessAt === null && <p className="close-up__warning">{words.drawing.firstGuess}</p>}
          {armed !== null && (
            <Button kind="primary" busy={isBusy} onClick={() => onGuess(drawing, armed)}>
              {words.drawing.guessNumber(armed.number)}
            </Button>
          )}
          {mayGuess && armed === null && <p>{words.drawing.hold}</p>}
          {guess !== null && <Laid guess={guess} sheet={sheet} seat={seat} nameOf={nameOf} />}
        </div>
      </div>
    </Dialog>
  )
}

interface LaidProps {
  readonly guess: number
  readonly sheet: Sheet
  readonly seat: Seat | null
  nameOf(seat: Seat): string
}

/** My guess lies there, and which it was. */
function Laid({ guess, sheet, seat, nameOf }: LaidProps) {
  const words = usePictomaniaWords()
  const placed = seat === null ? null : placeOnPile(sheet.pile, seat)
  const order =
    placed === null
      ? ''
      : placed.before === null
        ? words.drawing.laidFirst
        : `${words.place(placed.place)}, ${words.later(placed.before.milliseconds, isolated(nameOf(placed.before.to)))}`
  return (
    <p className="close-up__laid">
      <b>{words.drawing.laid(guess)}</b> {order}
    </p>
  )
}
