import type { Poezium, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, useEffect } from 'react'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Claiming } from './Claiming.tsx'
import { Composing } from './Composing.tsx'
import { Ending } from './Ending.tsx'
import { PoeziumHints } from './learn/Hints.tsx'
import { useNews } from './news.ts'
import { Over } from './over/Over.tsx'
import { RivalAtTable } from './RivalAtTable.tsx'
import { Reading } from './reading/Reading.tsx'
import { Telling } from './Telling.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { PoeziumWords, usePoeziumWords } from './words.tsx'
import './Seat.css'

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
  const { phase } = props.open
  return (
    <PoeziumWords>
      {/* a finished poem has the screen to itself */}
      {phase === 'reading' ? <Reading {...props} /> : phase === 'over' ? <Over {...props} /> : <Table {...props} phase={phase} />}
    </PoeziumWords>
  )
}

function Table({ phase, ...props }: ShownAtSeat<Poezium> & { readonly phase: keyof typeof PHASES }) {
  const { open, seat } = props
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(props.seats)
  const news = useNews(open, { news: words.news, whoIs, lineText: verse.lineText })
  const PhaseScreen = PHASES[phase]
  // while the poem grows the table stays where it is
  const scene = `${open.round} ${phase === 'marking' ? 'guessing' : phase} ${open.storyteller}`
  useEffect(() => {
    if (open.lines.length > 0) sound('card')
  }, [open.lines.length])
  const before = (
    <>
      <PoeziumHints open={open} seat={seat} />
      {open.rival && <RivalAtTable rival={open.rival} whoIs={whoIs} />}
    </>
  )
  return (
    <SeatScene name="poezium" className="poezium" open={open} moment={scene} before={before} news={news}>
      <PhaseScreen {...props} />
    </SeatScene>
  )
}
