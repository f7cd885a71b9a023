import type { ReactNode } from 'react'
import type { Lesson } from './lesson.ts'

const Line = ({ d }: { readonly d: string }) => <path className="hint-picture__line" d={d} />

/** A story card of 18 by 27 around its middle. */
const Story = ({
  x,
  y,
  isLit = false,
  number,
}: {
  readonly x: number
  readonly y: number
  readonly isLit?: boolean
  readonly number?: string
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={isLit ? 'hint-picture__lit' : 'hint-picture__card'} x={-9} y={-13.5} width={18} height={27} rx={2.5} />
    {number !== undefined && (
      <text y={4.5} className={isLit ? undefined : 'poezium-hint__pale'}>
        {number}
      </text>
    )}
  </g>
)

const SHEET = <rect className="poezium-hint__sheet" x={12} y={6} width={40} height={52} rx={2.5} />
const VERSE = <Line d="M19 17h24M19 26h20" />

const DRAWN: Readonly<Record<Lesson, ReactNode>> = {
  claiming: (
    <>
      <Story x={12} y={34} number="1" />
      <Story x={33} y={31} number="2" isLit />
      <Story x={54} y={34} number="3" />
      <Line d="M33 6v6M22 8l3 5M44 8l-3 5" />
    </>
  ),
  telling: (
    <>
      <Story x={12} y={22} />
      <Story x={33} y={22} isLit number="2" />
      <Story x={54} y={22} />
      <Line d="M14 48h38M14 55h28" />
    </>
  ),
  listening: (
    <>
      {SHEET}
      <Line d="M19 17h24" />
      <Line d="M28 42c0-5 8-5 8 0 0 3-4 3-4 6M32 52v.1" />
    </>
  ),
  guessing: (
    <>
      {SHEET}
      {VERSE}
      <Line d="M32 34v14M25 41h14" />
    </>
  ),
  marking: (
    <>
      {SHEET}
      {VERSE}
      <Line d="M18 44l5 5 8-10" />
      <path className="poezium-hint__no" d="M38 40l9 9M47 40l-9 9" />
    </>
  ),
  waiting: (
    <>
      <circle className="hint-picture__lit" cx={32} cy={32} r={22} />
      <Line d="M24 27v2M40 27v2M24 41h16" />
    </>
  ),
  ending: (
    <>
      {SHEET}
      {VERSE}
      <rect className="hint-picture__lit" x={15} y={36} width={34} height={17} rx={2} />
      <Line d="M20 42h24M20 48h18" />
    </>
  ),
  reading: (
    <>
      {SHEET}
      {VERSE}
      <Line d="M19 35h24M19 44h18" />
      <text x={45} y={56}>
        +1
      </text>
    </>
  ),
  rival: (
    <>
      <path className="hint-picture__card" d="M20 14c8-2.500 16-2.500 24 0l-2 28c8 1 13 3 13 5 0 4-10 7-23 7S9 51 9 47c0-2 5-4 13-5z" />
      <path className="poezium-hint__band" d="M21.500 34c7 2 14 2 21 0l-.5 7c-6.500 2-13.500 2-20 0z" />
    </>
  ),
  watching: (
    <>
      <Line d="M6 26C14 14 22 9 32 9s18 5 26 17c-8 12-16 17-26 17S14 38 6 26z" />
      <circle className="hint-picture__lit" cx={32} cy={26} r={8} />
    </>
  ),
}

/** A small drawing next to a hint; the words next to it say the same. */
export const HintPicture = ({ lesson }: { readonly lesson: Lesson }) => (
  <svg className="hint-picture" viewBox="-1 3 68 58" aria-hidden="true">
    {DRAWN[lesson]}
  </svg>
)
