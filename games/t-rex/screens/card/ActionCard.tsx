import type { ReactNode } from 'react'
import type { ActionId } from '../../types.ts'
import { useActions } from '../words.tsx'
import { colourOf } from './colour-of.ts'
import { Sign } from './Sign.tsx'
import './ActionCard.css'

interface Props {
  readonly action: ActionId
  /** In its upper corner. */
  readonly corner?: ReactNode
}

/** An action as a printed card: what to do, and what it may look like at its strongest. */
export function ActionCard({ action, corner }: Props) {
  const { text, atTen } = useActions()(action)
  const colour = colourOf(action)
  return (
    <span className="action-card" data-hue={colour}>
      <span className="action-card__top">
        <Sign colour={colour} />
        {corner}
      </span>
      <b>{text}</b>
      <span className="action-card__ten">
        <strong>10</strong> {atTen}
      </span>
    </span>
  )
}
