import type { Dixit } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Cards } from './Cards.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { Gathered } from './Gathered.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { useDixitWords } from './words.tsx'

export function Claiming({ open, held, seats, clockAhead, play }: ShownAtSeat<Dixit>) {
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  if (!held) {
    return (
      <>
        <Asking ask={words.claiming.watch} hint={words.claiming.watchHint} due={open.due} clockAhead={clockAhead} />
        <Gathered open={open} seats={seats} />
      </>
    )
  }
  return (
    <>
      <Asking ask={words.claiming.ask} hint={words.claiming.hint} due={open.due} clockAhead={clockAhead} />
      <Cards cards={held.hand} label={words.hand} />
      <Dock>
        <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'claimStory' })}>
          {words.claiming.button}
        </Button>
      </Dock>
    </>
  )
}
