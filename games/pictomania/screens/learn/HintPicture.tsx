import type { ReactNode } from 'react'
import type { Lesson } from './lesson.ts'
import { GuessCard, Star, Token } from './things.tsx'

const DRAWN: Readonly<Record<Lesson, ReactNode>> = {
  training: (
    <>
      <Token x={20} y={32} stars={2} />
      <Token x={45} y={32} stars={3} isBlack />
    </>
  ),
  scoring: (
    <>
      <GuessCard x={16} y={28} number={1} tilt={-8} isWrong />
      <GuessCard x={33} y={30} number={6} isWrong />
      <Token x={49} y={44} stars={3} isBlack />
    </>
  ),
  watching: (
    <>
      <path className="thing__line" d="M6 32C14 20 22 15 32 15s18 5 26 17c-8 12-16 17-26 17S14 44 6 32z" />
      <Star x={32} y={32} size={9} />
    </>
  ),
}

/** A small drawing next to a hint; the words next to it say the same. */
export const HintPicture = ({ lesson }: { readonly lesson: Lesson }) => (
  <svg className="thing" viewBox="0 4 64 58" aria-hidden="true">
    {DRAWN[lesson]}
  </svg>
)
