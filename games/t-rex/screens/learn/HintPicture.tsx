import type { ReactNode } from 'react'
import type { Lesson } from './lesson.ts'
import { Card, Coin, Rex, Scale } from './things.tsx'

const DRAWN: Readonly<Record<Lesson, ReactNode>> = {
  warmingUp: (
    <>
      <Rex x={30} y={26} />
      <g transform="translate(30 58) scale(.62)">
        <Scale x={4} y={0} lit={4} />
      </g>
    </>
  ),
  acting: (
    <>
      <Card x={13} y={36} number={8} hue="red" tilt={-8} />
      <Rex x={42} y={36} isWild />
    </>
  ),
  offering: (
    <>
      <Card x={20} y={34} hue="red" tilt={-10} />
      <Card x={44} y={34} number={3} hue="blue" tilt={6} />
    </>
  ),
  together: (
    <>
      <Card x={19} y={34} number={6} hue="yellow" tilt={-6} />
      <Card x={45} y={34} number={7} hue="blue" tilt={6} />
    </>
  ),
  wild: (
    <>
      <Card x={18} y={36} hue="blue" tilt={-14} />
      <Card x={46} y={36} hue="red" tilt={14} />
      <Card x={32} y={33} hue="yellow" />
    </>
  ),
  tie: (
    <>
      <g transform="scale(.8)">
        <Rex x={20} y={44} isWild />
        <Rex x={58} y={44} isWild />
      </g>
    </>
  ),
  watching: (
    <>
      <Rex x={24} y={34} />
      <Coin x={52} y={28} />
      <Coin x={52} y={46} isMeh />
    </>
  ),
}

/** A small drawing next to a hint; the words next to it say the same. */
export const HintPicture = ({ lesson }: { readonly lesson: Lesson }) => (
  <svg className="trex-thing" viewBox="0 4 64 58" aria-hidden="true">
    {DRAWN[lesson]}
  </svg>
)
