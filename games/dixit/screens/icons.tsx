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

/** The bell on the table: whoever rings it first tells. */
export const BellIcon = () => (
  <svg className="bell" viewBox="0 0 120 96" aria-hidden="true">
    <ellipse cx="60" cy="88" rx="58" ry="7" fill="#06060f" opacity=".35" />
    <path d="M6 76h108l4 9c0 4-26 6-58 6S2 89 2 85z" fill="#3a2418" />
    <path d="M12 76C12 44 32 22 60 22s48 22 48 54z" fill="#b07f37" />
    <path d="M24 70c0-22 10-36 24-41" fill="none" stroke="#fff6dc" strokeWidth="5" strokeLinecap="round" opacity=".8" />
    <path d="M10 72h100v5H10zM55 22v-9h10v9z" fill="#6d4518" />
    <ellipse cx="60" cy="12" rx="12" ry="6" fill="#b07f37" />
  </svg>
)
