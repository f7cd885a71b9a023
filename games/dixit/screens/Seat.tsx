import type { Dixit, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { Claiming } from './Claiming.tsx'
import { LiveContext, SawItBeginContext, useTurnSeen } from './drama.ts'
import { Giving } from './Giving.tsx'
import { scoresBefore } from './reveal/scores-before.ts'
import { Hints } from './learn/Hints.tsx'
import { Over } from './over/later.ts'
import { Scoring } from './Scoring.tsx'
import { LessonContext } from './Table.tsx'
import { Telling } from './Telling.tsx'
import { Voting } from './Voting.tsx'
import { DixitWords } from './words.tsx'
import './Seat.css'

const PHASES: Record<Phase, ComponentType<ShownAtSeat<Dixit>>> = {
  claiming: Claiming,
  telling: Telling,
  giving: Giving,
  voting: Voting,
  scoring: Scoring,
  over: Over,
}

/** What comes after the votes has its own place for what a newcomer needs to know. */
const LATER: readonly Phase[] = ['scoring', 'over']

/** A player's own screen; without a hand, of somebody who watches. */
export function Seat(latest: ShownAtSeat<Dixit>) {
  // what is shown may follow a breath later, in a transition of scenes
  const props = useDeferredValue(latest)
  const { open } = props
  const PhaseScreen = PHASES[open.phase]
  const turn = `${open.round} ${open.phase} ${open.storyteller}`
  const { sawItBegin, isLive } = useTurnSeen(turn)
  const lesson = <Hints {...props} moment={turn} />
  return (
    <DixitWords>
      <SawItBeginContext value={sawItBegin}>
        <LiveContext value={isLive}>
          <SeatScene
            name="dixit"
            className="dixit"
            open={open}
            moment={turn}
            scoresBefore={scoresBefore(open)}
            before={LATER.includes(open.phase) && lesson}
          >
            <LessonContext value={lesson}>
              <PhaseScreen {...props} />
            </LessonContext>
          </SeatScene>
        </LiveContext>
      </SawItBeginContext>
    </DixitWords>
  )
}
