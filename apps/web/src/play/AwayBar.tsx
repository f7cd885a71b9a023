import type { TableSeat } from '@figment/table/types'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { isolated, Named } from '@figment/ui/Named.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { awaitedSeats, isHost, isSeatAway } from '@figment/client/who.ts'

/** The table waits for somebody who is not here: everybody knows why, and the host can help the game on. */
export function AwayBar() {
  const { view } = useTable()
  const away = awaitedSeats(view.open).filter((seat) => isSeatAway(view, seat))
  return (
    <div aria-live="polite">
      {away.map((seat) => (
        <Away key={seat.seat} seat={seat} />
      ))}
    </div>
  )
}

function Away({ seat }: { readonly seat: TableSeat }) {
  const words = useWords()
  const { view, move } = useTable()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <fieldset className="play__bar">
      <legend className="unseen">{seat.name}</legend>
      <p>
        <Named say={words.play.awayTitle} name={seat.name} />
      </p>
      {isHost(view) && (
        <div className="play__bar-actions">
          <Button onClick={() => void move({ type: 'letBotPlay', seat: seat.seat })}>
            <span>
              <Named say={words.play.letBot} name={seat.name} />
            </span>
          </Button>
          <Button kind="danger" onClick={() => setRemoving(true)}>
            {words.play.remove}
          </Button>
        </div>
      )}
      <Confirm
        title={words.play.removeTitle(isolated(seat.name))}
        text={words.play.removeText}
        yes={words.play.remove}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onYes={() => {
          setRemoving(false)
          void move({ type: 'removeSeat', seat: seat.seat })
        }}
      />
    </fieldset>
  )
}
