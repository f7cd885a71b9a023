import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { Open, Page, Pictomania } from '../../types.ts'
import { HeartIcon } from '../icons.tsx'
import { useShowWords } from '../show/words/index.tsx'
import './Heart.css'

export type Voter = Pick<ShownAtSeat<Pictomania>, 'seat' | 'held' | 'play'>

export const isVoteOpen = ({ vote }: Open): boolean => vote !== null && vote.rosettes === null

const mayVote = (open: Open, { seat }: Voter): boolean => isVoteOpen(open) && seat !== null && open.seats.includes(seat)

interface Props {
  readonly open: Open
  readonly page: Page
  readonly drawer: Seat
  readonly voter: Voter
}

/** One heart each, not for one's own drawing, where it is pale; it may move until the vote is closed. */
export function Heart({ open, page, drawer, voter }: Props) {
  const { over } = useShowWords()
  const { isBusy, take } = useTurn(voter.play)
  if (!mayVote(open, voter) || page.letters === 0) return null
  if (drawer === voter.seat)
    return (
      <span className="heart heart--pale">
        <HeartIcon />
      </span>
    )
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

interface ToldProps {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly voter: Voter
}

/** The question, and who has answered it so far. */
export function VoteTold({ open, seats, voter }: ToldProps) {
  const { over } = useShowWords()
  if (!isVoteOpen(open)) return null
  const { ask, note, given, movable, watch, voted: counted } = over.vote
  const isGiven = voter.held?.heart != null
  const mayGive = mayVote(open, voter)
  const voted = open.vote?.voted ?? []
  return (
    <div className="vote-told">
      <HeartIcon />
      <p className="vote-told__text" aria-live="polite">
        <b>{!mayGive ? watch : isGiven ? given : ask}</b>
        {mayGive && <span className="vote-told__note"> {isGiven ? movable : note}</span>}
      </p>
      {/* whose heart is given, not to whom */}
      <p className="vote-told__voted">
        <span className="vote-told__marks" aria-hidden="true">
          {voted.map((seat) => {
            const who = seatAt(seats, seat)
            return who && <PlayerMark key={seat} colour={who.colour} shape={who.shape} size="small" />
          })}
        </span>
        {counted(voted.length, open.seats.length)}
      </p>
    </div>
  )
}
