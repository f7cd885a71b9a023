import { type Pictomania, ROUNDS } from '../../types.ts'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Frame } from '@figment/ui/scene/Frame.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Head } from '../drawing/Head.tsx'
import { LargePaper } from '../drawing/LargePaper.tsx'
import { useNews } from '../drawing/news.ts'
import { drawersFor } from '../drawing/standing.ts'
import { Tiles } from '../drawing/Tiles.tsx'
import { Tokens } from '../drawing/Tokens.tsx'
import { useTabs } from '../stand/tabs.ts'
import { WordTable } from '../stand/WordTable.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { WatchSign } from './WatchSign.tsx'
import './Watching.css'

const NOTHING_PLAYED: readonly number[] = []

/** The drawing round for whoever does not play in it: all sheets, all words, the tokens as they go. A tap brings a sheet close. */
export function Watching({ open, seat, seats, isAway, clockAhead }: ShownAtSeat<Pictomania>) {
  const words = usePictomaniaWords()
  const [shown, setShown] = useState<Seat | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOf = (one: Seat) => seatAt(seats, one)?.name ?? ''
  const news = useNews(open, { news: words.news, mine: null, nameOf })
  const table = use(FrameHostContext).news
  const { inFrame, tab, onTab } = useTabs(open.stand, null)
  const drawers = drawersFor(open, null)
  const sheet = shown === null ? undefined : open.sheets[shown]
  const look = (at: Seat | null) => {
    const from = shown
    setShown(at)
    requestAnimationFrame(() => {
      if (at !== null) heading.current?.focus({ preventScroll: true })
      else if (from !== null) document.querySelector<HTMLElement>(`.tile[data-seat="${from}"]`)?.focus({ preventScroll: true })
    })
  }
  const step = (by: number) => {
    const at = shown === null ? -1 : drawers.indexOf(shown)
    look(drawers[(at + by + drawers.length) % drawers.length] ?? null)
  }
  useSteps(shown !== null, step, () => look(null))

  const clock = open.due !== null && <Countdown due={open.due} clockAhead={clockAhead} />
  const foot = (
    <div className="watch-foot">
      <div className="watch-foot__news">
        <span aria-hidden="true">{table ?? news.heard}</span>
        <Tokens open={open} seats={seats} />
      </div>
      <div ref={inFrame} className="watch-foot__words">
        <WordTable stand={open.stand} language={open.options.language} task={null} played={NOTHING_PLAYED} tab={tab} onTab={onTab} />
      </div>
      <FrameFoot hasTalk />
    </div>
  )
  const heard = (
    <p className="unseen" aria-live="polite">
      {news.heard}
    </p>
  )
  if (shown !== null && sheet) {
    const by = seatAt(seats, shown)
    return (
      <>
        {heard}
        <Frame
          now="watching"
          head={
            <Head heading={heading} sign={by && <PlayerMark colour={by.colour} shape={by.shape} />} hint={words.round(open.round, ROUNDS)}>
              <Named say={words.sheet.of} name={nameOf(shown)} />
            </Head>
          }
          clock={clock}
          desk={
            <LargePaper
              drawing={shown}
              sheet={sheet}
              isMine={false}
              seats={seats}
              nameOf={nameOf}
              onStep={step}
              round={open.round}
              leave={
                <button type="button" className="desk__mine" onClick={() => look(null)}>
                  <Icon name="eye" />
                  {words.drawing.everyone}
                </button>
              }
            />
          }
          stand={foot}
        />
      </>
    )
  }
  return (
    <>
      {heard}
      <Frame
        now="watching"
        head={
          <Head heading={heading} sign={<WatchSign />} hint={words.round(open.round, ROUNDS)}>
            {words.watching}
          </Head>
        }
        clock={clock}
        desk={
          <Tiles
            kind="gallery"
            label={words.drawing.all}
            drawers={drawers}
            open={open}
            held={null}
            seat={seat}
            seats={seats}
            isAway={isAway}
            onOpen={look}
          />
        }
        stand={foot}
      />
    </>
  )
}

/** Arrows from drawing to drawing, Esc back to all of them. */
function useSteps(isLarge: boolean, step: (by: number) => void, back: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.matches('input, textarea'))
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') back()
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    if (!isLarge) return
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isLarge])
}
