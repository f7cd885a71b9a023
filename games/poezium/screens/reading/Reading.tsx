import type { Poezium, Move } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { Settled } from '@figment/ui/scene/Waiting.tsx'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { PoeziumHints } from '../learn/Hints.tsx'
import { isLastReading } from '../../open/last-reading.ts'
import { standingsOf } from '../show/standing.ts'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { Gains } from './Gains.tsx'
import { Performance } from './Performance.tsx'
import { wasPerformed } from './performed.ts'
import { Stage } from './Stage.tsx'
import './Reading.css'

/** The round is over: its poem is performed, and then come the points. */
export function Reading(props: ShownAtSeat<Poezium>) {
  return (
    <ShowWords>
      <Performed {...props} />
    </ShowWords>
  )
}

function Performed(props: ShownAtSeat<Poezium>) {
  const { open, seat, seats, clockAhead } = props
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const poem = open.poems.at(-1)
  const isWide = useIsWide()
  const [isOnStage, setOnStage] = useState(() => poem !== undefined && !wasPerformed(poem))
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  if (!poem) return null
  const gains = <Gains standings={standingsOf(open, poem.points)} whoIs={whoIs} mine={seat} />
  return (
    <main className="seat-scene poezium reading" data-screen="poezium" data-phase={open.phase} data-round={open.round}>
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
      <PoeziumHints open={open} seat={seat} />
      {/* on a phone the poem has the screen to itself, and then the points come first */}
      {!isWide && gains}
      {!isWide && isOnStage ? (
        <Stage poem={poem} verse={verse} whoIs={whoIs} onClose={() => setOnStage(false)} />
      ) : (
        <Performance key={poem.round} poem={poem} verse={verse} whoIs={whoIs}>
          {isWide && gains}
        </Performance>
      )}
      <Foot {...props} />
    </main>
  )
}

function Foot({ open, seat, seats, isAway, play }: ShownAtSeat<Poezium>) {
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
      <Settled
        awaited={open.awaited}
        seats={seats}
        isAway={isAway}
        note={seat === null ? undefined : isLast ? words.reading.goneLast : words.reading.gone}
      />
    </Dock>
  )
}
