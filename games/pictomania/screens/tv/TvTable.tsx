import type { Pictomania } from '../../types.ts'
import type { ReactNode } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvClock } from './TvClock.tsx'
import { TvSheets } from './TvSheets.tsx'
import { TvStand } from './TvStand.tsx'
import { TvTokens, TvTray } from './TvTokens.tsx'
import { TvTop } from './TvTop.tsx'
import './TvTable.css'

interface Props extends Shown<Pictomania> {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly says?: 'alarm' | 'sentence' | undefined
  /** Of the last ten seconds. */
  readonly last?: number | null
  /** Fast: one token is left. */
  readonly isLastToken?: boolean
}

/** All sheets, the words beside them, and the tokens: the table while people draw, and while they put their pens down. */
export function TvTable({ title, note, says, last = null, isLastToken = false, ...props }: Props) {
  const { open, seats, clockAhead } = props
  const count = Object.keys(open.sheets).length
  const hasTray = count === 5
  const tokens = { open, seats, onlyFree: isLastToken }
  return (
    <div className="tv-stage tv-table" data-count={count} data-amber={last !== null ? 'seconds' : isLastToken ? 'token' : undefined}>
      <TvTop title={title} note={note} says={says}>
        {!hasTray && <TvTokens {...tokens} />}
        {open.phase === 'drawing' && <TvClock due={open.due} clockAhead={clockAhead} last={last} />}
      </TvTop>
      <TvStand stand={open.stand} language={open.options.language} />
      <TvSheets {...props}>{hasTray && <TvTray {...tokens} />}</TvSheets>
    </div>
  )
}
