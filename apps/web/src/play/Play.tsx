import type { GameInPlay } from '@figment/table/types'
import { lazy, Suspense, use, useEffect, useMemo, useRef } from 'react'
import { useScreens } from '../games/screens.ts'
import { TalkButton } from '../company/TalkButton.tsx'
import { NoticePlace } from '../notices/NoticePlace.tsx'
import { FrameFootContext } from '@figment/ui/scene/FrameFoot.tsx'
import { PausedContext } from '@figment/ui/paused.ts'
import { AgainContext } from '@figment/ui/scene/again.ts'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { sound } from '@figment/ui/sound.ts'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { awaitedSeats, isSeatAway, mySeat, seatNumbered } from '@figment/client/who.ts'
import { OverBar, WayToNextGame } from './OverBar.tsx'
import { PlayerStrip } from './PlayerStrip.tsx'
import { WatchBar } from './WatchBar.tsx'
import './Play.css'

const HeartButton = lazy(() => import('./WatchFoot.tsx').then((part) => ({ default: part.HeartButton })))
const WatchersTalk = lazy(() => import('./WatchFoot.tsx').then((part) => ({ default: part.WatchersTalk })))

/** Around the game's own screen: who plays, for whom we wait, and what comes after. */
export function Play({ game }: { readonly game: GameInPlay }) {
  const words = useWords()
  const { host } = useHouseWords()
  const { view } = useTable()
  const { isCutShort } = view.open
  const again = useMemo(() => ({ way: <WayToNextGame />, short: isCutShort ? host.cutShort : null }), [isCutShort, host])
  const isOver = game.open.phase === 'over'
  const isWatching = mySeat(view)?.isBot !== false
  const isPaused = view.open.pausedAt !== null
  // such a scene has the menu in it: it lays itself to rest piece by piece
  const { isFilled } = use(FrameHostContext)
  const area = useRef<HTMLDivElement>(null)
  useTurnChime()
  useEffect(() => {
    if (isPaused) closeWhatLiesOpen(area.current)
  }, [isPaused])
  return (
    <div className={isPaused ? 'play play--paused' : 'play'}>
      <aside aria-label={words.play.players}>
        <NoticePlace>
          <PlayerStrip />
        </NoticePlace>
        {!isOver && isWatching && <WatchBar />}
      </aside>
      <div ref={area} className="play__game" inert={isPaused && !isFilled}>
        <PausedContext value={view.open.pausedAt}>
          <AgainContext value={again}>
            <FrameFootContext value={!isOver && isWatching ? (view.open.chat.isOn ? withTalk : withoutTalk) : null}>
              <Suspense fallback={<Loading text={words.kit.loading} />}>
                <GameSeat game={game} />
              </Suspense>
            </FrameFootContext>
          </AgainContext>
        </PausedContext>
      </div>
      {isOver && <OverBar />}
    </div>
  )
}

/** For whoever watches a scene that fills the screen. */
const buttons = (
  <>
    <TalkButton isAnnouncing={false} />
    <Suspense>
      <HeartButton />
    </Suspense>
    <WatchBar />
  </>
)
const withTalk = {
  buttons,
  talk: (
    <Suspense>
      <WatchersTalk />
    </Suspense>
  ),
}
const withoutTalk = { buttons, talk: null }

/** A card held up close would lie over the pause, and could not be put back. */
function closeWhatLiesOpen(area: HTMLElement | null): void {
  for (const dialog of area?.querySelectorAll('dialog[open]') ?? []) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** The table waits for me and not for everybody: whoever looked away hears it. */
function useTurnChime(): void {
  const { view } = useTable()
  const mine = mySeat(view)
  const awaited = awaitedSeats(view.open)
  const isEverybodys = awaited.length === view.open.seats.filter(({ isOut }) => !isOut).length
  const isMyTurn = mine !== undefined && awaited.includes(mine) && !isEverybodys
  useEffect(() => {
    if (isMyTurn) sound('chime')
  }, [isMyTurn])
}

function GameSeat({ game: { game, open } }: { readonly game: GameInPlay }) {
  const { view, play } = useTable()
  const { Seat } = useScreens(game)
  const { seats } = view.open
  return (
    <Seat
      open={open}
      held={view.held}
      seat={mySeat(view)?.seat ?? null}
      seats={seats}
      isAway={(number) => {
        const seat = seatNumbered(view.open, number)
        return seat !== undefined && isSeatAway(view, seat)
      }}
      clockAhead={view.clockAhead}
      play={play}
    />
  )
}

function Loading({ text }: { readonly text: string }) {
  return (
    <main className="play__loading" data-screen="loading">
      <h1>{text}</h1>
    </main>
  )
}
