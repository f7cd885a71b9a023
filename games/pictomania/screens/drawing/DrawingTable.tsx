import type { Pictomania, Held, Open, Sheet } from '../../types.ts'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { WordTable } from '../stand/WordTable.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { CloseUp } from './CloseUp.tsx'
import { Desk } from './Desk.tsx'
import { Finishing } from './Finishing.tsx'
import { Foot, Tokens } from './Foot.tsx'
import { Head, OwnTask } from './Head.tsx'
import { useNews } from './news.ts'
import { doingOf, drawersFor, gapsOfFinish, starsOf, unguessed } from './standing.ts'
import { Tiles } from './Tiles.tsx'
import './DrawingTable.css'

const NOTHING_HELD: Held = { task: null, guesses: {}, letters: {}, heart: null }

/** Everybody draws and guesses at once: my own sheet until I guess, then all of them. */
export function DrawingTable({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Pictomania>) {
  const words = usePictomaniaWords()
  const isWide = useIsWide()
  const { isBusy, take } = useTurn(play)
  const [closeUp, setCloseUp] = useState<Seat | null>(null)
  const [panel, setPanel] = useState<'words' | 'finish' | null>(null)
  const nameOf = (one: Seat) => seats.find((other) => other.seat === one)?.name ?? ''
  const news = useNews(open, { news: words.news, mine: seat, nameOf })
  const mine = seat === null ? undefined : open.sheets[seat]
  const doing = mine ? doingOf(mine) : 'watching'
  const { task, guesses } = held ?? NOTHING_HELD
  const drawers = drawersFor(open, seat)
  const others = drawers.filter((one) => one !== seat)
  const left = mine && held ? unguessed(open, seat, held) : []
  const guessedMine = mine?.pile.length ?? 0
  useEffect(() => {
    if (guessedMine > 0) sound('card')
  }, [guessedMine])

  const heading = useRef<HTMLHeadingElement>(null)
  const doneAt = useRef(doing)
  useEffect(() => {
    if (doneAt.current === doing) return
    doneAt.current = doing
    scrollTo(0, 0)
    // the button that was pressed is gone: whoever listens goes on from here
    if (doing === 'finished') heading.current?.focus({ preventScroll: true })
  }, [doing])

  const { drawing } = words
  const ask =
    doing === 'drawing' && task ? (
      <OwnTask open={open} task={task} />
    ) : doing === 'finished' ? (
      drawing.finished
    ) : doing === 'watching' ? (
      drawing.watch
    ) : left.length > 0 ? (
      drawing.guess
    ) : (
      drawing.guessedAll
    )
  const table = <WordTable stand={open.stand} language={open.options.language} task={task} played={Object.values(guesses)} />
  const tiles = { open, held, seat, seats, isAway, onOpen: setCloseUp }
  return (
    <>
      {/* for screen readers only: what the eye sees happen on the sheets */}
      <p className="unseen" aria-live="polite">
        {news}
      </p>
      <Head
        open={open}
        clockAhead={clockAhead}
        heading={heading}
        ask={ask}
        hint={doing === 'finished' && mine && seat !== null && <Taken open={open} sheet={mine} seat={seat} nameOf={nameOf} />}
        onWords={() => setPanel('words')}
      />
      {mine && seat !== null && doing === 'drawing' ? (
        <div className="drawing">
          <Tiles {...tiles} kind="strip" label={drawing.others} drawers={others} />
          <Desk open={open} sheet={mine} seat={seat} seats={seats} nameOf={nameOf} play={play} />
          {isWide && <div className="drawing__words">{table}</div>}
        </div>
      ) : (
        <div className="drawing drawing--gallery">
          <Tiles {...tiles} kind="gallery" label={drawing.all} drawers={drawers} />
          {isWide && <div className="drawing__words">{table}</div>}
        </div>
      )}
      {doing === 'drawing' || doing === 'guessing' ? (
        <Foot open={open} seats={seats} mayDraw={doing === 'drawing'} guessesLeft={left.length} onFinish={() => setPanel('finish')} />
      ) : (
        <Dock>
          <div className="drawing__waiting">
            <Tokens open={open} seats={seats} />
            <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
          </div>
        </Dock>
      )}
      <Dialog title={drawing.theWords} open={panel === 'words'} onClose={() => setPanel(null)}>
        {table}
      </Dialog>
      {panel === 'finish' && mine?.finish === null && (
        <Finishing
          open={open}
          seats={seats}
          unguessed={left.length}
          isBusy={isBusy}
          onFinish={(token) => void take({ type: 'finish', round: open.round, token })}
          onClose={() => setPanel(null)}
        />
      )}
      {closeUp !== null && (
        <CloseUp
          open={open}
          drawing={closeUp}
          drawers={others.length > 0 ? others : drawers}
          held={held}
          seat={seat}
          mine={mine}
          seats={seats}
          isBusy={isBusy}
          nameOf={nameOf}
          onGuess={(whose, { number, letter }) =>
            void take({ type: 'guess', round: open.round, drawing: whose, number, letter: letter ?? undefined })
          }
          onOpen={setCloseUp}
        />
      )}
    </>
  )
}

interface TakenProps {
  readonly open: Open
  readonly sheet: Sheet
  readonly seat: Seat
  nameOf(seat: Seat): string
}

/** What I finished with, and how close it was. */
function Taken({ open, sheet, seat, nameOf }: TakenProps) {
  const words = usePictomaniaWords()
  const stars = starsOf(open, sheet)
  const { before, after } = gapsOfFinish(open, seat)
  return (
    <p>
      {stars === null ? words.drawing.tookNone : words.drawing.took(stars)}
      {before && (
        <>
          , <Named say={(name) => words.later(before.milliseconds, name)} name={nameOf(before.to)} />
        </>
      )}
      {after && (
        <>
          , <Named say={(name) => words.earlier(after.milliseconds, name)} name={nameOf(after.to)} />
        </>
      )}
    </p>
  )
}
