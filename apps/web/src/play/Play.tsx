import type { Play as GameInPlay } from '@figment/table/types'
import { Suspense } from 'react'
import { useScreens } from '../games/screens.ts'
import { useWords } from '../kit/words.tsx'
import { useTable } from '../table/useTable.ts'
import { isSeatAway, mySeat, seatNumbered } from '../table/who.ts'
import { AwayBar } from './AwayBar.tsx'
import { OverBar } from './OverBar.tsx'
import { PlayerStrip } from './PlayerStrip.tsx'
import { WatchBar } from './WatchBar.tsx'
import './Play.css'

/** Around the game's own screen: who plays, for whom we wait, and what comes after. */
export function Play({ play }: { readonly play: GameInPlay }) {
  const words = useWords()
  const { view } = useTable()
  const isOver = play.open.phase === 'over'
  const isWatching = mySeat(view) === undefined
  return (
    <div className="play">
      <aside aria-label={words.play.players}>
        <PlayerStrip />
        {!isOver && <AwayBar />}
        {!isOver && isWatching && <WatchBar />}
      </aside>
      <Suspense fallback={<Loading text={words.kit.loading} />}>
        <GameSeat play={play} />
      </Suspense>
      {isOver && <OverBar />}
    </div>
  )
}

function GameSeat({ play }: { readonly play: GameInPlay }) {
  const { view, play: send } = useTable()
  const { Seat } = useScreens(play.game)
  const { seats } = view.open
  return (
    <Seat
      open={play.open}
      held={view.held}
      seat={mySeat(view)?.seat ?? null}
      seats={seats}
      isAway={(number) => {
        const seat = seatNumbered(view.open, number)
        return seat !== undefined && isSeatAway(view, seat)
      }}
      clockAhead={view.clockAhead}
      play={send}
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
