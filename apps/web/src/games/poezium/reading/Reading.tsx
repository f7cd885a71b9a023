import { Button } from '../../../kit/Button.tsx'
import { Countdown } from '../../../kit/Countdown.tsx'
import { Named } from '../../../kit/Named.tsx'
import type { Move } from '@figment/poezium/types'
import { useEffect, useState } from 'react'
import { Dock } from '../../dixit/Dock.tsx'
import type { SeatProps } from '../../screens.ts'
import { PoeziumHints } from '../learn/Hints.tsx'
import { isLastReading, standingsOf } from '../show/standing.ts'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { WhoName } from '../WhoMark.tsx'
import { useWho } from '../who.ts'
import { Gains } from './Gains.tsx'
import { Performance } from './Performance.tsx'
import './Reading.css'

/** The round is over: its poem is performed, and then come the points. */
export function Reading(props: SeatProps<'poezium'>) {
  return (
    <ShowWords>
      <Performed {...props} />
    </ShowWords>
  )
}

function Performed(props: SeatProps<'poezium'>) {
  const { open, seat, seats, clockAhead } = props
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const poem = open.poems.at(-1)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  if (!poem) return null
  return (
    <main className="poezium reading" data-screen="poezium" data-phase={open.phase} data-round={open.round}>
      <header className="reading__head">
        <h1>
          {poem.guesser === null ? (
            words.reading.unguessed
          ) : poem.guesser === seat ? (
            words.reading.youGuessed
          ) : (
            <Named say={words.reading.guessed} name={whoIs(poem.guesser).name || words.somebodyGone} />
          )}
        </h1>
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      <Performance key={poem.round} poem={poem} verse={verse} whoIs={whoIs} />
      <PoeziumHints open={open} seat={seat} />
      <Gains standings={standingsOf(open, poem.points)} whoIs={whoIs} mine={seat} />
      <Foot {...props} />
    </main>
  )
}

function Foot({ open, seat, seats, isAway, play }: SeatProps<'poezium'>) {
  const words = useShowWords()
  const [isBusy, setBusy] = useState(false)
  const isLast = isLastReading(open)
  const take = async (move: Move) => {
    setBusy(true)
    await play(move).finally(() => setBusy(false))
  }
  if (seat !== null && open.awaited.includes(seat))
    return (
      <Dock>
        <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn' })}>
          {isLast ? words.reading.buttonLast : words.reading.button}
        </Button>
      </Dock>
    )
  return (
    <Dock>
      <div className="reading__settled" aria-live="polite">
        <Awaited awaited={open.awaited} seats={seats} isAway={isAway} />
        {seat !== null && <p>{isLast ? words.reading.goneLast : words.reading.gone}</p>}
      </div>
    </Dock>
  )
}

const NAMES_AT_MOST = 2

function Awaited({ awaited, seats, isAway }: Pick<SeatProps<'poezium'>, 'seats' | 'isAway'> & { awaited: readonly number[] }) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  if (awaited.length === 0) return null
  const more = awaited.length - NAMES_AT_MOST
  return (
    <p className="reading__awaited">
      <span>{words.waitingFor}</span>
      {awaited.slice(0, NAMES_AT_MOST).map((seat) => (
        <span key={seat} data-away={isAway(seat)}>
          <WhoName who={whoIs(seat)} />
        </span>
      ))}
      {more > 0 && <span>{words.andMore(more)}</span>}
    </p>
  )
}
