import type { TableSeat } from '@figment/table/types'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { Picture } from './Picture.tsx'
import { useCall } from './useCall.ts'
import './Face.css'

/** Somebody's face: their picture if they are in the call with one, or else their rabbit. It never stands without the name. */
export function Face({ seat }: { readonly seat: Pick<TableSeat, 'person' | 'colour' | 'shape'> }) {
  const { view } = useTable()
  const { pictureOf } = useCall()
  const picture = pictureOf(seat.person)
  const isMine = seat.person !== null && seat.person === view.you
  if (!picture) return <FaceOff colour={seat.colour} shape={seat.shape} />
  return (
    <span className={picture.isConnected ? 'face' : 'face face--faint'}>
      <Picture stream={picture.stream} isMirrored={isMine} />
    </span>
  )
}

/** The camera is off: the rabbit sits there. */
export function FaceOff({ colour, shape }: Pick<TableSeat, 'colour' | 'shape'>) {
  return (
    <span className="face face--off" style={{ '--player': `var(--player-${colour})` }}>
      <Rabbit colour={colour} shape={shape} />
    </span>
  )
}
