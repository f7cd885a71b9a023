import type { TRex } from '../../types.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { COUNTED_FROM } from '../../open/seconds.ts'
import { ActionRow } from '../card/ActionRow.tsx'
import { useCount } from '../counting/count.ts'
import { Heard } from '../counting/Counting.tsx'
import { Puppet } from '../puppet/Puppet.tsx'
import type { Strengths } from '../puppet/strength.ts'
import { useTRexWords } from '../words.tsx'

const still: Strengths = (listener) => {
  listener(0)
  return () => undefined
}

/** The actions, everybody ready to jump, and the count for the whole room. */
export function TvCounting({ open, seats, clockAhead }: Shown<TRex>) {
  const { counting: words } = useTRexWords()
  return (
    <div className="tv-room tv-counting">
      <ActionRow open={open} />
      <header>
        <h1>{words.tv}</h1>
        <p>{words.tvNote}</p>
      </header>
      {open.due !== null && <Count due={open.due} clockAhead={clockAhead} />}
      <ul className="tv-counting__crouching">
        {seatsAt(seats, open.seats).map((who) => (
          <li key={who.seat}>
            <Puppet who={who} strengths={still} />
            <bdi>{who.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ due, clockAhead }: { readonly due: number; readonly clockAhead: number }) {
  const { counting: words } = useTRexWords()
  const count = useCount(due, clockAhead)
  const isCounting = count <= COUNTED_FROM
  return (
    <div className="tv-counting__count">
      {isCounting && (
        <b key={count} aria-hidden="true">
          {count === 0 ? words.go : count}
        </b>
      )}
      <Heard count={count} />
    </div>
  )
}
