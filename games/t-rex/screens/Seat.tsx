import type { TRex, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { Acting } from './acting/Acting.tsx'
import { OwnByeBye } from './acting/OwnByeBye.tsx'
import { useNews } from './acting/news.ts'
import { Counting } from './counting/Counting.tsx'
import { Go } from './counting/Go.tsx'
import { useDuelShown } from './duel/shown.ts'
import { YourDuel } from './duel/YourDuel.tsx'
import { Over } from './over/Over.tsx'
import { Reshuffling } from './pause/Reshuffling.tsx'
import { Room } from './room/Room.tsx'
import { Picking } from './tie/Picking.tsx'
import { Voting } from './tie/Voting.tsx'
import { Agreeing } from './together/Agreeing.tsx'
import { WarmingUp } from './warming/WarmingUp.tsx'
import { useNames } from './who.tsx'
import { TRexWords, useActions, useTRexWords } from './words.tsx'

const PHASES: Record<Phase, ComponentType<ShownAtSeat<TRex>>> = {
  warmingUp: WarmingUp,
  counting: Counting,
  acting: Acting,
  agreeing: Agreeing,
  reshuffling: Reshuffling,
  picking: Picking,
  voting: Voting,
  over: Over,
}

/** A player's own screen; without a card, of somebody who watches. */
export function Seat(latest: ShownAtSeat<TRex>) {
  // what is shown may follow a breath later, in a transition of scenes
  const props = useDeferredValue(latest)
  return (
    <TRexWords>
      <Table {...props} />
    </TRexWords>
  )
}

function Table(props: ShownAtSeat<TRex>) {
  const { open, seat, seats, clockAhead } = props
  const { phase } = open
  const words = useTRexWords()
  const nameOf = useNames(seats)
  const say = useActions()
  const news = useNews(open, { words, seat, nameOf, say })
  const { duel, end } = useDuelShown(open, seat)
  const PhaseScreen = PHASES[phase]
  const scene = phase === 'warmingUp' ? `${phase} ${open.warmUp?.strength}` : phase
  return (
    <SeatScene
      name="t-rex"
      className="trex"
      open={open}
      moment={scene}
      after={
        <>
          <OwnByeBye open={open} seat={seat} />
          <YourDuel open={open} duel={duel} seats={seats} end={end} />
          <Go open={open} clockAhead={clockAhead} />
        </>
      }
      news={news}
    >
      {/* the last cards are turned before anything is told of the end */}
      {phase === 'over' && duel ? <Room now="turning">{null}</Room> : <PhaseScreen {...props} />}
    </SeatScene>
  )
}
