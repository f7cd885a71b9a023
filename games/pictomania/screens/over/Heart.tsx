import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { Open, Page, Pictomania } from '../../types.ts'
import { HeartIcon } from '../icons.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './Heart.css'

export type Voter = Pick<ShownAtSeat<Pictomania>, 'seat' | 'held' | 'play'>

export const isVoteOpen = ({ vote }: Open): boolean => vote !== null && vote.rosettes === null

/** One heart each, not for one's own drawing; it may move until the vote is closed. */
export function Heart({
  open,
  page,
  drawer,
  voter,
}: {
  readonly open: Open
  readonly page: Page
  readonly drawer: Seat
  readonly voter: Voter
}) {
  const { over } = useShowWords()
  const { isBusy, take } = useTurn(voter.play)
  const mayVote = isVoteOpen(open) && voter.seat !== null && open.seats.includes(voter.seat)
  if (!mayVote || drawer === voter.seat || page.letters === 0) return null
  const isMine = voter.held?.heart?.drawing === drawer && voter.held.heart.round === page.round
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isMine}
      aria-busy={isBusy || undefined}
      onClick={() => void take({ type: 'giveHeart', drawing: drawer, round: page.round })}
    >
      <HeartIcon />
      <span className="unseen">{over.vote.heart(page.word)}</span>
    </button>
  )
}

/** What the vote has come to, in a line. */
export function VoteTold({ open, voter }: { readonly open: Open; readonly voter: Voter }) {
  const { over } = useShowWords()
  if (!isVoteOpen(open)) return null
  const mayVote = voter.seat !== null && open.seats.includes(voter.seat)
  const told = voter.held?.heart ? over.vote.given : over.vote.ask
  return (
    <p className="vote-told" aria-live="polite">
      <HeartIcon />
      <span>{mayVote ? told : over.vote.watch}</span>
    </p>
  )
}
