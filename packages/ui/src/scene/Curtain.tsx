import type { Player } from '@figment/game-kit/player'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { recall } from '../memory.ts'
import { prefersStill } from '../motion.ts'
import { sound } from '../sound.ts'
import { useLivedThrough } from './lived-through.ts'
import { EmptyPlinths } from './Plinths.tsx'
import { RabbitBack } from './RabbitBack.tsx'
import './Curtain.css'

const curtainMs = 2_600
/** Third, second, a breath, first, and the crown. */
const risesMs = 2_400

/** Before anybody is named; while the podium rises; and when it stands: only then words and voices say who won. */
export type EndStage = 'before' | 'rising' | 'up'

/** Where it stands still, for whoever takes pictures of it. */
const isStillBefore = (): boolean => recall('beat') === 'before'

interface Heard {
  /** Another screen in the room sounds. */
  readonly isSilent?: boolean
  /** When the winner is named, and the fanfare is heard. */
  readonly namedIn?: 'rising' | 'up'
}

/** How far the end has come. Whoever wants less motion, or comes back later, has nothing to wait for. */
export function useEndStage({ isSilent = false, namedIn = 'up' }: Heard = {}): EndStage {
  const isNews = useLivedThrough()
  const [stage, setStage] = useState<EndStage>(() => (!isNews || prefersStill() ? 'up' : 'before'))
  useEffect(() => {
    if (stage === 'up') return
    const timer = setTimeout(() => setStage(stage === 'before' ? 'rising' : 'up'), stage === 'before' ? curtainMs : risesMs)
    return () => clearTimeout(timer)
  }, [stage])
  const isNamed = stage === 'up' || stage === namedIn
  const cheer = useEffectEvent(() => {
    if (isNews && !isSilent) sound('fanfare')
  })
  useEffect(() => {
    if (isNamed) cheer()
  }, [isNamed])
  return isStillBefore() ? 'before' : stage
}

/** Whether the winner may be named by now, for an end without a podium. */
export const useCurtain = ({ isSilent = false } = {}): boolean => useEndStage({ isSilent, namedIn: 'rising' }) !== 'before'

interface Props {
  readonly says: string
  readonly note?: ReactNode
  readonly seats: readonly Player[]
}

/** Three empty plinths in the light, everybody from behind, and nobody named: one of them has won. */
export const Curtain = ({ says, note, seats }: Props) => (
  <div className="frame">
    <div className="curtain">
      <div className="curtain__says">
        <h1>{says}</h1>
        {note && <p>{note}</p>}
      </div>
      <EmptyPlinths />
      <span className="curtain__rabbits" aria-hidden="true">
        {seats.map(({ seat, colour, shape }) => (
          <RabbitBack key={seat} colour={colour} shape={shape} />
        ))}
      </span>
    </div>
  </div>
)
