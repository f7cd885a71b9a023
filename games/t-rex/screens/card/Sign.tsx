import { SYMBOLS } from '@figment/actions'
import type { Colour } from '../../types.ts'
import './colours.css'

/** One path each, in a square of 24. */
const DRAWN: Readonly<Record<(typeof SYMBOLS)[Colour], string>> = {
  claw: 'M5.500 3c2.300 4 3.300 10 2.500 18C4.500 16 3.500 9 5.500 3zM12.300 2c2.500 5 3.200 12 1.700 20-3.700-5-4.500-13-1.700-20zM19 3c1.900 5 2 11 .4 18-3.100-5-3.300-12-.4-18z',
  spark: 'M12 1c1.100 7 4 9.900 11 11-7 1.100-9.900 4-11 11-1.100-7-4-9.900-11-11 7-1.100 9.900-4 11-11z',
  cup: 'M3 9.500h14v1h1.500a3.750 3.750 0 0 1 0 7.500h-2.200a6.500 6.500 0 0 1-5.800 4h-1A6.500 6.500 0 0 1 3 15.500zM17 13v2.500h1.500a1.250 1.250 0 0 0 0-2.500zM6.500 2c2 1.700-1 3 .8 5.500H5.500C4 5 7 4 5 2zM12 2c2 1.700-1 3 .8 5.500H11C9.500 5 12.500 4 10.500 2z',
}

/** The symbol of a colour, for those who do not see colours. */
export const Sign = ({ colour }: { readonly colour: Colour }) => (
  <svg className="trex-sign" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={DRAWN[SYMBOLS[colour]]} />
  </svg>
)
