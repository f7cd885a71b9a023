import { useId } from 'react'

/** Above the table. */
export function Lamp() {
  const shade = useId()
  return (
    <svg className="tv-lamp" viewBox="0 0 200 200" aria-hidden="true">
      <linearGradient id={shade} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#6d4a22" />
        <stop offset=".35" stopColor="#e0b065" />
        <stop offset=".6" stopColor="#c79a56" />
        <stop offset="1" stopColor="#5d3d1b" />
      </linearGradient>
      <path d="M100 0V62" stroke="#3a2a1c" strokeWidth="4" />
      <path d="M84 62h32l6 14H78z" fill="#8d5b1c" />
      <path d="M78 76C52 82 28 108 20 146h160c-8-38-32-64-58-70z" fill={`url(#${shade})`} />
      <ellipse cx="100" cy="147" rx="80" ry="9" fill="#fff0c4" />
      <circle cx="100" cy="154" r="17" fill="#fffbe8" />
    </svg>
  )
}

/** Whoever has a story rings it. */
export function Bell() {
  const brass = useId()
  return (
    <svg className="tv-bell" viewBox="-4 -8 128 104" aria-hidden="true">
      <linearGradient id={brass} x1="0" x2="1">
        <stop offset="0" stopColor="#7a5220" />
        <stop offset=".3" stopColor="#ffe3a6" />
        <stop offset=".55" stopColor="#d3a55b" />
        <stop offset="1" stopColor="#6d4518" />
      </linearGradient>
      <ellipse cx="60" cy="86" rx="58" ry="8" fill="#06060f" opacity=".5" />
      <path d="M6 76h108l4 9c0 4-26 6-58 6S2 89 2 85z" fill="#3a2418" />
      <path d="M12 76C12 44 32 22 60 22s48 22 48 54z" fill={`url(#${brass})`} />
      <path d="M24 70c0-22 10-36 24-41" fill="none" stroke="#fff6dc" strokeWidth="4" strokeLinecap="round" opacity=".75" />
      <path d="M55 22v-9h10v9z" fill="#8d5b1c" />
      <ellipse cx="60" cy="12" rx="12" ry="6" fill={`url(#${brass})`} />
    </svg>
  )
}
