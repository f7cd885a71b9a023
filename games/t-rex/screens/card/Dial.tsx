import type { Colour } from '../../types.ts'
import { STRONGEST } from '../../types.ts'
import './Dial.css'

const FROM_DEGREES = 135
const SWEEP_DEGREES = 270
/** In units of the drawing, which is 100 wide. */
const CENTRE = 50

const spot = (degrees: number, radius: number) => {
  const radians = (degrees * Math.PI) / 180
  return `${(CENTRE + radius * Math.cos(radians)).toFixed(2)} ${(CENTRE + radius * Math.sin(radians)).toFixed(2)}`
}
/** Ten marks around the dial, growing towards the tenth. */
const MARKS = Array.from({ length: STRONGEST }, (_, before) => {
  const degrees = FROM_DEGREES + (before * SWEEP_DEGREES) / (STRONGEST - 1)
  return { number: before + 1, d: `M${spot(degrees, 41.5 - before * 0.3)}L${spot(degrees, 46)}` }
})

/** A strength as a dial: the number to be read at arm's length, the marks at a glance. */
export const Dial = ({ number, colour }: { readonly number: number; readonly colour: Colour }) => (
  <span className="dial" data-hue={colour} aria-hidden="true">
    <svg viewBox="0 0 100 100">
      {MARKS.map((mark) => (
        <path key={mark.number} d={mark.d} data-lit={mark.number <= number} />
      ))}
    </svg>
    <span className="dial__number" data-wide={number === STRONGEST}>
      {number}
    </span>
  </span>
)
