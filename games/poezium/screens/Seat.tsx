import type { Poezium, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import { later } from '@figment/ui/later.ts'
import { LivedThroughContext } from '@figment/ui/scene/lived-through.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Claiming } from './Claiming.tsx'
import { Composing } from './Composing.tsx'
import { Ending } from './ending/Ending.tsx'
import { GuessTold } from './guess/GuessTold.tsx'
import { type Told, useGuessTold } from './guess/told.ts'
import { useNews } from './news.ts'
import { Reading } from './reading/Reading.tsx'
import { isReadingNews } from './reading/said.ts'
import { Telling } from './Telling.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { PoeziumWords, usePoeziumWords } from './words.tsx'

// nobody needs the end at the beginning
const Over = later(() => import('./over/Over.tsx').then((part) => part.Over))

const PHASES: Record<Exclude<Phase, 'reading' | 'over'>, ComponentType<ShownAtSeat<Poezium>>> = {
  claiming: Claiming,
  telling: Telling,
  guessing: Composing,
  marking: Composing,
  ending: Ending,
}

/** A player's own screen; without a hand, of somebody who watches. */
export function Seat(latest: ShownAtSeat<Poezium>) {
  // what is shown may follow a breath later, in a transition of scenes
  const props = useDeferredValue(latest)
  return (
    <PoeziumWords>
      <Playing {...props} />
    </PoeziumWords>
  )
}

function Playing(props: ShownAtSeat<Poezium>) {
  const { open } = props
  const { phase } = open
  const told = useGuessTold(open, { isKept: true })
  const [first] = useState(open)
  useEffect(() => Over.ahead(), [])
  useEffect(() => {
    if (open.lines.length > 0) sound('card')
  }, [open.lines.length])
  // a guess is told to its end before anything else is shown; a finished poem has the screen to itself
  if (!told && phase === 'reading') return <Reading key={open.round} {...props} isNews={isReadingNews(first, open)} />
  if (phase === 'over')
    return (
      <LivedThroughContext value={first.phase !== 'over'}>
        <main className="seat-scene poezium" data-screen="poezium" data-phase={phase} data-round={open.round}>
          <Over {...props} />
        </main>
      </LivedThroughContext>
    )
  return <Table {...props} told={told} />
}

function Table({ told, ...props }: ShownAtSeat<Poezium> & { readonly told: Told | null }) {
  const { open } = props
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(props.seats)
  // nobody hears how it fell before it is seen
  const news = useNews(told?.beat === 'turn' ? told.before : open, { news: words.news, whoIs, lineText: verse.lineText })
  const PhaseScreen = open.phase === 'reading' || open.phase === 'over' ? null : PHASES[open.phase]
  // while the poem grows the table stays where it is
  const scene = told ? 'told' : `${open.round} ${open.phase === 'marking' ? 'guessing' : open.phase} ${open.storyteller}`
  return (
    <SeatScene name="poezium" className="poezium" open={open} moment={scene} news={news}>
      {told ? <GuessTold {...props} told={told} /> : PhaseScreen && <PhaseScreen {...props} />}
    </SeatScene>
  )
}
