import type { Poezium } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { LineHand } from './LineHand.tsx'
import { StoryTable } from './StoryTable.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

export function Claiming({ open, held, seats, clockAhead, play }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const { ask, hint, watch, watchHint, button } = words.claiming
  return (
    <>
      <Asking ask={held ? ask : watch} hint={held ? hint : watchHint} due={open.due} clockAhead={clockAhead} />
      <div className="poezium__table">
        <StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} size="large" />
        {held && (
          <div className="poezium__side">
            <LineHand hand={held.hand} verse={verse} />
          </div>
        )}
      </div>
      {held && (
        <Dock>
          <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'claimStory' })}>
            {button}
          </Button>
        </Dock>
      )}
    </>
  )
}
