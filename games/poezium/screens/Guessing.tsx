import { type Poezium, type Held, type Line, RIVAL } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from './board/Board.tsx'
import { Head } from './board/Head.tsx'
import { Near } from './board/Near.tsx'
import { People } from './board/People.tsx'
import { PoemSoFar } from './board/PoemSoFar.tsx'
import { HoldToGuess } from './guess/HoldToGuess.tsx'
import { PoeziumHints } from './learn/Hints.tsx'
import { LineHand } from './LineHand.tsx'
import { momentOf, useForMoment } from './moment.ts'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { SwapLine, SwapSign } from './SwapLine.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

interface Draft {
  readonly line: Line | null
  /** At my lines, choosing a story, or with one before my eyes. */
  readonly at: 'lines' | 'stories' | 'near'
  /** Where one came from, to go back there. */
  readonly from: 'lines' | 'stories'
  readonly number: number | null
}

/** My turn: a line with a chip on it, or a guess. */
export function Guessing({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Poezium> & { readonly held: Held }) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const [draft, setDraft] = useForMoment<Draft>(momentOf(open), { line: null, at: 'lines', from: 'lines', number: null })
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const chips = (seat !== null && open.chips[seat]) || 0
  const hasChip = chips > 0
  const at = draft.at === 'lines' && !hasChip ? 'stories' : draft.at
  const line = draft.line !== null && held.hand.includes(draft.line) ? draft.line : null
  const number = draft.number !== null && open.stories[draft.number - 1]?.isFaceUp ? draft.number : null
  const { guessing } = words
  const rival = open.rival && whoIs(RIVAL).name
  const laid = open.lines.filter(({ by }) => by === seat).length

  if (at === 'near' && number !== null)
    return (
      <Near
        open={open}
        clockAhead={clockAhead}
        verse={verse}
        number={number}
        title={guessing.sureTitle(number)}
        onMove={(next) => change({ number: next })}
        onClose={() => change({ at: draft.from })}
        foot={
          <HoldToGuess
            key={number}
            number={number}
            isBusy={isBusy}
            note={
              <>
                {guessing.letGo} {rival === null ? guessing.stakes(laid) : guessing.stakesAgainst(rival)}
              </>
            }
            onGuess={() => void take({ type: 'guess', number })}
          />
        }
      />
    )

  if (at === 'stories')
    return (
      <Board
        now="choosing"
        open={open}
        clockAhead={clockAhead}
        head={
          <div className="near-head">
            {hasChip && (
              <button type="button" className="near-head__sign" aria-label={guessing.toLines} onClick={() => change({ at: 'lines' })}>
                <Icon name="back" />
              </button>
            )}
            <h1>{hasChip ? guessing.askGuess : guessing.askOnlyGuess}</h1>
          </div>
        }
        hint={<PoeziumHints open={open} seat={seat} />}
        sheet={<PoemSoFar open={open} verse={verse} atMost={3} />}
        stories={
          <StoryTable
            stories={open.stories}
            guesses={open.guesses}
            whoIs={whoIs}
            chosen={number}
            isChoice
            onTap={(tapped) => change(tapped === number ? { at: 'near', from: 'stories' } : { number: tapped })}
          >
            {rival === null ? (
              <>
                <b>{guessing.gain(laid)}</b>
                <span>{guessing.cost}</span>
              </>
            ) : (
              <span>{guessing.hintGuessAgainst(rival)}</span>
            )}
          </StoryTable>
        }
        foot={
          <>
            <p className="poem-board__stakes hold__note">{rival === null ? guessing.stakes(laid) : guessing.stakesAgainst(rival)}</p>
            <div className="acting">
              <Button kind="primary" disabled={number === null} onClick={() => change({ at: 'near', from: 'stories' })}>
                {number === null ? guessing.pickStory : guessing.look(number)}
              </Button>
            </div>
          </>
        }
      />
    )

  const swap = {
    swapped: open.swapped,
    line,
    isBusy,
    onSwap: (away: Line) => void take({ type: 'swapLine', line: away }),
  }
  return (
    <Board
      now="guessing"
      open={open}
      clockAhead={clockAhead}
      head={
        <Head
          open={open}
          seat={seat}
          seats={seats}
          says={
            <h1>
              {guessing.yourTurn}
              <span className="unseen">: {guessing.ask}</span>
            </h1>
          }
        />
      }
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      stories={
        <StoryTable
          stories={open.stories}
          guesses={open.guesses}
          whoIs={whoIs}
          onTap={(tapped) => change({ at: 'near', from: 'lines', number: tapped })}
        />
      }
      sheet={
        <Sheet
          verse={verse}
          whoIs={whoIs}
          hint={open.hint}
          lines={open.lines}
          next={line !== null && seat !== null ? { line, who: whoIs(seat) } : null}
        />
      }
      hand={
        <LineHand hand={held.hand} verse={verse} chosen={line} onChoose={(tapped) => change({ line: tapped === line ? null : tapped })}>
          <SwapLine {...swap} verse={verse} />
        </LineHand>
      }
      foot={
        <div className="acting">
          <Button
            kind="primary"
            busy={isBusy}
            disabled={line === null}
            onClick={() => line !== null && void take({ type: 'addLine', line })}
          >
            {line === null ? guessing.pickLine : guessing.addLine}
          </Button>
          <Button onClick={() => change({ at: 'stories' })}>{guessing.toGuess}</Button>
          <SwapSign {...swap} />
        </div>
      }
    />
  )
}
