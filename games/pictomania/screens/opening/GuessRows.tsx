import type { Open, Sheet, ShownGuess } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { UndoIcon } from '../icons.tsx'
import { wordsMeant } from '../show/pile.ts'
import { PointToken } from '../show/PointToken.tsx'
import type { ToldPile } from '../show/told-pile.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './GuessRows.css'

interface Props {
  readonly open: Pick<Open, 'stand' | 'options'>
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly mine: Seat | null
  readonly told: ToldPile
  /** What was to be drawn. */
  readonly word: string
}

/** Face down; face up without a verdict; right, wrong; or gone back unseen. */
type State = 'down' | 'up' | 'right' | 'wrong' | 'back'

function stateOf({ shown, at, told, isWrong }: { shown: ShownGuess | null; at: number; told: ToldPile; isWrong: boolean }): State {
  if (isWrong) return told.isWordTold ? 'back' : 'down'
  if (!shown || at >= told.turned) return 'down'
  if (at >= told.judged) return 'up'
  return shown.isRight ? 'right' : 'wrong'
}

/** The guesses on one drawing, the first one first. All that will stand in a row has its place from the beginning: nothing moves the drawing. */
export function GuessRows({ open, sheet, drawer, seats, mine, told, word }: Props) {
  const { opening, you } = useShowWords()
  const nameOf = useNames(seats)
  const colour = seatAt(seats, drawer)?.colour
  if (sheet.pile.length === 0) return <p className="told-rows__none">{opening.noGuess}</p>
  return (
    <ol className="told-rows" aria-label={opening.pile} style={{ '--count': sheet.pile.length }}>
      {sheet.pile.map(({ by, shown }, at) => {
        const guesser = seatAt(seats, by)
        const state = stateOf({ shown, at, told, isWrong: sheet.isWrong })
        const isUp = state === 'up' || state === 'right' || state === 'wrong'
        return (
          <li
            key={by}
            className="told-row"
            data-state={state}
            data-mine={by === mine}
            data-seat={by}
            style={{ '--player': guesser && `var(--player-${guesser.colour})`, '--at': at }}
          >
            <span className="told-card" data-up={isUp}>
              <span className="told-card__face">{isUp && shown?.number}</span>
              <span className="told-card__back" aria-hidden="true" />
            </span>
            {guesser && <PlayerMark colour={guesser.colour} shape={guesser.shape} size="small" />}
            <span className="told-row__text">
              <bdi className="told-row__who">{by === mine ? you : nameOf(by)}</bdi>
              {shown && <Meant shown={shown} open={open} word={word} />}
              {state === 'back' && (
                <span className="told-row__back">
                  <UndoIcon />
                  {opening.wentBack}
                </span>
              )}
            </span>
            <span className="told-row__end">
              {state === 'wrong' && <Icon name="close" />}
              {state === 'right' &&
                (shown && shown.stars > 0 ? (
                  <span className="told-row__token" data-won={by}>
                    <PointToken stars={shown.stars} colour={colour} />
                  </span>
                ) : (
                  <Icon name="check" />
                ))}
              {(state === 'right' || state === 'wrong' || state === 'down') && (
                <span className="unseen">{state === 'down' ? opening.faceDown : opening[state]}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What somebody had in mind; of a bare number, all that it could have been. The verdict has other words than the card before it. */
function Meant({ shown: { number, letter, isRight }, open, word }: { readonly shown: ShownGuess } & Pick<Props, 'open' | 'word'>) {
  const { opening } = useShowWords()
  const meant = wordsMeant({ number, letter }, open)
  return (
    <span className="told-row__meant" lang={open.options.language}>
      <span data-when="up">{opening.either(meant)}</span>
      <span data-when="judged">{isRight ? (letter ? meant[0] : word) : `${number} · ${opening.meant(meant)}`}</span>
    </span>
  )
}
