import type { TRex } from '../../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { COUNTED_FROM } from '../../open/seconds.ts'
import { ActionRow } from '../card/ActionRow.tsx'
import { YourCard } from '../card/YourCard.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useTRexWords } from '../words.tsx'
import { useCount } from './count.ts'
import './Counting.css'

/** Everybody is alone with their card; then all begin at one moment. */
export function Counting({ open, held, clockAhead }: ShownAtSeat<TRex>) {
  const { counting: words } = useTRexWords()
  return (
    <Room now="counting">
      <header className="trex-room__head counting__head">
        <Ask>{held ? words.ask : words.watching}</Ask>
        <p>{held ? words.hint : words.tvNote}</p>
      </header>
      {held ? <YourCard held={held} /> : <ActionRow open={open} />}
      {open.due !== null && <ThreeTwoOne due={open.due} clockAhead={clockAhead} />}
    </Room>
  )
}

const NUMBERS = Array.from({ length: COUNTED_FROM }, (_, before) => COUNTED_FROM - before)

/** "3, 2, 1, go": what is counted now is lit. */
function ThreeTwoOne({ due, clockAhead }: { readonly due: number; readonly clockAhead: number }) {
  const { counting: words } = useTRexWords()
  const count = useCount(due, clockAhead)
  return (
    <div className="three-two-one">
      <ol aria-hidden="true">
        {NUMBERS.map((number) => (
          <li key={number} data-now={number === count}>
            {number}
          </li>
        ))}
        <li data-now={count === 0}>{words.go}</li>
      </ol>
      <Heard count={count} />
    </div>
  )
}

/** For those who do not see it. */
export function Heard({ count }: { readonly count: number }) {
  const { counting: words } = useTRexWords()
  return (
    <p className="unseen" aria-live="assertive">
      {count > COUNTED_FROM ? '' : count === 0 ? words.go : count}
    </p>
  )
}
