import type { Dixit, Open } from '../types.ts'
import type { Seat } from '@figment/game-kit'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { type Doing, People, type PersonAtTable, Tokens } from '@figment/ui/scene/People.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import type { Shape } from '@figment/ui/scene/shape.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { Stage } from '@figment/ui/scene/Stage.tsx'
import { Clue } from './Clue.tsx'
import { stateOf } from './seat-state.ts'
import { SitsNext } from './SitsNext.tsx'
import { useDixitWords } from './words.tsx'
import './Table.css'

/** What a newcomer needs to know right now. */
export const LessonContext = createContext<ReactNode>(null)

type Shown = Pick<ShownAtSeat<Dixit>, 'open' | 'held' | 'seat' | 'seats' | 'isAway' | 'clockAhead'>
type Staged = Omit<ComponentProps<typeof Stage>, 'clue' | 'due' | 'clockAhead' | 'people' | 'lesson'>

/** A scene of Dixit before the reveal: the clue stands in the same place from giving to voting. */
export function Table({ shown, ...staged }: Staged & { readonly shown: Shown }) {
  const words = useDixitWords()
  const { open, clockAhead } = shown
  const lesson = use(LessonContext)
  const { sitsNext } = use(FrameHostContext)
  const { shape } = staged.stage
  const isCounted = open.phase === 'giving' || open.phase === 'voting'
  const isListed = isCounted || shape !== 'lying'
  return (
    <Stage
      {...staged}
      {...(open.clue !== null && { clue: <Told {...shown} /> })}
      due={open.due}
      clockAhead={clockAhead}
      peopleTall={open.phase === 'voting' ? 'sides' : 'rim'}
      lesson={lesson}
      people={
        isListed && (
          <>
            {sitsNext && (shape === 'lying' || shape === 'wide') && <SitsNext {...shown} />}
            <People
              shape={shape}
              people={peopleOf(shown)}
              count={isCounted && <Count open={open} />}
              said={{ given: words.isReady, decided: words.isReady, thinking: words.isThinking, telling: words.storyteller, idle: '' }}
            />
          </>
        )
      }
    />
  )
}

/** In a cell of the grid that is left over: who has done their part. */
export const Done = (shown: Shown) => <Tokens people={peopleOf(shown)} count={<Count open={shown.open} />} />

/** How many have done their part. */
export function Count({ open }: { readonly open: Open }) {
  const words = useDixitWords()
  const guessers = open.seats.length - 1
  const done = guessers - open.awaited.length
  return open.phase === 'voting' ? words.voting.chosen(done, guessers) : words.giving.onTable(done * open.toGive, guessers * open.toGive)
}

/** The same under the question, where nothing else counts them. */
export const CountHere = ({ open, shape }: { readonly open: Open; readonly shape: Shape }) => shape !== 'lying' && <Count open={open} />

export function peopleOf({ open, seats, isAway }: Shown): PersonAtTable[] {
  return seatsAt(seats, open.seats).map((player) => ({
    player,
    score: open.scores[player.seat] ?? 0,
    doing: doingOf(open, player.seat),
    isAway: isAway(player.seat),
  }))
}

function doingOf(open: Open, seat: Seat): Doing {
  const state = stateOf(open, seat)
  if (state === 'ready') return open.phase === 'giving' ? 'given' : 'decided'
  return open.phase === 'claiming' ? 'thinking' : state
}

/** More do not fit above so many cards side by side on a lying phone. */
const lineLetters = (cards: number): number => (cards > 6 ? 34 : 20)

/** Who tells what. */
function Told({ open, held, seat, seats }: Shown) {
  const teller = seatAt(seats, open.storyteller)
  const cards = open.phase === 'voting' ? open.laid.length : (held?.hand.length ?? 0) + (held?.given.length ?? 0)
  return (
    <div className="teller-clue" data-lines={(open.clue ?? '').length > lineLetters(cards) ? 2 : 1}>
      {teller && <Rabbit colour={teller.colour} shape={teller.shape} />}
      <Clue
        clue={open.clue ?? ''}
        kind={open.clueKind}
        clip={open.clip}
        isMine={held !== null && open.storyteller === seat}
        teller={teller?.name}
        by={teller?.person}
        told={{ round: open.round, seat: open.storyteller }}
      />
    </div>
  )
}
