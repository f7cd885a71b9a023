import type { Guess, Held, Letter, Pictomania, Sheet } from '../../types.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { isolated, Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { later } from '@figment/ui/later.ts'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import { useLine } from '@figment/ui/scene/line.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { sound } from '@figment/ui/sound.ts'
import { useTableCode } from '@figment/client/code.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { BlackToken } from '../BlackToken.tsx'
import { BoltIcon, PenIcon } from '../icons.tsx'
import { type OwnInk, useOwnInk } from '../sheet/own-ink.ts'
import { useTabs } from '../stand/tabs.ts'
import { WordTable } from '../stand/WordTable.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { useAlarm } from './alarm.ts'
import { Desk } from './Desk.tsx'
import { Awaited, Taken } from './Done.tsx'
import { FinishButton } from './FinishButton.tsx'
import { Finishing } from './Finishing.tsx'
import { GuessPad } from './GuessPad.tsx'
import { Head, OwnTask } from './Head.tsx'
import { Heard } from './Heard.tsx'
import { useKeys } from './keys.ts'
import { LargePaper } from './LargePaper.tsx'
import { slideUnder, useChangingPlaces } from './moving.ts'
import { useNews } from './news.ts'
import { doingOf, drawersFor, placeOnPile, starsOf, unguessed } from './standing.ts'
import { Tiles } from './Tiles.tsx'
import { Tokens } from './Tokens.tsx'
import './DrawingTable.css'

// those who play need nothing of it
const Watching = later(() => import('../watching/Watching.tsx').then((part) => part.Watching))

const NOTHING_HELD: Held = { task: null, guesses: {}, letters: {}, heart: null }
/** A card that was laid is seen so long, then the next drawing comes. */
const laidIsSeenForMs = 600

/** In letters. */
const LONG_NAME = 7

type Props = ShownAtSeat<Pictomania>

/** Everybody draws and guesses at once, on one table: my sheet, everybody's drawings and all words are always in sight. */
export function DrawingTable(props: Props) {
  const { open, seat } = props
  const mine = seat === null ? undefined : open.sheets[seat]
  if (!mine || seat === null) return <Watching {...props} />
  return <AtMySheet {...props} seat={seat} mine={mine} />
}

/** What I draw is kept and sent, whatever lies on the desk. */
function AtMySheet(props: Props & { readonly seat: Seat; readonly mine: Sheet }) {
  const { open, held, mine, play } = props
  const code = useTableCode()
  const own = useOwnInk({ sheet: mine, held, round: open.round, name: `${code} ${open.began}`, play })
  return <Round {...props} own={own} />
}

interface RoundProps extends Props {
  readonly mine: Sheet | undefined
  readonly own: OwnInk | null
}

