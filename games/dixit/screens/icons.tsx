/** Signs that only this game needs; the words for them stand next to them. */
const drawn = {
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Who tells. */
export const QuillIcon = () => (
  <svg {...drawn}>
    <path d="M4 20c2-6 5-11 9-14 2-1.5 4.5-2.5 7-2-.5 4-2 7.5-5 10-2.5 2-5.5 2.5-8.5 2.5M4 20l6.5-7.5" />
  </svg>
)
