import type { TRex, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { CardBack } from '../card/CardBack.tsx'
import { useTRexWords } from '../words.tsx'
import { Tile } from './Tile.tsx'
import './Board.css'

interface Props extends Pick<ShownAtSeat<TRex>, 'seats' | 'isAway'> {
  readonly open: Open
  readonly people: readonly Player[]
  readonly isOneRoom: boolean
  /** Who holds out a card to me. */
  readonly asking?: readonly Seat[]
  /** To whom my card is out. */
  readonly offeredTo?: Seat | null
  /** A tap on somebody only picks them; without it they are only seen. */
  readonly pick?: { readonly label: string; readonly picked: Seat | null; onPick(seat: Seat): void }
}

/** The people, one tile each. */
export function Board({ open, seats, people, isAway, isOneRoom, asking = [], offeredTo = null, pick }: Props) {
  const words = useTRexWords()
  const List = pick ? 'fieldset' : 'ul'
  const One = pick ? 'div' : 'li'
  return (
    <List
      className="board"
      data-count={people.length}
      data-room={isOneRoom ? 'one' : 'apart'}
      data-faces={isOneRoom ? undefined : 'board'}
      data-sent={offeredTo !== null}
      aria-label={pick?.label ?? words.acting.people}
    >
      {people.map((who) => {
        const { seat, isBot } = who
        // nobody sees a bot but on a screen
        const tile = <Tile who={who} seats={seats} open={open} isAway={isAway(seat)} isSeenOtherwise={isOneRoom && !isBot} />
        return (
          <One
            key={seat}
            className="board__one"
            data-seat={seat}
            data-picked={pick?.picked === seat}
            data-offered={offeredTo === seat}
            data-asking={asking.includes(seat)}
          >
            {pick ? (
              <label className="board__tap">
                {tile}
                {offeredTo === seat && (
                  <span className="board__mine">
                    <CardBack />
                    <span className="unseen">, {words.acting.cardIsThere}</span>
                  </span>
                )}
                <input type="radio" name="whom" checked={pick.picked === seat} onChange={() => pick.onPick(seat)} />
              </label>
            ) : (
              tile
            )}
          </One>
        )
      })}
    </List>
  )
}
