import { type TRex, ACTIONS_OF_A_TIE, type ActionId, COLOURS, type TieBreak } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { colourOf } from '../card/colour-of.ts'
import { Sign } from '../card/Sign.tsx'
import { Who } from '../who.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import './Tie.css'

/** A tie: those who are not in it pick two actions. */
export function Picking({ open, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { tie: words } = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const [wanted, setWanted] = useState<ActionId | null>(null)
  const { tieBreak, awaited } = open
  if (!tieBreak) return null
  const { tied, choices, picked } = tieBreak
  const isPicking = seat !== null && awaited.includes(seat)
  const isTied = seat !== null && tied.includes(seat)
  const hasPicked = picked.some(({ by }) => by !== null && by === seat)
  const isFree = (action: ActionId) => !picked.some((one) => one.action === action)
  const chosen = wanted !== null && isFree(wanted) ? wanted : null
  const pick = async (action: ActionId) => {
    if (await take({ type: 'pickAction', action })) setWanted(null)
  }
  return (
    <>
      <Asking
        ask={isPicking ? words.pick : isTied ? words.waitPick : words.othersPick}
        hint={isTied ? words.waitPickHint : words.pickHint}
        due={open.due}
        clockAhead={clockAhead}
      >
        {!isPicking && !hasPicked && <Waiting awaited={awaited} seats={seats} isAway={isAway} />}
      </Asking>
      {isPicking && (
        <p className="tied">
          {tied.map((one) => (
            <Who key={one} seat={one} seats={seats} size="medium" />
          ))}
        </p>
      )}
      {(!isPicking || picked.length > 0) && <Contest tieBreak={tieBreak} />}
      {!isPicking && <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, tied)} />}
      {isPicking && (
        <div className="choices">
          {COLOURS.map((colour) => (
            <Choices
              key={colour}
              hue={colour}
              actions={choices.filter((action) => isFree(action) && colourOf(action) === colour)}
              chosen={chosen}
              choose={setWanted}
            />
          ))}
        </div>
      )}
      {(isPicking || hasPicked) && (
        <Dock>
          {isPicking ? (
            <Button kind="primary" busy={isBusy} disabled={chosen === null} onClick={() => chosen !== null && void pick(chosen)}>
              {chosen === null ? words.pickFirst : words.pickThis}
            </Button>
          ) : (
            <Settled note={words.youPicked} awaited={awaited} seats={seats} isAway={isAway} />
          )}
        </Dock>
      )}
    </>
  )
}

interface ChoicesProps {
  readonly hue: (typeof COLOURS)[number]
  readonly actions: readonly ActionId[]
  readonly chosen: ActionId | null
  choose(action: ActionId): void
}

function Choices({ hue, actions, chosen, choose }: ChoicesProps) {
  const { colours } = useTRexWords()
  const say = useActions()
  return (
    <ul className="choices__set" data-hue={hue} aria-label={colours[hue]}>
      {actions.map((action) => (
        <li key={action}>
          <button type="button" className="choices__one" aria-pressed={action === chosen} onClick={() => choose(action)}>
            <Sign colour={hue} />
            {say(action).text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What the tied will do: two actions, or the places for them. */
export function Contest({ tieBreak: { picked } }: { readonly tieBreak: TieBreak }) {
  const { tie: words } = useTRexWords()
  const say = useActions()
  return (
    <ul className="contest" aria-label={words.picked}>
      {picked.map(({ action, by }) => {
        const hue = colourOf(action)
        return (
          <li key={action} className="contest__action" data-hue={hue}>
            <Sign colour={hue} />
            <span>
              {say(action).text}
              {by === null && <small> {words.lot}</small>}
            </span>
          </li>
        )
      })}
      {Array.from({ length: ACTIONS_OF_A_TIE - picked.length }, (_, place) => (
        <li key={place} className="contest__action contest__action--open" aria-hidden="true">
          ?
        </li>
      ))}
    </ul>
  )
}
