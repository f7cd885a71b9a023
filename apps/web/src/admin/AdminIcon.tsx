const DRAWN = {
  tables: 'M12 4c5 0 9 1.600 9 3.700s-4 3.800-9 3.800-9-1.700-9-3.800S7 4 12 4zM12 11.500V20M8.500 20h7',
  people:
    'M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 19.500c.4-4 3-5.800 6.500-5.800s6.100 1.800 6.500 5.800M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14c2.300.6 3.700 2.400 4 5.500',
  moves: 'M2.500 12H7l3-7.500 4 15 3-7.500h4.500',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500V12l3 2',
  chip: 'M7 7h10v10H7zM10.500 10.500h3v3h-3zM9.500 7V3.500M14.500 7V3.500M9.500 20.500V17M14.500 20.500V17M7 9.500H3.500M7 14.500H3.500M20.500 9.500H17M20.500 14.500H17',
  disk: 'M12 3.500c4.400 0 8 1.300 8 3s-3.600 3-8 3-8-1.300-8-3 3.600-3 8-3zM4 6.500v11c0 1.700 3.600 3 8 3s8-1.300 8-3v-11M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3',
  flag: 'M5.500 21V4M5.500 4.500h12l-2.500 4 2.500 4h-12',
  link: 'M9.500 14.500l5-5M11 6.500l1.500-1.500a4.600 4.600 0 0 1 6.500 6.500L17.500 13M13 17.500L11.500 19A4.600 4.600 0 0 1 5 12.500L6.500 11',
  shield: 'M12 3l7.500 2.800V11c0 5-3.300 8.300-7.500 10-4.200-1.700-7.500-5-7.500-10V5.800z',
  pencil: 'M4.500 19.500l1-4.500L16.500 4l3.500 3.500L9 18.500zM14 6.500L17.500 10',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  warning: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200v.1',
  key: 'M8.500 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 10.500L20.500 3M17 6l3 3M8.500 14v.1',
} as const

export type AdminIconName = keyof typeof DRAWN

/** Signs that no other page needs. */
export function AdminIcon({ name }: { readonly name: AdminIconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="1.375rem"
      height="1.375rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[name]} />
    </svg>
  )
}
