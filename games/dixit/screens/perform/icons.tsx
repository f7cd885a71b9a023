import type { ClueKind } from '../../types.ts'

const drawn = {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const SIGNS: Readonly<Record<ClueKind, string>> = {
  // a line of writing, waves of sound, a note, an open hand
  said: 'M4 18.500c2.500-1 3.500-7.500 5-12 .8-2.400 3.300-1.300 2.300 1.500-1.300 3.600-3 7-2.300 9.500.8 1.500 2.600-2.500 4-2.500 1.200 0 .2 2.800 1.800 2.800 1.300 0 1.700-1.800 3-1.800.8 0 1.200.5 2.200.5',
  sounded: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.500v3',
  sung: 'M9 18V5.500L19.500 3.500V16M9 18a3 2.600 0 1 1-6 0 3 2.600 0 0 1 6 0zM19.500 16a3 2.600 0 1 1-6 0 3 2.600 0 0 1 6 0zM9 9.300l10.500-2',
  mimed:
    'M8 13V5.800a1.500 1.500 0 0 1 3 0V11M11 11V4.500a1.500 1.500 0 0 1 3 0V11M14 11V5.800a1.500 1.500 0 0 1 3 0V14.500c0 4-2.200 6.500-5.500 6.500-2.600 0-4.200-1.300-5.300-3.500L3.800 13c-.8-1.700 1.300-2.800 2.400-1.400L8 14',
}

/** How a clue is given. The word for it stands next to it. */
export const KindIcon = ({ kind }: { kind: ClueKind }) => (
  <svg {...drawn} className="kind-icon">
    <path d={SIGNS[kind]} />
  </svg>
)

export const RecordIcon = () => (
  <svg {...drawn}>
    <circle cx="12" cy="12" r="8.500" />
    <circle cx="12" cy="12" r="4" fill="#d2455d" stroke="none" />
  </svg>
)

export const PlayIcon = () => (
  <svg {...drawn}>
    <path d="M8 5.500v13l10.500-6.500z" fill="currentColor" />
  </svg>
)

export const StopIcon = () => (
  <svg {...drawn}>
    <path d="M7 7h10v10H7z" fill="currentColor" />
  </svg>
)