function Round({ open, held, seat, seats, isAway, clockAhead, play, mine, own }: RoundProps) {
  const words = usePictomaniaWords()
  const { drawing: said } = words
  const { isBusy, take } = useTurn(play)
  /** Whose drawing is the large paper; null: my own, or all of them. */
  const [shown, setShown] = useState<Seat | null>(null)
  const [pointed, setPointed] = useState<{ readonly on: Seat; readonly guess: Guess } | null>(null)
  /** Where I have just laid a guess. */
  const [laidOn, setLaidOn] = useState<Seat | null>(null)
  const [isFinishing, setFinishing] = useState(false)
  const nameOf = (one: Seat) => seatAt(seats, one)?.name ?? ''
  const news = useNews(open, { news: words.news, mine: seat, nameOf })
  const alarm = useAlarm(open)
  const doing = mine ? doingOf(mine) : 'watching'
  const isAtIt = doing === 'drawing' || doing === 'guessing'
  const { task, guesses, letters } = held ?? NOTHING_HELD
  const drawers = drawersFor(open, seat)
  const others = drawers.filter((one) => one !== seat)
  const left = mine && held ? unguessed(open, seat, held) : []
  const { inFrame, tab, onTab } = useTabs(open.stand, task?.letter ?? null)
  useCardSound(mine?.pile.length ?? 0)
  const hint = isAtIt ? (left.length > 0 ? said.tapToGuess : '') : mine ? '' : said.watchHint
  const line = useLine({ news: news.seen, hint: alarm === null ? hint : said.alarm })

  const heading = useRef<HTMLHeadingElement>(null)
  const finishButton = useRef<HTMLButtonElement>(null)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  useFocusOnceFinished(heading, doing === 'finished')

  const sheet = shown === null ? undefined : open.sheets[shown]
  const changePlaces = useChangingPlaces(shown ?? seat)
  const look = (at: Seat | null, by = 0) => {
    const from = shown
    changePlaces(at ?? seat, by)
    setShown(at === seat && isAtIt ? null : at)
    setPointed(null)
    setLaidOn(null)
    // after the change: to the question, and back to the drawing one came from
    requestAnimationFrame(() => {
      if (at !== null && at !== seat) focusHeading()
      else if (from !== null) document.querySelector<HTMLElement>(`.tile[data-seat="${from}"]`)?.focus({ preventScroll: true })
    })
  }
  const step = (by: number) => {
    const round = isAtIt ? others : drawers
    const at = shown === null ? (by > 0 ? -1 : 0) : round.indexOf(shown)
    look(round[(at + by + round.length) % round.length] ?? null, by)
  }
  const closeFinishing = () => {
    setFinishing(false)
    requestAnimationFrame(() => finishButton.current?.focus({ preventScroll: true }))
  }
  const nextUnguessed = useEffectEvent((after: Seat) => {
    if (shown !== after) return
    const [next] = left.filter((one) => one !== after)
    if (next === undefined) {
      look(null)
      setFinishing(true)
    } else look(next)
  })
  const lay = async (on: Seat, { number, letter }: Guess) => {
    const card = document.querySelector(`.number-keys__key[data-number="${number}"] > .number-keys__card`)
    const isTaken = await take({ type: 'guess', round: open.round, drawing: on, number, letter: letter ?? undefined })
    setPointed(null)
    if (!isTaken) return
    slideUnder(card)
    setLaidOn(on)
    setTimeout(() => nextUnguessed(on), laidIsSeenForMs)
  }
  useKeys({
    onBack: () => {
      if (isFinishing && isAtIt) closeFinishing()
      else if (shown !== null) look(null)
    },
    onStep: (by) => !isFinishing && step(by),
    onFinish: () => isAtIt && setFinishing(true),
  })

  const table = (
    <WordTable stand={open.stand} language={open.options.language} task={task} played={Object.values(guesses)} tab={tab} onTab={onTab} />
  )
  const tiles = { open, held, seat, seats, isAway, onOpen: look }
  const finish = <FinishButton ref={finishButton} open={open} isLast={alarm !== null} onFinish={() => setFinishing(true)} />
  const clock = (
    <>
      {open.options.variant === 'fast' && (
        <span className="fast-sign" title={said.fast}>
          <BoltIcon />
          <span className="unseen">{said.fast}</span>
        </span>
      )}
      {open.due !== null && <Countdown due={open.due} clockAhead={clockAhead} />}
    </>
  )
  const frame = { clock, rim: isAtIt ? alarm : null, stand: <div ref={inFrame}>{table}</div> }
  const newsLine = <span aria-hidden="true">{line.text}</span>
  const flash = line.isFresh ? (line.text === said.alarm ? said.alarmShort : line.text) : null
  const heard = (lifted: Guess | null) => (
    <Heard news={news.heard} mine={lifted ? said.pressAgain(lifted.number) : laidHeard()} isAlarm={alarm === 'rising'} />
  )

  if (shown !== null && sheet) {
    const by = seatAt(seats, shown)
    const isMine = shown === seat
    const guess = guesses[shown] ?? null
    const mayGuess = isAtIt && !isMine && guess === null && !sheet.isOff
    const lifted = mayGuess && pointed?.on === shown ? pointed.guess : null
    const hint = lifted ? said.tapAgain(lifted.number) : mayGuess ? said.tapWhatYouSee : guess !== null && laidLine(guess, sheet)
    const leave =
      doing === 'guessing' ? (
        finish
      ) : (
        <button type="button" className="desk__mine" onClick={() => look(null)}>
          <PenIcon />
          {isAtIt ? said.mine : said.everyone}
        </button>
      )
    return (
      <>
        {heard(lifted)}
        <Frame
          {...frame}
          now={mayGuess ? 'guessing' : 'looking'}
          head={
            <Head
              heading={heading}
              sign={by && <PlayerMark colour={by.colour} shape={by.shape} />}
              hint={hint}
              isLong={nameOf(shown).length > LONG_NAME}
              // a number that is lifted asks for one more tap: nothing comes between
              flash={lifted || line.text === said.tapToGuess ? null : flash}
            >
              {isMine ? words.sheet.own : <Named say={mayGuess ? said.whatIs : words.sheet.of} name={nameOf(shown)} />}
            </Head>
          }
          strip={<Tiles {...tiles} kind="strip" label={said.others} drawers={mineFirst(drawers, seat).filter((one) => one !== shown)} />}
          desk={
            <LargePaper
              drawing={shown}
              sheet={sheet}
              isMine={isMine}
              seats={seats}
              nameOf={nameOf}
              round={open.round}
              onStep={step}
              leave={leave}
            />
          }
          {...(mayGuess && {
            stand: (
              <div ref={inFrame}>
                <GuessPad
                  // a new drawing is another question
                  key={shown}
                  stand={open.stand}
                  language={open.options.language}
                  task={task}
                  isFirst={mine?.firstGuessAt === null}
                  playedOn={playedOn}
                  tab={tab}
                  onTab={onTab}
                  lifted={lifted}
                  onLift={(one) => setPointed(one && { on: shown, guess: one })}
                  onLay={(one) => void lay(shown, one)}
                />
              </div>
            ),
          })}
          {...(isFinishing && isAtIt && { over: finishing() })}
        />
      </>
    )
  }
  if (isAtIt && mine && own && seat !== null) {
    return (
      <>
        {heard(null)}
        <Frame
          {...frame}
          now="drawing"
          head={
            <Head heading={heading} flash={doing === 'drawing' && task ? null : flash}>
              {doing === 'drawing' && task ? (
                <OwnTask open={open} task={task} pile={mine.pile} seats={seats} flash={flash} />
              ) : left.length > 0 ? (
                said.guess
              ) : (
                said.guessedAll
              )}
            </Head>
          }
          strip={<Tiles {...tiles} kind="strip" label={said.others} drawers={others} />}
          news={
            <>
              {newsLine}
              <Tokens open={open} seats={seats} />
            </>
          }
          desk={
            <Desk
              open={open}
              sheet={mine}
              seat={seat}
              seats={seats}
              own={own}
              mayDraw={doing === 'drawing'}
              nameOf={nameOf}
              finish={finish}
            />
          }
          {...(isFinishing && { over: finishing() })}
        />
      </>
    )
  }
  const stars = mine ? starsOf(open, mine) : null
  return (
    <>
      {heard(null)}
      <Frame
        {...frame}
        now="done"
        head={
          <Head
            heading={heading}
            sign={stars !== null && <BlackToken stars={stars} />}
            hint={<Awaited open={open} nameOf={nameOf} />}
            flash={flash}
          >
            {doing === 'finished' ? said.finished : said.watch}
            {mine && seat !== null && <Taken open={open} sheet={mine} seat={seat} nameOf={nameOf} />}
          </Head>
        }
        news={
          <>
            {newsLine}
            <Tokens open={open} seats={seats} />
          </>
        }
        desk={<Tiles {...tiles} kind="gallery" label={said.all} drawers={drawers} />}
      />
    </>
  )

  function playedOn(number: number) {
    const entry = Object.entries(guesses).find(([, one]) => one === number)
    const on = entry && seatAt(seats, Number(entry[0]))
    const letter: Letter | null = (entry && letters[Number(entry[0])]) ?? null
    return on ? { on, letter } : null
  }

  function laidHeard(): string {
    const placed = seat === null || laidOn === null ? null : placeOnPile(open.sheets[laidOn]?.pile ?? [], seat)
    return placed ? said.laidAs(words.place(placed.place)) : ''
  }

  /** My guess lies there, and which it was. */
  function laidLine(guess: number, { pile }: Sheet): string {
    const placed = seat === null ? null : placeOnPile(pile, seat)
    if (placed === null) return said.laid(guess)
    const { before } = placed
    const order =
      before === null ? said.laidFirst : `${words.place(placed.place)}, ${words.later(before.milliseconds, isolated(nameOf(before.to)))}`
    return `${said.laid(guess)} ${order}`
  }

  function finishing(): ReactNode {
    return (
      <Finishing
        open={open}
        seats={seats}
        unguessed={left.map((one) => isolated(nameOf(one)))}
        mayDraw={doing === 'drawing'}
        isBusy={isBusy}
        onFinish={(token) => void take({ type: 'finish', round: open.round, token })}
        onClose={closeFinishing}
      />
    )
  }
}

/** My own sheet takes the first place of the strip. */
const mineFirst = (drawers: readonly Seat[], mine: Seat | null): Seat[] => [
  ...drawers.filter((one) => one === mine),
  ...drawers.filter((one) => one !== mine),
]

/** The button that was pressed is gone: whoever listens goes on from the heading. */
function useFocusOnceFinished(heading: RefObject<HTMLElement | null>, isFinished: boolean): void {
  const wasFinished = useRef(isFinished)
  useEffect(() => {
    if (isFinished && !wasFinished.current) heading.current?.focus({ preventScroll: true })
    wasFinished.current = isFinished
  }, [heading, isFinished])
}

function useCardSound(guessedMine: number): void {
  useEffect(() => {
    if (guessedMine > 0) sound('card')
  }, [guessedMine])
}
