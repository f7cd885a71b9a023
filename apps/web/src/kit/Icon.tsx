const DRAWN = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5M10.500 6.500L5 12l5.500 5.500',
  next: 'M4 12h15M13.500 6.500L19 12l-5.500 5.500',
  up: 'M12 20V5M6.500 10.500L12 5l5.500 5.500',
  down: 'M12 4v15M6.500 13.500L12 19l5.500-5.500',
  check: 'M5 12.500l4.600 4.700L19.500 7',
  away: 'M6 21V4.500L15 3v18M15 5h4v16M3.500 21h17M11.800 12.500v.2',
  bot: 'M5 10.500a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5.500a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM12 7.500V4M12 3.500v.1M9.200 12.500v1.200M14.800 12.500v1.200M2.800 12v3M21.200 12v3',
  host: 'M4 18h16M4.500 15L3 7l5 3.500L12 4.500l4 6L21 7l-1.500 8z',
  share: 'M12 15V3.500M8 7l4-3.800L16 7M6 11H5v9.500h14V11h-1',
  copy: 'M9 9h10.500v11.500H9zM5.500 15H4.500V3.500H15v1.800',
  tv: 'M3.500 5.500h17V17h-17zM9 20.500h6M12 17v3.500',
  more: 'M5.500 12h.1M12 12h.1M18.500 12h.1',
  plus: 'M12 5v14M5 12h14',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500S19 7.500 21.500 12C19 16.500 15.700 18.500 12 18.500S5 16.500 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
  phone: 'M7.500 2.500h9v19h-9zM11 18.500h2',
  door: 'M10 3.500H5v17h5M14 8l4 4-4 4M18 12H9',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.500 12h17M12 3c2.500 2.500 3.800 5.500 3.800 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.500-3.800-9S9.500 5.500 12 3z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500',
  stop: 'M6.500 6.500h11v11h-11z',
  zoom: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L21 21',
} as const

export type IconName = keyof typeof DRAWN

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[name]} />
    </svg>
  )
}
