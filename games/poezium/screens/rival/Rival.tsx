import { BODY, EARS, HEAD } from '@figment/ui/Rabbit.tsx'
import { useId } from 'react'

const FUR = '#8f8aa6'
const FACES = {
  calm: (
    <>
      <circle cx="25" cy="41" r="2" />
      <circle cx="37" cy="41" r="2" />
    </>
  ),
  joy: (
    <>
      <path
        d="M22.300 42q2.700-3.600 5.400 0M34.300 42q2.700-3.600 5.400 0"
        fill="none"
        stroke="#1a1226"
        strokeWidth="1.700"
        strokeLinecap="round"
      />
      <path d="M27 48.500q4 4.500 8 0z" fill="#5b1a2c" />
    </>
  ),
} as const

/** The third at a table of two: a grey rabbit in a top hat, with sideburns and a cravat. Decoration beside his name. */
export function Rival({ mood }: { readonly mood: keyof typeof FACES }) {
  const light = useId()
  return (
    <svg className="rabbit" viewBox="0 -9 62 102" aria-hidden="true">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="4" y1="6" x2="60" y2="80">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#160a28" stopOpacity=".5" />
      </linearGradient>
      <ellipse cx="31" cy="88" rx="25" ry="4.500" fill="#0a0a18" opacity=".45" />
      <circle cx="53" cy="76" r="6" fill="#f4ecdd" />
      <path d={EARS + HEAD + BODY} fill={FUR} />
      <path d={EARS + HEAD + BODY} fill={`url(#${light})`} />
      <path d="M17 51.500c8 5.500 20 5.500 28 0l1 6c-9 6-21 6-30 0z" fill="#f4ecdd" />
      <path d="M39 58.500l8.500-1.500c2 4.500 2 9 .8 13l-3-2.200-3 3.200c.2-5-1-9-3.300-12.500z" fill="#e6d9c0" />
      <path d="M22.500-6c5.500-1.800 11.500-1.800 17 0l-1.600 29.500h-13.800z" fill="#2b2447" stroke="#6f6698" strokeWidth=".9" />
      <path d="M23.800 16.500c4.800 1.400 9.600 1.400 14.400 0l-.4 6.500c-4.400 1.200-9.200 1.200-13.600 0z" fill="#b98556" />
      <path
        d="M15 26.500c0-3.500 7-5.500 16-5.500s16 2 16 5.500-7 5.300-16 5.300-16-1.800-16-5.300z"
        fill="#2f2850"
        stroke="#6f6698"
        strokeWidth=".7"
      />
      <path
        d="M15.600 37c-1.500 5-.5 11 4 14.500 1.500-2.500.8-4.500-.3-6.500 1.200-.8 1.200-2.300.3-3.300 1-1.500.3-3.200-.8-4zM46.400 37c1.500 5 .5 11-4 14.500-1.500-2.500-.8-4.500.3-6.500-1.200-.8-1.200-2.300-.3-3.300-1-1.500-.3-3.200.8-4z"
        fill="#3a2a22"
      />
      <path d="M25.500 56l5.500 3 5.500-3v8l-5.500-3-5.500 3z" fill="#b3291a" />
      <g fill="#1a1226">
        {FACES[mood]}
        <path d="M29.300 45.600h3.400L31 47.800z" />
      </g>
      <ellipse cx="20" cy="87" rx="8" ry="4" fill={FUR} />
      <ellipse cx="42" cy="87" rx="8" ry="4" fill={FUR} />
    </svg>
  )
}
