import type { Poezium } from '../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from './board/Board.tsx'
import { Head } from './board/Head.tsx'
import { Near } from './board/Near.tsx'
import { People } from './board/People.tsx'
import { PoeziumHints } from './learn/Hints.tsx'
import { LineHand } from './LineHand.tsx'
import { useForMoment } from './moment.ts'
import { StoryTable } from './StoryTable.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

/** Nobody tells yet: whoever has found a story says so. */
export function Claiming({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const { isBusy, take } = useTurn(play)
  const [near, setNear] = useForMoment<number | null>(`${open.round}`, null)
  const { ask, hint, watch, watchHint, button } = words.claiming
  const foot = held ? (
    <div className="acting">
      <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'claimStory' })}>
        {button}
      </Button>
    </div>
  ) : (
    <FrameFoot />
  )
  if (near !== null)
    return (
      <Near
        open={open}
        clockAhead={clockAhead}
        verse={verse}
        number={near}
        title={words.stories.story(near)}
        onMove={setNear}
        onClose={() => setNear(null)}
        foot={foot}
      />
    )
  return (
    <Board
      now="listening"
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={null} />}
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      ask={
        <>
          <h1>{held ? ask : watch}</h1>
          <p>{held ? hint : watchHint}</p>
        </>
      }
      stories={<StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} onTap={setNear} />}
      hand={held && <LineHand hand={held.hand} verse={verse} />}
      foot={foot}
    />
  )
}
