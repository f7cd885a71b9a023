import type { Side } from '../../types.ts'
import { useTRexWords } from '../words.tsx'
import { Sign } from './Sign.tsx'
import './PowerFace.css'

/** A power card that lies open: it has been compared. */
export function PowerFace({ colour, number }: Pick<Side, 'colour' | 'number'>) {
  const words = useTRexWords()
  return (
    <span className="power-face" data-hue={colour}>
      <span aria-hidden="true">{number}</span>
      <Sign colour={colour} />
      <span className="unseen">{`${words.ofTen(number)}, ${words.colours[colour]}`}</span>
    </span>
  )
}
