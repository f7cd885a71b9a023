import type { TRex } from '../../types.ts'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Tile } from '../board/Tile.tsx'
import { useTRexWords } from '../words.tsx'
import { Stairs } from '../warming/Stairs.tsx'
import { showsAt } from '../warming/turns.ts'
import { ActionLine } from '../card/ActionLine.tsx'

/** Whoever shows it, as large as there is room for; how strongly, and how far the scale has come. */
export function TvWarmUp({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { warmUp: words } = useTRexWords()
  const { warmUp } = open
  if (!warmUp) return null
  const shower = seatAt(seats, warmUp.seat)
  const next = seatAt(seats, showsAt(warmUp, open.seats, warmUp.strength + 1))
  return (
    <div className="tv-room tv-warm-up">
      {shower && (
        <Tile who={shower} seats={seats} open={open} isAway={isAway(shower.seat)}>
          {next && warmUp.strength < 10 && (
            <span className="warming__next">
              <Named say={words.next} name={next.name} />
            </span>
          )}
        </Tile>
      )}
      <div className="tv-warm-up__told">
        <p>{words.title}</p>
        <h1>
          <Named say={(name) => words.others(name, warmUp.strength)} name={shower?.name ?? ''} />
        </h1>
        <Countdown due={open.due} clockAhead={clockAhead} />
        <p className="action-row">
          <ActionLine action={warmUp.action} />
        </p>
        <Stairs warmUp={warmUp} order={open.seats} seats={seats} />
        <p>{words.tvHint}</p>
      </div>
    </div>
  )
}
