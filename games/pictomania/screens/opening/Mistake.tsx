import type { Pictomania } from '../../types.ts'
import { useState } from 'react'
import { Confirm } from '@figment/ui/Confirm.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useShowWords } from '../show/words/index.tsx'

/** Until one's own pile is opened one may say: I drew something else. */
export function Mistake({ open, seat, play }: Pick<ShownAtSeat<Pictomania>, 'open' | 'seat' | 'play'>) {
  const { mistake } = useShowWords()
  const [isAsking, setAsking] = useState(false)
  const { take } = useTurn(play)
  const sheet = seat === null ? undefined : open.sheets[seat]
  if (seat === null || !sheet || open.opened.includes(seat)) return null
  if (sheet.isWrong) return <p className="mistake__said">{mistake.said}</p>
  return (
    <>
      <button type="button" className="mistake" onClick={() => setAsking(true)}>
        {mistake.button}
      </button>
      <Confirm
        title={mistake.title}
        text={mistake.text}
        yes={mistake.yes}
        open={isAsking}
        onYes={() => void take({ type: 'declareWrong', round: open.round }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
