import { NUMBERS } from '../../types.ts'
import './things.css'

/** What lies on the table, drawn small: every thing around its middle, on a square of 64. */

interface Place {
  readonly x: number
  readonly y: number
}

const at = ({ x, y }: Place, { tilt = 0, scale = 1 } = {}) => `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`

/** A player's sheet. */
export const Paper = ({ x, y, size, tilt = 0 }: Place & { readonly size: number; readonly tilt?: number }) => (
  <g transform={at({ x, y }, { tilt })}>
    <rect className="thing__paper" x={-size / 2} y={-size / 2} width={size} height={size} rx={2.5} />
  </g>
)

/** Something drawn by hand, 32 wide. */
export const Kettle = ({ x, y, scale = 1, colour = 'rose' }: Place & { readonly scale?: number; readonly colour?: 'rose' | 'sky' }) => (
  <g transform={at({ x, y }, { scale })}>
    <path
      className={`thing__ink thing__ink--${colour}`}
      d="M-10 10c-2-7-1-14 3-17 4-3 10-3 13 0 4 3 5 10 3 17-6 2-13 2-19 0zM-3-10c0-3 5-4 5 0M9-2c3-1 4-4 8-5M-10-4c-6-1-8 6-3 9"
    />
    <path className={`thing__ink thing__ink--${colour}`} d="M17-11c1-2-1-3 0-5" />
  </g>
)

/** Likewise; could be taken for the other one. */
export const Teapot = ({ x, y, scale = 1 }: Place & { readonly scale?: number }) => (
  <g transform={at({ x, y }, { scale })}>
    <path
      className="thing__ink thing__ink--sky"
      d="M-11 2c0-6 5-9 11-9s10 3 10 9c0 5-4 9-10 9s-11-4-11-9zM-3-8c1-4 6-4 6 0M10 0c4 0 3-5 7-6M-11-1c-6-2-7 7 0 7M-3 3h6"
    />
  </g>
)

/** A card of the stand, 26 by 40; one word may be lit. */
export const WordCard = ({ x, y, letter, lit = null }: Place & { readonly letter: string; readonly lit?: number | null }) => (
  <g transform={at({ x, y })}>
    <rect className="thing__card" x={-13} y={-20} width={26} height={40} rx={2.5} />
    <text className="thing__letter" y={-10}>
      {letter}
    </text>
    {NUMBERS.map((number) => {
      const top = -6.5 + 3.6 * (number - 1)
      return number === lit ? (
        <rect key={number} className="thing__lit" x={-10.5} y={top - 1.8} width={21} height={3.6} rx={1} />
      ) : (
        <path key={number} className="thing__word" d={`M-9 ${top}h1.500M-5 ${top}h${5 + ((number * 5) % 8)}`} />
      )
    })}
  </g>
)

/** One of the seven numbers of a player. */
export const GuessCard = ({
  x,
  y,
  number,
  tilt = 0,
  isWrong = false,
}: Place & { readonly number: number | null; readonly tilt?: number; readonly isWrong?: boolean }) => (
  <g transform={at({ x, y }, { tilt })}>
    <rect className={number === null ? 'thing__back' : 'thing__guess'} x={-8.5} y={-12} width={17} height={24} rx={2.5} />
    {number !== null && (
      <text className="thing__number" y={isWrong ? 1 : 5}>
        {number}
      </text>
    )}
    {isWrong && <path className="thing__no" d="M-3 4.500l6 6M3 4.500l-6 6" />}
  </g>
)

export const Star = ({ x, y, size }: Place & { readonly size: number }) => (
  <path
    className="thing__star"
    transform={at({ x, y }, { scale: size / 10 })}
    d="M0-10l2.900 6.200 6.800.8-5 4.600 1.400 6.700L0 5 -6.100 8.300l1.400-6.700-5-4.600 6.800-.8z"
  />
)

/** A point token, or a black one, with its stars as a number and a star. */
export const Token = ({ x, y, stars, isBlack = false }: Place & { readonly stars: number; readonly isBlack?: boolean }) => (
  <g transform={at({ x, y })}>
    <circle className={isBlack ? 'thing__black' : 'thing__token'} r={12} />
    <text className={isBlack ? 'thing__count thing__count--pale' : 'thing__count'} x={-3.5} y={4.5}>
      {stars}
    </text>
    <Star x={5} y={0} size={4.2} />
  </g>
)
