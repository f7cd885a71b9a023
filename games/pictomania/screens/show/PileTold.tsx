import { type Card, LETTERS, type Open, type Sheet, type ShownGuess } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { flyFrom } from '@figment/ui/motion.ts'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { outcomeOf, rackOf, rightGuessesOn, type ToldGuess, toldGuesses } from './pile.ts'
import { PointToken } from './PointToken.tsx'
import { clock } from './time.ts'
import type { ToldPile } from './told-pile.ts'
import { useNames, Who } from './Who.tsx'
import { useShowWords } from './words/index.tsx'
import './PileTold.css'

interface Props {
  readonly open: Pick<Open, 'stand' | 'options'>
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly seats: readonly Player[]
  readonly mine: Seat | null
  readonly told: ToldPile
}

/** The guesses on one drawing, in the order in which they came; each turns over when it is its time. */
export function Guesses({ open, sheet, drawer, seats, mine, told }: Props) {
  const words = useShowWords()
  const list = useRef<HTMLOListElement>(null)
  useTravellingTokens(list, told)
  const colour = seatAt(seats, drawer)?.colour
  return (
    <ol ref={list} className="guesses" aria-label={words.opening.pile} data-count={sheet.pile.length}>
      {toldGuesses(sheet).map((guess, at) => {
        const shown = at < told.turned ? guess.shown : null
        const isJudged = at < told.judged
        const state = stateOf(shown, { isJudged, isBack: sheet.isWrong && told.isWordTold })
        return (
          <li key={guess.by} className="guess" data-state={state} data-mine={guess.by === mine}>
            <GuessCard number={shown?.number ?? null} />
            <span className="guess__who">
              <Who seat={guess.by} seats={seats} />
              <When guess={guess} seats={seats} />
            </span>
            {shown && <Meant shown={shown} open={open} />}
            <span className="guess__verdict">
              {shown && isJudged && <Icon name={shown.isRight ? 'check' : 'close'} />}
              <span className={state === 'back' ? undefined : 'unseen'}>{verdictOf(state, words.opening)}</span>
            </span>
            {shown && isJudged && shown.stars > 0 && (
              <span className="guess__token" data-won={guess.by}>
                <PointToken stars={shown.stars} colour={colour} />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type State = 'down' | 'up' | 'right' | 'wrong' | 'back'

function stateOf(shown: ShownGuess | null, { isJudged, isBack }: { readonly isJudged: boolean; readonly isBack: boolean }): State {
  if (!shown) return isBack ? 'back' : 'down'
  if (!isJudged) return 'up'
  return shown.isRight ? 'right' : 'wrong'
}

const verdictOf = (state: State, words: Readonly<Record<'right' | 'wrong' | 'back' | 'faceDown', string>>): string =>
  state === 'down' ? words.faceDown : state === 'up' ? '' : words[state]

/** A guess card, face down until its number is known. */
function GuessCard({ number }: { readonly number: number | null }) {
  return (
    <span className="guess-card" data-up={number !== null}>
      <span className="guess-card__face">{number}</span>
      <span className="guess-card__back" aria-hidden="true" />
    </span>
  )
}

/** The word that somebody had in mind; of a bare number, what it could have been. */
function Meant({ shown: { number, letter, isRight }, open }: { readonly shown: ShownGuess } & Pick<Props, 'open'>) {
  const { opening } = useShowWords()
  const wordsOf = letter ? [letter] : isRight ? [] : LETTERS
  const meant = wordsOf.map((one) => open.stand[one].words[number - 1] ?? '')
  if (meant.length === 0) return null
  return (
    <i className="guess__meant" lang={open.options.language}>
      {isRight ? meant[0] : opening.meant(meant)}
    </i>
  )
}

/** The order in which they reached the table decides: so it is told how close it was. */
function When({ guess: { at, after }, seats }: { readonly guess: ToldGuess; readonly seats: readonly Player[] }) {
  const { opening } = useShowWords()
  const { later } = usePictomaniaWords()
  const nameOf = useNames(seats)
  return (
    <small className="guess__when">
      {after ? <Named say={(name) => later(after.gap, name)} name={nameOf(after.by)} /> : opening.first(clock(at))}
    </small>
  )
}

/** The point tokens of whoever drew; each right guess takes the best that is left. */
export function Rack({ sheet, drawer, seats, told }: Omit<Props, 'mine' | 'open'>) {
  const words = useShowWords()
  const colour = seatAt(seats, drawer)?.colour
  const takers = sheet.pile.slice(0, told.judged).map(({ by }) => by)
  return (
    <ul className="rack" aria-label={words.opening.tokens} data-over={told.isOver}>
      {rackOf(sheet).map(({ stars, by }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one star are told apart by their place
        <li key={at} data-rack={by ?? undefined} data-left={by === null}>
          <PointToken stars={stars} colour={colour} isGone={by !== null && takers.includes(by)} />
        </li>
      ))}
    </ul>
  )
}

/** What was to be drawn; a question until it is told. */
export function WordTold({ task, card, language, isTold }: Word & { readonly isTold: boolean }) {
  return (
    <p className="word-told" data-told={isTold}>
      <span className="word-told__place">{isTold ? `${task.letter}${task.number}` : '?'}</span>
      {isTold ? (
        <span className="word-told__text" lang={language}>
          <b>
            <TheWord of={card.words[task.number - 1]} />
          </b>
          {card.theme !== '' && <small>{card.theme}</small>}
        </span>
      ) : (
        <span className="word-told__text" aria-hidden="true">
          <b>…</b>
        </span>
      )}
    </p>
  )
}

export interface Word {
  readonly task: NonNullable<Sheet['task']>
  readonly card: Card
  readonly language: string
}

/** How it ended, in a sentence. */
export function OutcomeTold({ sheet, drawer, seats, mine, told, others }: Omit<Props, 'open'> & { readonly others: number }) {
  const words = useShowWords()
  const { stars } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const outcome = outcomeOf(sheet, others)
  const left = sheet.pointTokens.reduce((sum, token) => sum + token, 0)
  return (
    <p className="outcome" data-shown={told.isOver}>
      {outcome === 'wrongDrawing' && drawer === mine && words.opening.wrongDrawingYours}
      {outcome === 'wrongDrawing' && drawer !== mine && <Named say={words.opening.wrongDrawing} name={nameOf(drawer)} />}
      {outcome === 'some' && <b>{words.opening.some(rightGuessesOn(sheet), others)}</b>}
      {(outcome === 'everybody' || outcome === 'nobody' || outcome === 'noGuess') && <b>{words.opening[outcome]}</b>}
      {left > 0 && <> {words.opening.left(stars(left))}</>}
    </p>
  )
}

/** For screen readers: what has just turned over. */
export function PileHeard({ sheet, seats, told, word }: Pick<Props, 'sheet' | 'seats' | 'told'> & { readonly word: string }) {
  const words = useShowWords()
  const { stars } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const last = sheet.pile[told.judged - 1]
  const heard = () => {
    if (told.isWordTold && told.judged === 0) return words.opening.saidWord(word)
    if (!last?.shown) return ''
    const { number, isRight } = last.shown
    return isRight
      ? words.opening.saidRight(nameOf(last.by), number, stars(last.shown.stars))
      : words.opening.saidWrong(nameOf(last.by), number)
  }
  return (
    <p className="unseen" aria-live="polite">
      {heard()}
    </p>
  )
}

/** A token goes from its rack to whoever has just won it. */
function useTravellingTokens(list: RefObject<HTMLOListElement | null>, { judged, isRunning }: ToldPile): void {
  const before = useRef(judged)
  useLayoutEffect(() => {
    const isNew = judged > before.current
    before.current = judged
    if (!isNew || !isRunning) return
    const row = list.current?.children[judged - 1]
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    const token = row?.querySelector<HTMLElement>('[data-won]')
    const home = token && list.current?.closest('[data-told-pile]')?.querySelector(`[data-rack="${token.dataset.won}"]`)
    if (token && home) flyFrom(token, home.getBoundingClientRect(), { delay: 260, duration: 620, scale: 1 })
  }, [list, judged, isRunning])
}
