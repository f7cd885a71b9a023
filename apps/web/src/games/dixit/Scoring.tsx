import { Button } from '../../kit/Button.tsx'
import type { SeatProps } from '../screens.ts'
import { Asking } from './Asking.tsx'
import { Accounts, Gain } from './Accounts.tsx'
import { accountsOf } from './account.ts'
import { Clue } from './Clue.tsx'
import { Dock } from './Dock.tsx'
import { useOutcome } from './outcome.ts'
import { Reveal } from './Reveal.tsx'
import { seatAt } from './seating.ts'
import { useTurn } from './turn.ts'
import { Settled, Waiting } from './Waiting.tsx'
import { useDixitWords } from './words/index.tsx'

export function Scoring({ open, held, seat, seats, isAway, clockAhead, play }: SeatProps<'dixit'>) {
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const told = open.told.at(-1)
  const outcome = useOutcome(told)
  if (!told) return null
  const accounts = accountsOf(told, open.seats, open.scores)
  const mine = accounts.find((account) => account.seat === seat)
  const isAwaited = seat !== null && open.awaited.includes(seat)
  const { gone, goneLast, button, buttonLast } = words.scoring
  return (
    <>
      <Asking ask={outcome.headline} hint={outcome.note} due={open.due} clockAhead={clockAhead}>
        {!held && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <Clue clue={told.clue} isMine={told.storyteller === seat} teller={seatAt(seats, told.storyteller)?.name} />
      {mine && <Gain account={mine} />}
      <div className="dixit__columns">
        <Reveal told={told} seats={seats} mine={seat} />
        <Accounts accounts={accounts} seats={seats} mine={seat} />
      </div>
      {held && (
        <Dock>
          {isAwaited ? (
            <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn' })}>
              {open.isLastRound ? buttonLast : button}
            </Button>
          ) : (
            <Settled note={open.isLastRound ? goneLast : gone} awaited={open.awaited} seats={seats} isAway={isAway} />
          )}
        </Dock>
      )}
    </>
  )
}
