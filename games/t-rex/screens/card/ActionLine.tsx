import type { ActionId } from '../../types.ts'
import { useActions } from '../words.tsx'
import { colourOf } from './colour-of.ts'
import { Sign } from './Sign.tsx'
import './ActionRow.css'

/** An action in its colour, in one line. */
export function ActionLine({ action }: { readonly action: ActionId }) {
  const say = useActions()
  const colour = colourOf(action)
  return (
    <span className="action-row__one" data-hue={colour}>
      <Sign colour={colour} />
      <span>{say(action).text}</span>
    </span>
  )
}
