import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { useAgain } from './again.ts'
import { Crowned } from './Crown.tsx'
import { useFrameHost } from './frame-host.ts'
import { FrameNotice } from './FrameNotice.tsx'
import './Finale.css'

interface Props {
  readonly winners: readonly Player[]
  readonly verdict: ReactNode
  readonly standings: ReactNode
  /** A question to everybody, or what came of it. */
  readonly ask?: ReactNode
  /** Which part of what was made is shown, where there is room for one. */
  readonly tabs?: ReactNode
  /** What was made in this game. */
  readonly desk: ReactNode
  /** Beside the way to the next game. */
  readonly buttons?: ReactNode
}

/**
 * The end of a game that leaves something to look at. It fills the screen and never scrolls. Higher than wide: one below the other. Wider
 * than high: who won on one side, what was made on the other.
 */
export function Finale({ winners, verdict, standings, ask, tabs, desk, buttons }: Props) {
  const { menu, notice } = useFrameHost()
  const { way, short } = useAgain()
  return (
    <div className="frame">
      <div className="finale">
        <Winners winners={winners} />
        <div className="finale__verdict">
          <h1 data-long={winners.length > 1}>{verdict}</h1>
          {short && <p className="finale__short">{short}</p>}
        </div>
        {standings}
        <div className="finale__menu">{menu}</div>
        <div className="finale__made">
          {ask && <div className="finale__ask">{ask}</div>}
          {tabs && <div className="finale__tabs">{tabs}</div>}
          <div className="finale__desk">{desk}</div>
        </div>
        <footer className="finale__foot">
          {way}
          {buttons}
        </footer>
        <FrameNotice>{notice}</FrameNotice>
      </div>
    </div>
  )
}

/** In the light of the lamp; those who share the win stand close together. */
export const Winners = ({ winners }: Pick<Props, 'winners'>) => (
  <span className="winners" data-count={winners.length}>
    {winners.map(({ seat, colour, shape }) => (
      <Crowned key={seat} colour={colour} shape={shape} />
    ))}
  </span>
)
