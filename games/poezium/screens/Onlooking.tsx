import type { Poezium } from '../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from './board/Board.tsx'
import { Head } from './board/Head.tsx'
import { Near } from './board/Near.tsx'
import { People } from './board/People.tsx'
import { PoeziumHints } from './learn/Hints.tsx'
import { LineHand } from './LineHand.tsx'
import { useForMoment } from './moment.ts'
import { Sheet } from './Sheet.tsx'
import { StoryTable } from './StoryTable.tsx'
import { Swapped } from './SwapLine.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'
import { usePoeziumWords } from './words.tsx'

/** It is somebody else's turn: the table lies as it will when it is mine. */
export function Onlooking({ open, held, seat, seats, isAway, clockAhead }: ShownAtSeat<Poezium>) {
  const words = usePoeziumWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  const [near, setNear] = useForMoment<number | null>(`${open.round}`, null)
  const isMarking = open.phase === 'marking'
  const asked = isMarking ? (open.lines.at(-1)?.line ?? null) : null
  const nameOf = (player: typeof open.turn) => (player === null ? '' : whoIs(player).name)
  const { guessing, marking } = words
  const look = near !== null && open.stories[near - 1]?.isFaceUp ? near : null
  if (look !== null)
    return (
      <Near
        open={open}
        clockAhead={clockAhead}
        verse={verse}
        number={look}
        title={words.stories.story(look)}
        onMove={setNear}
        onClose={() => setNear(null)}
      />
    )
  return (
    <Board
      now={held ? 'guessing' : 'watching'}
      open={open}
      clockAhead={clockAhead}
      head={<Head open={open} seat={seat} seats={seats} says={null} />}
      people={<People open={open} whoIs={whoIs} mine={seat} isAway={isAway} />}
      hint={<PoeziumHints open={open} seat={seat} />}
      stories={<StoryTable stories={open.stories} guesses={open.guesses} whoIs={whoIs} shown={open.shown} onTap={setNear} />}
      sheet={<Sheet verse={verse} whoIs={whoIs} hint={open.hint} lines={open.lines} asked={asked} />}
      hand={
        held && (
          <LineHand hand={held.hand} verse={verse}>
            <Swapped swapped={open.swapped} verse={verse} />
          </LineHand>
        )
      }
      foot={
        <>
          <div className="poem-board__question">
            <h1>
              {isMarking ? (
                <Named say={marking.others} name={nameOf(open.storyteller)} />
              ) : (
                <Named say={guessing.others} name={nameOf(open.turn)} />
              )}
            </h1>
          </div>
          <FrameFoot />
        </>
      }
    />
  )
}
