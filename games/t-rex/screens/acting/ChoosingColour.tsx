import { COLOURS, type Colour, type Open } from '../../types.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { ActionCard } from '../card/ActionCard.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import './ChoosingColour.css'

interface Props {
  readonly open: Open
  readonly isBusy: boolean
  readonly clockAhead: number
  readonly hint?: ReactNode
  choose(colour: Colour): void
}

/** The wild Bye-bye: I say which action leaves. Who is doing which is not said. */
export function ChoosingColour({ open: { row, due }, isBusy, clockAhead, hint, choose }: Props) {
  const { byeBye: words, colours } = useTRexWords()
  const say = useActions()
  const [wanted, setWanted] = useState<Colour | null>(null)
  return (
    <Room now="wild">
      <header className="trex-room__head">
        <div className="trex-room__me wild__words">
          <Ask>{words.ask}</Ask>
          <p>{words.hint}</p>
        </div>
        <Countdown due={due} clockAhead={clockAhead} />
      </header>
      <fieldset className="wild" aria-label={words.ask}>
        {COLOURS.map((colour) => (
          <label key={colour} className="wild__choice">
            <ActionCard action={row[colour]} />
            <input
              type="radio"
              name="colour"
              aria-label={`${colours[colour]}: ${say(row[colour]).text}`}
              checked={wanted === colour}
              onChange={() => setWanted(colour)}
            />
          </label>
        ))}
      </fieldset>
      {hint}
      <footer className="trex-room__foot">
        <Button kind="primary" busy={isBusy} disabled={wanted === null} onClick={() => wanted && choose(wanted)}>
          {wanted ? words.say : words.pick}
        </Button>
      </footer>
    </Room>
  )
}
