import { cardId } from '@figment/pictures/card-id'
import type { ReactNode } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import { SHAPE_PATHS } from '@figment/ui/shapes.ts'
import type { Shape } from '@figment/game-kit/player'
import type { Lesson } from './lesson.ts'

interface CardProps {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly isLit?: boolean
}

/** A card of 20 by 30 around its middle. */
function Card({ x, y, turn = 0, isLit = false }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className={isLit ? 'hint-picture__lit' : 'hint-picture__card'} x={-10} y={-15} width={20} height={30} rx={2.5} />
    </g>
  )
}

function Token({ x, y, colour, shape }: { readonly x: number; readonly y: number; readonly colour: string; readonly shape: Shape }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={8} fill={`var(--player-${colour})`} stroke="#2c2a3a" strokeWidth={1.2} />
      <path d={SHAPE_PATHS[shape]} transform="translate(-5 -5) scale(0.42)" fill="#1c1424" />
    </g>
  )
}

const Line = ({ d }: { readonly d: string }) => <path className="hint-picture__line" d={d} />

const DRAWN: Readonly<Record<Exclude<Lesson, 'telling'>, ReactNode>> = {
  claiming: (
    <>
      <Card x={20} y={44} turn={-22} />
      <Card x={44} y={44} turn={22} />
      <Card x={32} y={40} isLit />
      <Line d="M32 6v8M20 9l3.500 6.500M44 9l-3.500 6.500" />
    </>
  ),
  listening: (
    <>
      <Card x={24} y={45} isLit />
      <path className="hint-picture__shade" d="M30 22a12 9 0 1 1 12 9H30l-3 5z" />
      <Line d="M36 22h.1M42 22h.1M48 22h.1" />
    </>
  ),
  giving: (
    <>
      <Card x={19} y={22} />
      <Card x={45} y={22} />
      <Card x={32} y={47} isLit />
      <Line d="M32 42V27M27 31.500l5-5 5 5" />
    </>
  ),
  waitingForCards: (
    <>
      <Card x={32} y={32} isLit />
      <Card x={9} y={32} turn={-8} />
      <Card x={55} y={32} turn={8} />
      <Line d="M12 57h11M19 53l4 4-4 4M52 57H41M45 53l-4 4 4 4" />
    </>
  ),
  voting: (
    <>
      <Card x={11} y={30} />
      <Card x={33} y={30} isLit />
      <Card x={55} y={30} />
      <Token x={33} y={50} colour="sky" shape="drop" />
      <path d="M47 20l16 20M63 20L47 40" stroke="#f28a9b" strokeWidth={3} strokeLinecap="round" />
      <text x={33} y={34}>
        ?
      </text>
    </>
  ),
  waitingForVotes: (
    <>
      <circle className="hint-picture__lit" cx={32} cy={32} r={22} />
      <Line d="M24 27v2M40 27v2M24 41h16" />
    </>
  ),
  scoring: (
    <>
      <Card x={20} y={30} isLit />
      <Card x={46} y={30} />
      <Token x={20} y={50} colour="sky" shape="drop" />
      <Token x={46} y={50} colour="rose" shape="heart" />
      <text x={20} y={34}>
        +3
      </text>
      <text x={46} y={34} style={{ fill: '#fffaf0' }}>
        +1
      </text>
    </>
  ),
  watching: (
    <>
      <Line d="M6 26C14 14 22 9 32 9s18 5 26 17c-8 12-16 17-26 17S14 38 6 26z" />
      <circle className="hint-picture__lit" cx={32} cy={26} r={8} />
      <Line d="M20 55h24" />
    </>
  ),
}

/** A small drawing next to a hint; the words next to it say the same. */
export function HintPicture({ lesson }: { readonly lesson: Lesson }) {
  // the example of the hint: a whale on a string
  if (lesson === 'telling') return <Picture card={cardId('kite-whale')} size="hand" />
  return (
    <svg className="hint-picture" viewBox="-1 3 68 58" aria-hidden="true">
      {DRAWN[lesson]}
    </svg>
  )
}
