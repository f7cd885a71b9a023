import type { Colour } from '../../types.ts'
import { SYMBOLS } from '@figment/actions'
import './things.css'

/** What lies on the table, drawn small: every thing around its middle. */

interface Place {
  readonly x: number
  readonly y: number
  readonly tilt?: number
}

const at = ({ x, y, tilt = 0 }: Place) => `translate(${x} ${y}) rotate(${tilt})`

const MARKS: Readonly<Record<(typeof SYMBOLS)[Colour], string>> = {
  claw: 'M-4-4c2 2 2 5 1 8M0-5c2 3 2 6 1 10M4-4c2 2 2 5 1 8',
  spark: 'M0-5v10M-5 0h10M-3-3l6 6M3-3l-6 6',
  cup: 'M-5-3H3v4a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3zM3-2c4-1 4 4 0 4',
}

/** A power card, 22 by 30; without a number face down. */
export const Card = ({ number = null, hue, ...place }: Place & { readonly number?: number | null; readonly hue: Colour }) => (
  <g transform={at(place)} data-hue={hue}>
    <rect className={number === null ? 'trex-thing__back' : 'trex-thing__card'} x={-11} y={-15} width={22} height={30} rx={3.5} />
    {number === null ? (
      <path className="trex-thing__gem" d="M0-8l5 8-5 8-5-8z" />
    ) : (
      <>
        <text className="trex-thing__number" y={3}>
          {number}
        </text>
        <path className="trex-thing__mark" d={MARKS[SYMBOLS[hue]]} transform="translate(0 9) scale(.7)" />
      </>
    )}
  </g>
)

/** A token that counts for or against. */
export const Coin = ({ isMeh = false, ...place }: Place & { readonly isMeh?: boolean }) => (
  <g transform={at(place)} className={isMeh ? 'trex-thing__meh' : 'trex-thing__yay'}>
    <circle r={8} />
    <path d={isMeh ? 'M-4 0h8' : 'M-4 0h8M0-4v8'} />
  </g>
)

/** A small T-Rex, 40 wide, that stands still or goes wild. */
export const Rex = ({ isWild = false, ...place }: Place & { readonly isWild?: boolean }) => (
  <g transform={at(place)} className="trex-thing__rex">
    <path d="M-4 6C-10 6-17 10-20 16c8-4 12-3 17 0z" />
    <path d="M-7 8C-7 0-2-4 4-4s9 5 8 12c-1 6-4 9-9 9-7 0-10-4-10-9z" />
    <path d="M-4 15v6h6l-1-6zM4 15v6h6l-2-7z" />
    <path
      d={
        isWild
          ? 'M-4-6C-6-16 0-20 6-20c6 0 14 2 15 7 0 2-1 3-2 4L-2-5zM-1-4l20 4c-1 4-6 4-9 3z'
          : 'M-3-6C-5-14 0-18 6-18c6 0 14 1 15 7 0 3-1 4-2 5l-19 2z'
      }
    />
    <path className="trex-thing__limb" d={isWild ? 'M9 1l7-6M10 4l8-2' : 'M9 3l5 2M9 6l4 2'} />
    <circle className="trex-thing__eye" cx={6} cy={isWild ? -14 : -12} r={2.2} />
    {isWild && <path className="trex-thing__sweat" d="M-11-10l-3-4M-13-3l-5-1M24-18l3-3" />}
  </g>
)

/** The marks of the scale from 1 to 10. */
export const Scale = ({ lit, ...place }: Place & { readonly lit: number }) => (
  <g transform={at(place)}>
    {Array.from({ length: 10 }, (_, before) => before + 1).map((number) => (
      <rect
        key={number}
        className="trex-thing__bar"
        data-lit={number <= lit}
        x={number * 8 - 48}
        y={-2 - number * 2}
        width={5.5}
        height={4 + number * 2}
        rx={1.5}
      />
    ))}
  </g>
)
