import type { TRex } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import type { Player } from '@figment/game-kit/player'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import type { Seat } from '@figment/game-kit'
import { Tile } from '../board/Tile.tsx'
import { useTRexWords } from '../words.tsx'
import './Tied.css'

interface Props extends Pick<ShownAtSeat<TRex>, 'open' | 'seats' | 'isAway'> {
  readonly people: readonly Player[]
  readonly isOneRoom?: boolean
  /** What they are, if not on stage. */
  readonly label?: string
  /** Whom a judge has picked, and whom they have voted for. */
  readonly vote?: { readonly picked: Seat | null; readonly cast: Seat | null; onPick(seat: Seat): void }
}

/** Those who are tied, as large as the screen lets. */
export function Tied({ open, seats, isAway, people, isOneRoom = false, label, vote }: Props) {
  const { tie: words } = useTRexWords()
  const List = vote ? 'fieldset' : 'ul'
  const One = vote ? 'label' : 'li'
  return (
    <List className="tied" data-count={people.length} data-faces="board" aria-label={vote ? words.vote : (label ?? words.onStage)}>
      {people.map((who) => (
        <One key={who.seat} className="board__one" data-picked={vote?.picked === who.seat}>
          <Tile who={who} seats={seats} open={open} isAway={isAway(who.seat)} isSeenOtherwise={isOneRoom && !who.isBot}>
            {vote?.cast === who.seat && (
              <span className="tied__cast">
                <Icon name="check" /> {words.yourChoice}
              </span>
            )}
          </Tile>
          {vote && (
            <span className="board__tap tied__tap">
              <input type="radio" name="best" checked={vote.picked === who.seat} onChange={() => vote.onPick(who.seat)} />
            </span>
          )}
        </One>
      ))}
    </List>
  )
}
