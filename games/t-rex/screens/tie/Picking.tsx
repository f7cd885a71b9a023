import { type TRex, type ActionId, COLOURS, type Picked, type TieBreak } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { Player } from '@figment/game-kit/player'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Tile } from '../board/Tile.tsx'
import { ActionCard } from '../card/ActionCard.tsx'
import { colourOf } from '../card/colour-of.ts'
import { TRexHints } from '../learn/Hints.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import { Contest } from './Contest.tsx'
import { Tied } from './Tied.tsx'
import './Tie.css'

/** Two of each colour lie there at a time. */
const OF_A_COLOUR = 2

/** A tie: those who are not in it pick two actions. */
export function Picking({ open, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { tie: words } = useTRexWords()
  const say = useActions()
  const { isBusy, take } = useTurn(play)
  const [wanted, setWanted] = useState<ActionId | null>(null)
  const [dealt, setDealt] = useState(0)
  const { tieBreak, awaited } = open
  if (!tieBreak) return null
  const { tied, picked } = tieBreak
  const isPicking = seat !== null && awaited.includes(seat)
  const isTied = seat !== null && tied.includes(seat)
  const chosen = wanted !== null && !picked.some(({ action }) => action === wanted) ? wanted : null
  const pick = async (action: ActionId) => {
    if (await take({ type: 'pickAction', action })) setWanted(null)
  }
  return (
    <Room now="picking" look={isPicking ? 'mine' : 'others'}>
      <header className="trex-room__head tie__head">
        <Ask>{isPicking ? words.pick : isTied ? words.waitPick : words.othersPick}</Ask>
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      {isPicking ? (
        <>
          <div className="tie__who">
            {seatsAt(seats, tied).map((who) => (
              <Tile key={who.seat} who={who} seats={seats} open={open} isAway={isAway(who.seat)} />
            ))}
            <p>{words.pickHint}</p>
          </div>
          <fieldset className="choices" aria-label={words.pick}>
            {lying(tieBreak, dealt).map((action) => (
              <Choice
                key={action}
                action={action}
                seats={seats}
                pickedBy={picked.find((one) => one.action === action)}
                isChosen={action === chosen}
                choose={setWanted}
              />
            ))}
          </fieldset>
          <footer className="trex-room__foot tie__foot">
            <Button kind="primary" busy={isBusy} disabled={chosen === null} onClick={() => chosen !== null && void pick(chosen)}>
              {chosen === null ? words.pickFirst : words.pickThis(say(chosen).text)}
            </Button>
            <Button className="tie__others" onClick={() => setDealt(dealt + 1)}>
              {words.others}
            </Button>
          </footer>
        </>
      ) : (
        <>
          <Contest tieBreak={tieBreak} />
          <Tied {...{ open, seats, isAway }} people={seatsAt(seats, tied)} />
          <footer className="tie__note">
            <p>{isTied ? words.waitPickHint : words.pickHint}</p>
            <Waiting awaited={awaited} seats={seats} isAway={isAway} />
          </footer>
        </>
      )}
      <TRexHints open={open} seat={seat} />
    </Room>
  )
}

/** What lies there to be picked: what somebody has picked already, and the next ones of each colour. */
export function lying({ choices, picked }: Pick<TieBreak, 'choices' | 'picked'>, dealt: number): ActionId[] {
  return COLOURS.flatMap((colour) => {
    const isOf = (action: ActionId) => colourOf(action) === colour
    const taken = picked.map(({ action }) => action).filter(isOf)
    const free = choices.filter((action) => isOf(action) && !taken.includes(action))
    const from = free.length === 0 ? 0 : (dealt * OF_A_COLOUR) % free.length
    return [...taken, ...free.slice(from), ...free.slice(0, from)].slice(0, OF_A_COLOUR)
  })
}

interface ChoiceProps {
  readonly action: ActionId
  readonly seats: readonly Player[]
  readonly pickedBy: Picked | undefined
  readonly isChosen: boolean
  choose(action: ActionId): void
}

function Choice({ action, seats, pickedBy, isChosen, choose }: ChoiceProps) {
  const say = useActions()
  const { colours } = useTRexWords()
  const who = seatAt(seats, pickedBy?.by ?? null)
  return (
    <label className="choices__one" data-taken={pickedBy !== undefined}>
      <ActionCard
        action={action}
        corner={
          who && (
            <span className="choices__by">
              <PlayerMark colour={who.colour} shape={who.shape} size="small" />
              <bdi>{who.name}</bdi>
            </span>
          )
        }
      />
      <input
        type="radio"
        name="action"
        aria-label={`${colours[colourOf(action)]}: ${say(action).text}`}
        disabled={pickedBy !== undefined}
        checked={isChosen}
        onChange={() => choose(action)}
      />
    </label>
  )
}
