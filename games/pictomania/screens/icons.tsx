/** Signs that only this game needs; the words for them stand next to them. */
const drawn = {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  className: 'icon',
  width: '1.375rem',
  height: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const PenIcon = () => (
  <svg {...drawn}>
    <path d="M4.500 19.500l1.200-4.700L16.200 4.300a2 2 0 0 1 2.800 0l.7.7a2 2 0 0 1 0 2.800L9.200 18.300zM14.500 6l3.500 3.500" />
  </svg>
)

/** A line as the pen leaves it. */
export const LineIcon = ({ width }: { readonly width: number }) => (
  <svg {...drawn} strokeWidth={width}>
    <path d="M4.500 16.500c2.500-9 5.500-9 7.500-4s4.500 5 7.500-4.500" />
  </svg>
)

export const EraserIcon = () => (
  <svg {...drawn}>
    <path d="M9 19.500L3.800 14.300a1.500 1.500 0 0 1 0-2.100l8-8a1.500 1.500 0 0 1 2.100 0l6 6a1.500 1.500 0 0 1 0 2.100L12.700 19.500zM8 8l8.200 8.200M9 19.500h11" />
  </svg>
)

export const UndoIcon = () => (
  <svg {...drawn}>
    <path d="M8.500 5L4 9.500 8.500 14M4.500 9.500h9a5.500 5.500 0 0 1 0 11H9" />
  </svg>
)

export const RedoIcon = () => (
  <svg {...drawn}>
    <path d="M15.500 5L20 9.500 15.500 14M19.500 9.500h-9a5.500 5.500 0 0 0 0 11H15" />
  </svg>
)

/** A sheet that is crossed out. */
export const ClearIcon = () => (
  <svg {...drawn}>
    <path d="M6 3.500h9l3.500 3.500v13.500H6zM14.500 3.500v4h4M10 12l4.500 4.500M14.500 12L10 16.500" />
  </svg>
)

export const MoreIcon = () => (
  <svg {...drawn} strokeWidth={3}>
    <path d="M5.500 12h.1M12 12h.1M18.500 12h.1" />
  </svg>
)

export const GuessIcon = () => (
  <svg {...drawn}>
    <path d="M6 3.500h12v17H6zM10 9a2 2 0 1 1 3.200 1.600c-.8.6-1.200 1-1.200 1.900M12 15.800v.1" />
  </svg>
)

/** A fast game. */
export const BoltIcon = () => (
  <svg {...drawn}>
    <path d="M13 2.500L5 13.500h6l-1 8 8-11h-6z" />
  </svg>
)

export const WordsIcon = () => (
  <svg {...drawn}>
    <path d="M4 6h.1M8.500 6H20M4 12h.1M8.500 12H20M4 18h.1M8.500 18H20" />
  </svg>
)

export const StarIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden className="icon" width="1em" height="1em" fill="currentColor">
    <path d="M12 2.800l2.800 6 6.500.8-4.800 4.500 1.300 6.500-5.800-3.300-5.800 3.300 1.300-6.500L2.700 9.600l6.500-.8z" />
  </svg>
)

export const HeartIcon = () => (
  <svg {...drawn}>
    <path d="M12 20.500C5.500 15.500 3.500 12.300 3.500 9.200A4.700 4.700 0 0 1 12 6.400a4.700 4.700 0 0 1 8.500 2.800c0 3.100-2 6.300-8.500 11.300z" />
  </svg>
)

/** For the loveliest drawing. */
export const RosetteIcon = () => (
  <svg {...drawn}>
    <path d="M12 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM12 6.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM8.500 13.500L6.500 20.500l3.300-1.500 1.700 2M15.500 13.500l2 7-3.300-1.500-1.700 2" />
  </svg>
)
