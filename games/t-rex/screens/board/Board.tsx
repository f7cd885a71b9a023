import type { TRex, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { isolated } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useTRexWords } from '../words.tsx'
import { CardBack, Tile } from './Tile.tsx'
import './Board.css'

interface Props extends Pick<ShownAtSeat<TRex>, 'seats' | 'isAway'> {
  readonly open: Open
  readonly people: readonly Player[]
  readonly isOneRoom: boolean
  /** Who holds out a card to me. */
  readonly asking?: readonly Seat[]
  /** What a tap on somebody does; without it they are only seen. */
  readonly tap?: {
    /** To whom my card is out. */
    readonly offeredTo: Seat | null
    offer(to: Seat): void
    takeBack(): void
  }
}

/** The people, one tile each: tap somebody to hold out the card to them. */
export function Board({ open, seats, people, isAway, isOneRoom, asking = [], tap }: Props) {
  const words = useTRexWords()
  return (
    <ul
      className="board"
      data-count={people.length}
      data-room={isOneRoom ? 'one' : 'apart'}
      data-faces={isOneRoom ? undefined : 'board'}
      aria-label={words.acting.people}
    >
      {people.map((who) => {
        const { seat, name, isBot } = who
        // nobody sees a bot but on a screen
        const tile = <Tile who={who} seats={seats} open={open} isAway={isAway(seat)} isSeenOtherwise={isOneRoom && !isBot} />
        const isMine = tap?.offeredTo === seat
        return (
          <li key={seat} className="board__one" data-seat={seat} data-offered={isMine} data-asking={asking.includes(seat)}>
            {tap ? (
              <button
                type="button"
                className="board__tap"
                aria-pressed={isMine}
                onClick={() => (isMine ? tap.takeBack() : tap.offer(seat))}
              >
                <span className="unseen">{(isMine ? words.acting.takeBackFrom : words.acting.offer)(isolated(name))}: </span>
                {tile}
                {isMine && (
                  <span className="board__mine">
                    <CardBack />
                  </span>
                )}
              </button>
            ) : (
              tile
            )}
          </li>
        )
      })}
    </ul>
  )
}
