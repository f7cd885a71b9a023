import { type Pictomania, LETTERS, type Sheet, type ShownGuess, type Task } from '../../types.ts'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { UndoIcon } from '../icons.tsx'
import { outcomeOf, rackOf } from '../show/pile.ts'
import { PileHeard } from '../show/PileHeard.tsx'
import { PointToken } from '../show/PointToken.tsx'
import { SheetOf } from '../show/SheetOf.tsx'
import { type ToldPile, useToldPile } from '../show/told-pile.ts'
import { useNames, Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { flyAlongTheGaps } from './flight.ts'
import { pileName } from './reveal.ts'
import { TvMiddle } from './TvMiddle.tsx'
import { TvMistake } from './TvMistake.tsx'
import { useTvWords } from './words/index.tsx'
import './TvReveal.css'

interface Props extends Shown<Pictomania> {
  readonly drawer: Seat
  readonly sheet: Sheet
  readonly task: Task
  /** The round and how far it is told, or what all should know. */
  readonly note: ReactNode
}

/** One drawing, large; beside it the guesses as they turn, the word, and the middle of the table. */
export function TvReveal({ drawer, sheet, task, note, ...props }: Props) {
  const { open, seats } = props
  const { opening } = useShowWords()
  const { reveal } = useTvWords()
  const nameOf = useNames(seats)
  const told = useToldPile(sheet, pileName(open, drawer))
  const stage = useRef<HTMLDivElement>(null)
  useTravellingTokens(stage, told)
  const by = seatAt(seats, drawer)
  const card = open.stand[task.letter]
  const word = card.words[task.number - 1] ?? ''
  const pile = { open, sheet, drawer, seats, told }
  return (
    <div ref={stage} className="tv-stage tv-reveal" data-wrong={sheet.isWrong}>
      <header className="tv-reveal__head">
        {by && <PlayerMark colour={by.colour} shape={by.shape} size="large" />}
        <h1>
          <Named say={sheet.isWrong ? reveal.mistake : opening.what} name={nameOf(drawer)} />
        </h1>
        <p className="tv-reveal__note">{note}</p>
      </header>
      <div className="tv-reveal__left">
        <div className="tv-reveal__drawing">
          <SheetOf sheet={sheet} drawer={drawer} seats={seats} />
        </div>
        <Stock {...pile} />
      </div>
      <div className="tv-reveal__right">
        <div className="tv-reveal__word" data-told={told.isWordTold}>
          <span className="tv-reveal__place">{told.isWordTold ? `${task.letter}${task.number}` : '?'}</span>
          {told.isWordTold && (
            <p lang={open.options.language} data-long={word.length > LONG.word}>
              {sheet.isWrong && <small className="tv-reveal__should">{reveal.shouldBe}</small>}
              <b>
                <TheWord of={card.words[task.number - 1]} />
              </b>
              {!sheet.isWrong && card.theme !== '' && <small>{card.theme}</small>}
            </p>
          )}
        </div>
        <ol className="tv-reveal__rows" aria-label={opening.pile} data-few={sheet.pile.length < 4}>
          {sheet.pile.map((guess, at) => (
            <Row key={guess.by} {...pile} at={at} word={word} />
          ))}
          {sheet.pile.length === 0 && <li className="tv-reveal__none">{opening.noGuess}</li>}
        </ol>
        {sheet.isWrong ? <TvMistake {...pile} /> : <TvMiddle open={open} seats={seats} drawer={drawer} told={told} />}
      </div>
      <PileHeard {...pile} mine={null} word={word} />
    </div>
  )
}

/** From so many letters on they are written smaller. */
const LONG = { word: 15, meant: 26, veryLong: 52 }

interface PileProps extends Pick<Shown<Pictomania>, 'open' | 'seats'> {
  readonly sheet: Sheet
  readonly drawer: Seat
  readonly told: ToldPile
}

/** A guess: its card, whose it is, what they had in mind; then its token, or its way to the middle. */
function Row({ open, sheet, drawer, seats, told, at, word }: PileProps & { readonly at: number; readonly word: string }) {
  const { opening } = useShowWords()
  const { reveal } = useTvWords()
  const guess = sheet.pile[at]
  if (!guess) return null
  const by = seatAt(seats, guess.by)
  const shown = at < told.turned ? guess.shown : null
  const isJudged = at < told.judged
  const verdict = shown && isJudged ? (shown.isRight ? 'right' : 'wrong') : 'open'
  const isBack = sheet.isWrong && told.isWordTold
  return (
    <li
      className="tv-guess"
      data-verdict={verdict}
      data-back={isBack}
      data-seat={guess.by}
      style={{ '--player': by ? `var(--player-${by.colour})` : 'var(--brass)', '--at': at }}
    >
      <span className="tv-guess__place" aria-hidden="true">
        {at + 1}
      </span>
      <span className="tv-guess__slot">
        {verdict !== 'wrong' && (
          <span className="tv-card" data-up={shown !== null}>
            <span className="tv-card__face">{shown?.number}</span>
            <span className="tv-card__back" aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="tv-guess__who">
        <Who seat={guess.by} seats={seats} />
      </span>
      {shown && <Meant shown={shown} open={open} isRight={verdict === 'right'} word={word} />}
      {isBack && (
        <span className="tv-guess__back">
          <UndoIcon /> {reveal.goesBack}
        </span>
      )}
      <span className="tv-guess__end">
        {verdict === 'wrong' && <Icon name="close" />}
        {verdict === 'right' && shown && shown.stars > 0 && (
          <span className="tv-guess__token" data-won={guess.by}>
            <PointToken stars={shown.stars} colour={seatAt(seats, drawer)?.colour} />
          </span>
        )}
        {verdict === 'right' && shown?.stars === 0 && <Icon name="check" />}
        {verdict !== 'open' && <span className="unseen">{verdict === 'right' ? opening.right : opening.wrong}</span>}
      </span>
    </li>
  )
}

/** The word that somebody had in mind; of a bare number, what it could have been. */
function Meant({
  shown,
  open,
  isRight,
  word,
}: Pick<PileProps, 'open'> & { readonly shown: ShownGuess; readonly isRight: boolean; readonly word: string }) {
  const { opening } = useShowWords()
  const { number, letter } = shown
  const meant = (letter ? [letter] : LETTERS).map((one) => open.stand[one].words[number - 1] ?? '')
  // nobody sees from how it is written whether it is right, before that is told; a bare number that is right meant the word
  const said = isRight ? (letter ? (meant[0] ?? '') : word) : `${number} · ${opening.meant(meant)}`
  const { length } = said
  return (
    <span
      className="tv-guess__meant"
      lang={open.options.language}
      data-long={length > LONG.veryLong ? 'very' : length > LONG.meant ? 'long' : undefined}
    >
      {said}
    </span>
  )
}

/** The point tokens of whoever drew; each right guess takes the best that is left, and what is left costs. */
function Stock({ sheet, drawer, seats, told, open }: PileProps) {
  const { opening } = useShowWords()
  const { reveal } = useTvWords()
  const colour = seatAt(seats, drawer)?.colour
  const takers = sheet.pile.slice(0, told.judged).map(({ by }) => by)
  const left = sheet.pointTokens.reduce((sum, stars) => sum + stars, 0)
  const isOver = told.isOver || (sheet.isWrong && told.isWordTold)
  const says = () => {
    if (!isOver) return opening.tokens
    if (left > 0)
      return (
        <>
          {sheet.isWrong ? reveal.allStarsStay : reveal.starsLeft} <b>{withMinus(`-${left}`)}</b>
        </>
      )
    return outcomeOf(sheet, Object.keys(open.sheets).length - 1) === 'everybody' ? opening.everybody : opening.tokens
  }
  return (
    <div className="tv-stock" data-over={isOver}>
      <p>{says()}</p>
      <ul aria-label={opening.tokens}>
        {rackOf(sheet).map(({ stars, by }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens of one star are told apart by their place
          <li key={at} data-rack={by ?? undefined}>
            <PointToken stars={stars} colour={colour} isGone={by !== null && takers.includes(by)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A token goes from its rack to whoever has just won it, and a wrong card to the middle. */
function useTravellingTokens(stage: RefObject<HTMLDivElement | null>, { judged, isRunning }: ToldPile): void {
  const before = useRef(judged)
  useLayoutEffect(() => {
    const isNew = judged > before.current
    before.current = judged
    const here = stage.current
    if (!isNew || !isRunning || !here) return
    const row = here.querySelectorAll<HTMLElement>('.tv-guess')[judged - 1]
    const token = row?.querySelector<HTMLElement>('[data-won]')
    const home = token && here.querySelector(`[data-rack="${token.dataset.won}"]`)
    const rows = here.querySelector('.tv-reveal__rows')
    if (token && home && rows) flyAlongTheGaps(token, home.getBoundingClientRect(), rows.getBoundingClientRect())
  }, [stage, judged, isRunning])
}
