import type { DrawnStroke, Open, Page } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type KeyboardEvent, useId, useMemo } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { canShareFiles } from '@figment/ui/hand-over.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { placeOf, placesMeant } from '../../open/word.ts'
import { withoutPauses } from '../show/pauses.ts'
import { usePlayback } from '../show/playback.ts'
import { bookletOf } from '../show/standing.ts'
import { clock } from '../show/time.ts'
import { useNames, Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { AboutDrawing } from '../sheet/AboutDrawing.tsx'
import { useCover } from '../sheet/cover.tsx'
import { Replay } from '../sheet/Replay.tsx'
import { useKeeping } from './keeping.ts'
import { usePageDrawn } from './page-drawn.ts'
import { PageCaption } from './PageCaption.tsx'
import { PagePaper, usePageLabel } from './PageSheet.tsx'
import { TimeLine } from './TimeLine.tsx'
import './Watching.css'

interface Props {
  /** Null: nothing is watched. */
  readonly drawer: Seat | null
  readonly at: number
  readonly seats: readonly Player[]
  readonly open: Open
  onMove(at: number): void
  onClose(): void
}

/** A drawing comes to be once more, with the guesses on the line of time. */
export function Watching({ drawer, at, seats, open, onMove, onClose }: Props) {
  const words = useShowWords()
  const nameOf = useNames(seats)
  const pages = drawer === null ? [] : bookletOf(open, drawer)
  const page = pages[at]
  return (
    <Dialog
      kind="full"
      title={drawer === null ? '' : words.over.booklet(isolated(nameOf(drawer)))}
      open={drawer !== null && page !== undefined}
      onClose={onClose}
    >
      {drawer !== null && page && (
        <div className="watching">
          <Watched key={page.round} page={page} drawer={drawer} seats={seats} open={open} />
          {pages.length > 1 && (
            <div className="watching__pages">
              <button type="button" className="watching__turn" disabled={at === 0} onClick={() => onMove(at - 1)}>
                <Icon name="back" />
                <span className="unseen">{words.playback.previous}</span>
              </button>
              <span>{words.over.page(page.round)}</span>
              <button type="button" className="watching__turn" disabled={at === pages.length - 1} onClick={() => onMove(at + 1)}>
                <Icon name="next" />
                <span className="unseen">{words.playback.next}</span>
              </button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface WatchedProps extends Pick<Props, 'seats' | 'open'> {
  readonly page: Page
  readonly drawer: Seat
}

const NOTHING: readonly DrawnStroke[] = []
const SECOND_MS = 1000
/** The slider goes by these. */
const NOTCH_MS = 50
const STEPS_MS: Readonly<Record<string, number>> = {
  ArrowLeft: -SECOND_MS,
  ArrowDown: -SECOND_MS,
  ArrowRight: SECOND_MS,
  ArrowUp: SECOND_MS,
}

/** It begins when the drawing is here. */
function Watched(props: WatchedProps) {
  const { page, drawer, seats, open } = props
  const drawn = usePageDrawn(open, drawer, page)
  const cover = useCover(page, seatAt(seats, drawer))
  if (drawn.is === 'here' && cover === null) return <Played {...props} strokes={drawn.content} />
  return (
    <>
      <div className="watching__stage">
        <PagePaper page={page} drawer={drawer} seats={seats} drawn={drawn} />
      </div>
      <div className="watching__side">
        <Drawer page={page} drawer={drawer} seats={seats} open={open} />
        <PageCaption open={open} page={page} drawer={drawer} />
      </div>
    </>
  )
}

/** Whose it is, and what can be done about it. */
function Drawer({ page, drawer, seats, open }: WatchedProps) {
  const drawn = usePageDrawn(open, drawer, page)
  const label = usePageLabel({ page, drawer, seats })
  return (
    <span className="watching__drawer">
      <Who seat={drawer} seats={seats} />
      {!page.isOff && page.letters > 0 && <KeepDrawing page={page} drawer={drawer} seats={seats} open={open} />}
      <AboutDrawing drawer={drawer} round={page.round} seats={seats} strokes={drawn.content ?? NOTHING} isOff={page.isOff} label={label} />
    </span>
  )
}

/** This drawing alone, as a picture. */
function KeepDrawing({ page, drawer, seats, open }: WatchedProps) {
  const { over } = useShowWords()
  const { isPainting, keepDrawing } = useKeeping(open, seats)
  const isShared = canShareFiles()
  return (
    <button
      type="button"
      className="watching__toggle"
      aria-busy={isPainting || undefined}
      aria-label={isPainting ? over.painting : isShared ? over.shareDrawing : over.saveDrawing}
      onClick={() => void keepDrawing(drawer, page)}
    >
      <Icon name={isShared ? 'share' : 'down'} />
    </button>
  )
}

function Played({ page, drawer, seats, open, strokes: drawn }: WatchedProps & { readonly strokes: readonly DrawnStroke[] }) {
  const { playback } = useShowWords()
  const label = usePageLabel({ page, drawer, seats })
  const slider = useId()
  const { strokes, pile, end: last } = useMemo(() => withoutPauses({ strokes: drawn, pile: page.pile }), [drawn, page.pile])
  const end = Math.max(SECOND_MS, Math.ceil(last / NOTCH_MS) * NOTCH_MS)
  const { time, isPlaying, toggle, seek } = usePlayback(end)
  const isAtEnd = time >= end
  const step = (event: KeyboardEvent) => {
    const by = STEPS_MS[event.key]
    if (by === undefined) return
    event.preventDefault()
    seek(time + by)
  }
  return (
    <>
      <div className="watching__stage">
        <Replay strokes={strokes} colour={seatAt(seats, drawer)?.colour} label={label} time={time} />
      </div>
      <div className="watching__side">
        <Drawer page={page} drawer={drawer} seats={seats} open={open} />
        <PageCaption open={open} page={page} drawer={drawer} />
        <div className="watching__controls">
          <button type="button" className="watching__toggle" onClick={toggle}>
            <Icon name={isPlaying ? 'pause' : 'resume'} />
            <span className="unseen">{isPlaying ? playback.pause : isAtEnd ? playback.again : playback.play}</span>
          </button>
          <TimeLine guesses={pile} end={end} time={time} seats={seats}>
            <label htmlFor={slider} className="unseen">
              {playback.time}
            </label>
            <input
              id={slider}
              type="range"
              min={0}
              max={end}
              step={NOTCH_MS}
              value={time}
              aria-valuetext={playback.of(clock(time), clock(end))}
              onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
              onKeyDown={step}
            />
          </TimeLine>
          <span className="watching__time" aria-hidden="true">
            {clock(time)}
          </span>
        </div>
        {pile.length > 0 && (
          <ol className="watching__guesses" aria-label={playback.guesses}>
            {pile.map(({ by, at, shown }, place) => (
              <li key={by}>
                <button type="button" className="watching__guess" data-past={at <= time} onClick={() => seek(at)}>
                  {/* when it really came */}
                  <span className="watching__at">{clock(page.pile[place]?.at ?? at)}</span>
                  <Who seat={by} seats={seats} />
                  <GuessRead shown={shown} page={page} language={open.options.language} />
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

interface GuessReadProps {
  readonly shown: Page['pile'][number]['shown']
  readonly page: Page
  readonly language: string
}

/** Its number, what it had in mind, and whether that was right. */
function GuessRead({ shown, page, language }: GuessReadProps) {
  const { opening } = useShowWords()
  if (!shown) return <span className="watching__read">{opening.back}</span>
  const meant = placesMeant(shown).flatMap((place) => page.meant[placeOf(place)] || [])
  return (
    <span className="watching__read" data-right={shown.isRight}>
      <b>{shown.number}</b>
      <span className="watching__meant" lang={language}>
        {shown.isRight ? page.word : meant.length > 0 && opening.meant(meant)}
      </span>
      <Icon name={shown.isRight ? 'check' : 'close'} />
      <span className="unseen">{shown.isRight ? opening.right : opening.wrong}</span>
    </span>
  )
}
