import type { Colour, Shape } from '@figment/game-kit/player'
import { type ReactNode, useId } from 'react'
import { SHAPE_PATHS } from './shapes.ts'
import './Rabbit.css'

export const EARS =
  'M23 36C14.500 28 10.500 9 16.500 3.500 24.500 1 28.800 17 29 34zM33 34c.4-15 5.500-29 12-27.500C51.500 9 47.500 27 39 36z'
export const HEAD = 'M46.500 42c0 7.200-6.900 13-15.500 13s-15.500-5.800-15.500-13S22.400 29 31 29s15.500 5.800 15.500 13z'
export const BODY = 'M14.500 87C8 87 6.500 81 8.500 73 11.500 60 19 54 31 54s19.500 6 22.500 19c2 8 .5 14-6 14z'

interface Props {
  readonly colour: Colour
  readonly shape: Shape
  /** Of `rabbit-faces.tsx`; left out: as always. */
  readonly face?: ReactNode
}

const EYES = (
  <>
    <circle cx="25" cy="41" r="2" />
    <circle cx="37" cy="41" r="2" />
  </>
)

/** A player's figure: it wears the colour and carries the shape. Decoration beside a name, never instead of it. */
export function Rabbit({ colour, shape, face }: Props) {
  const light = useId()
  return (
    <svg className="rabbit" viewBox="0 0 62 93" style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="4" y1="6" x2="60" y2="80">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#160a28" stopOpacity=".5" />
      </linearGradient>
      <ellipse cx="31" cy="88" rx="25" ry="4.500" fill="#0a0a18" opacity=".45" />
      <circle cx="53" cy="76" r="6" fill="#f4ecdd" />
      {[EARS, HEAD, BODY].map((part) => (
        <path key={part} d={part} className="rabbit__fur" />
      ))}
      <path d={EARS + HEAD + BODY} fill={`url(#${light})`} />
      <path
        d="M22.500 30C18 24 15.500 13 18.300 8.500 22.500 9 25 20 25.300 30zM36.500 30.500c.6-9 4-19 8-19.200 2 4-1.500 14.500-6 19.700z"
        fill="#2a1430"
        opacity=".28"
      />
      <path d="M17 51.500c8 5.500 20 5.500 28 0l1 6c-9 6-21 6-30 0z" fill="#f4ecdd" />
      <path d="M39 58.500l8.500-1.500c2 4.500 2 9 .8 13l-3-2.200-3 3.200c.2-5-1-9-3.300-12.500z" fill="#e6d9c0" />
      <g fill="#1a1226">
        {face ?? EYES}
        <path d="M29.300 45.600h3.400L31 47.800z" />
      </g>
      <path d={SHAPE_PATHS[shape]} className="rabbit__charm" transform="translate(21.500 64) scale(.75)" />
      <ellipse cx="20" cy="87" rx="8" ry="4" className="rabbit__fur" />
      <ellipse cx="42" cy="87" rx="8" ry="4" className="rabbit__fur" />
    </svg>
  )
}

/** Where a rabbit could sit. */
export function FreeRabbit() {
  return (
    <svg className="rabbit rabbit--free" viewBox="0 0 62 93" aria-hidden="true">
      <path d={EARS} />
      <path d={HEAD} />
      <path d={BODY} />
    </svg>
  )
}
