import type { Open, Pictomania } from '../../types.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { isolated, Named } from '@figment/ui/Named.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { peopleAmong } from '../show/people.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'

/** What somebody has just said stands in the small line so long. */
const newsStandsForMs = 4000

/** The small line: whose answer the telling waits for, who has just owned up, whom one waits for; otherwise where we are. */
export function useHint({ open, seats, seat, isAway }: ShownAtSeat<Pictomania>, otherwise: ReactNode): ReactNode {
  const { opening } = useShowWords()
  const { drawing } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const owned = useOwnedUp(open, seat)
  if (open.heldFor !== null && open.heldFor !== seat) return <Named say={opening.held} name={nameOf(open.heldFor)} />
  if (owned !== null) return <Named say={opening.drewElse} name={nameOf(owned)} />
  const awaited = peopleAmong(open.awaited, { seats, isAway })
  const iHavePressed = seat !== null && !open.awaited.includes(seat) && open.heldFor === null
  if (iHavePressed && awaited.length > 0) return drawing.waitingFor(awaited.map((one) => isolated(nameOf(one))).join(', '))
  return otherwise
}

/** Whoever has just said that they drew something else, before their pile is opened. */
function useOwnedUp(open: Open, mine: Seat | null): Seat | null {
  const [seen, setSeen] = useState<{ readonly sheets: Open['sheets']; readonly owned: Seat | null }>({ sheets: open.sheets, owned: null })
  if (seen.sheets !== open.sheets) {
    const drawers = Object.keys(open.sheets).map(Number)
    const isNew = (one: Seat) => open.sheets[one]?.isWrong === true && seen.sheets[one]?.isWrong === false
    const owned = drawers.find((one) => one !== mine && isNew(one) && !open.opened.includes(one)) ?? seen.owned
    setSeen({ sheets: open.sheets, owned })
  }
  const { owned } = seen
  useEffect(() => {
    if (owned === null) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, owned: null })), newsStandsForMs)
    return () => clearTimeout(timer)
  }, [owned])
  return owned
}
