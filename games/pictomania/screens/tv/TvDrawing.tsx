import type { Open, Pictomania } from '../../types.ts'
import { useEffect, useRef } from 'react'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { useLastSeconds } from './last-seconds.ts'
import { isLastTokenLeft } from './tokens.ts'
import { TvTable } from './TvTable.tsx'
import { TvRound } from './TvTop.tsx'
import { useTvWords } from './words/index.tsx'

/** All drawings grow at once; beside them what they may be. */
export function TvDrawing(props: Shown<Pictomania>) {
  const { open, clockAhead } = props
  const { drawing } = useTvWords()
  const last = useLastSeconds(open.due, clockAhead)
  const isLastToken = isLastTokenLeft(open)
  useTableSounds(open, isLastToken)
  const heard = last === 10 ? drawing.heardTen : last === 3 ? drawing.heardThree : isLastToken ? drawing.lastToken : ''
  const [title, note] =
    last !== null
      ? [drawing.secondsLeft(last), drawing.secondsNote]
      : [isLastToken ? drawing.lastToken : drawing.title, <TvRound key="round" open={open} withLevel={hasRoomForLevel(open)} />]
  return (
    <>
      <TvTable
        {...props}
        title={title}
        note={note}
        says={last !== null || isLastToken ? 'alarm' : undefined}
        last={last}
        isLastToken={isLastToken}
      />
      <p className="unseen" aria-live="assertive">
        {heard}
      </p>
    </>
  )
}

/** Six tokens and a clock leave none beside the title. */
const hasRoomForLevel = ({ sheets }: Open): boolean => Object.keys(sheets).length < 6

/** A guess that is laid, a token that is taken: heard once, as it happens. The last token but one is an alarm. */
function useTableSounds({ sheets, blackTokens }: Open, isLastToken: boolean): void {
  const laid = Object.values(sheets).reduce((sum, { pile }) => sum + pile.length, 0)
  const taken = blackTokens.filter(({ by }) => by !== null).length
  const before = useRef({ laid, taken })
  useEffect(() => {
    const last = before.current
    before.current = { laid, taken }
    if (taken > last.taken) sound(isLastToken ? 'bell' : 'chime')
    else if (laid > last.laid) sound('card')
  }, [laid, taken, isLastToken])
}
