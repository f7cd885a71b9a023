import type { Reaction } from '@figment/protocol'
import type { ReactNode } from 'react'

const INK = '#2a1a06'
const line = { fill: 'none', stroke: INK, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A round face of lamp light; what it feels is drawn on it. */
const Face = ({ children }: { readonly children: ReactNode }) => (
  <>
    <circle cx="24" cy="24" r="21" fill="#d79a3c" />
    <circle cx="24" cy="23" r="20.500" fill="#ffcf7a" />
    <path d="M8 17C11 9 17 5 24 5" fill="none" stroke="#ffefcb" strokeWidth="3" strokeLinecap="round" />
    {children}
  </>
)

const DRAWN: Readonly<Record<Reaction, ReactNode>> = {
  laugh: (
    <Face>
      <path {...line} d="M10.500 20q4-6 8 0M29.500 20q4-6 8 0" />
      <path d="M12 26h24c0 8-5 13-12 13s-12-5-12-13z" fill={INK} />
      <path d="M17 36.500c1.500-3 4-4.500 7-4.500s5.500 1.500 7 4.500C29 38.200 26.700 39 24 39s-5-.8-7-2.500z" fill="#e8788b" />
    </Face>
  ),
  wow: (
    <Face>
      <path {...line} d="M10.500 12.500q3.500-3 7-1.500M30.500 11q3.500-1.500 7 1.500" />
      <circle cx="15.500" cy="20" r="3.200" fill={INK} />
      <circle cx="32.500" cy="20" r="3.200" fill={INK} />
      <ellipse cx="24" cy="33" rx="5.500" ry="7" fill={INK} />
    </Face>
  ),
  heart: (
    <>
      <path
        d="M24 44C9 33.500 3 26.500 3 18.500 3 11.500 8 7 13.800 7c4.400 0 8 2.400 10.200 6.400C26.200 9.400 29.800 7 34.200 7 40 7 45 11.500 45 18.500 45 26.500 39 33.500 24 44z"
        fill="#b3324b"
      />
      <path
        d="M24 42C9.500 31.500 4 25 4 18 4 11.500 8.600 7.500 14 7.500c4.300 0 7.900 2.500 10 6.500 2.100-4 5.700-6.500 10-6.500 5.400 0 10 4 10 10.500 0 7-5.500 13.500-20 24z"
        fill="#e8788b"
      />
      <path d="M9.500 18c.3-3.200 2.300-5.300 5-5.500" fill="none" stroke="#fbd3da" strokeWidth="3.200" strokeLinecap="round" />
    </>
  ),
  clap: (
    <>
      <path d="M30 6v6M38.500 9.500l-3.700 4.700M43.500 17.500L38 20" fill="none" stroke="#ffe6b3" strokeWidth="3" strokeLinecap="round" />
      {/* the hand behind, then the hand in front */}
      <g stroke={INK} strokeWidth="2.400" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M33.500 37.500c-4.500 5-11.500 5.500-16 1.500L9 30.500a2.700 2.700 0 0 1 3.800-3.800l-3.500-3.600a2.700 2.700 0 0 1 3.800-3.800l-1-1a2.700 2.700 0 0 1 3.800-3.800l9 9-1.500-6c-.5-2.500 3.200-4 4.600-1.500l5.500 10.200c2 3.900 1.500 8-1 11.300z"
          fill="#eeb254"
          transform="rotate(14 24 28) translate(4.500 -3)"
        />
        <path
          d="M33.500 37.500c-4.500 5-11.500 5.500-16 1.500L9 30.500a2.700 2.700 0 0 1 3.800-3.800l-3.500-3.600a2.700 2.700 0 0 1 3.800-3.800l-1-1a2.700 2.700 0 0 1 3.800-3.800l9 9-1.500-6c-.5-2.500 3.200-4 4.600-1.500l5.500 10.200c2 3.900 1.500 8-1 11.300z"
          fill="#ffdf9f"
          transform="translate(-4 2.500)"
        />
        <path d="M8.800 29.200l6.500 6.500M9.300 21.800l8.500 8.500M12.100 17l8.700 8.600" fill="none" strokeWidth="2" />
      </g>
    </>
  ),
  hmm: (
    <Face>
      <path {...line} d="M10 13.500q4-2 8 .5M29 11q4-3.500 8.500-1" />
      <circle cx="15.500" cy="20.500" r="3" fill={INK} />
      <circle cx="33" cy="18.500" r="3" fill={INK} />
      <path {...line} d="M17.500 33q4.500-4.500 9-2.500t8-2" />
    </Face>
  ),
}

/** Our own drawings, the same on every device. Beside a name or inside a labelled button. */
export const ReactionIcon = ({ reaction }: { readonly reaction: Reaction }) => (
  <svg className="reaction-icon" viewBox="0 0 48 48" aria-hidden="true">
    {DRAWN[reaction]}
  </svg>
)
