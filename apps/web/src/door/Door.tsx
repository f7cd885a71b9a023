import { useId } from 'react'

export type DoorLook = 'lit' | 'knocked' | 'dark' | 'locked' | 'ajar' | 'gone'

const HINGED = ['M114 84l82 14v108l-82-6z', 'M114 224l82 4v110l-82 10z']
const PANELS = [
  [122, 78, 108],
  [188, 78, 108],
  [122, 240, 112],
  [188, 240, 112],
] as const

/** The door of a table, with its lamp, its light and what hangs on it. Only to look at. */
export function Door({ look }: { readonly look: DoorLook }) {
  const id = useId()
  const [brass, glow, wood, frame] = ['brass', 'glow', 'wood', 'frame'].map((part) => `${id}${part}`)
  const isLit = look !== 'dark' && look !== 'gone'
  return (
    <svg className="door-scene__door" viewBox="0 0 360 400" aria-hidden="true">
      <linearGradient id={brass} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fbe3b0" />
        <stop offset=".45" stopColor="#c9974f" />
        <stop offset="1" stopColor="#7d5222" />
      </linearGradient>
      <radialGradient id={glow}>
        <stop stopColor="#ffcf7a" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffcf7a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={wood}>
        <stop stopColor="#7a4d30" />
        <stop offset=".5" stopColor="#8d5c3a" />
        <stop offset="1" stopColor="#5a3a2a" />
      </linearGradient>
      <linearGradient id={frame}>
        <stop stopColor="#b98556" />
        <stop offset="1" stopColor="#6b4528" />
      </linearGradient>
      {isLit && <circle cx="180" cy="70" r="170" fill={`url(#${glow})`} />}
      <rect x="84" y="36" width="192" height="340" rx="4" fill={`url(#${frame})`} />
      <rect x="100" y="52" width="160" height="324" fill={look === 'ajar' ? '#ffdf9e' : '#171a2c'} />
      {look === 'ajar' && <path className="door-scene__leaf" d="M100 52l112 22v290l-112 12z" fill={`url(#${wood})`} />}
      {look === 'ajar' && HINGED.map((panel) => <path key={panel} d={panel} fill="none" stroke="#4b2c1c" strokeWidth="5" />)}
      {look === 'gone' && <path d="M180 92v.1M180 98v12" stroke="#e3bb78" strokeWidth="5" strokeLinecap="round" />}
      {look !== 'ajar' && look !== 'gone' && (
        <>
          <rect x="104" y="56" width="152" height="316" fill={`url(#${wood})`} />
          {PANELS.map(([x, y, height]) => (
            <g key={`${x} ${y}`} fill="none">
              <rect x={x} y={y} width="50" height={height} rx="2" stroke="#4b2c1c" strokeWidth="5" />
              <path d={`M${x - 2} ${y + height + 2}v-${height + 4}h54`} stroke="#a8734a" strokeWidth="1.5" opacity=".7" />
            </g>
          ))}
          <rect x="232" y="200" width="16" height="34" rx="4" fill="#c79a56" />
          <circle cx="240" cy="210" r="7.500" fill="#f0cf92" />
          <path d="M240 221.500v7" stroke="#2b1b18" strokeWidth="3.500" strokeLinecap="round" />
        </>
      )}
      {look === 'locked' && (
        <g transform="translate(180 138)" fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path d="M-30-12L0-46L30-12" stroke="#e3bb78" strokeWidth="2.500" />
          <rect x="-46" y="-14" width="92" height="60" rx="6" fill="#f4ecdd" stroke="#bba987" strokeWidth="2" />
          <path
            d="M6 11h12v9.500H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.800v2"
            transform="translate(-18 -4) scale(1.5)"
            stroke="#2c2a3a"
            strokeWidth="1.900"
          />
        </g>
      )}
      {isLit && look !== 'ajar' && <path d="M104 369h152v6H104z" fill="#ffe2a4" />}
      {isLit && <ellipse cx="180" cy="380" rx="140" ry="22" fill="#ffcf7a" opacity=".28" />}
      <g transform="translate(118 4)">
        <path d="M62 36V22c0-6 0-8-5-12" stroke="#a87638" strokeWidth="4" fill="none" strokeLinecap="round" />
        <path d="M14 20C14 9 22 3 33 3h58c11 0 19 6 19 17z" fill={`url(#${brass})`} />
        <path d="M18 20h88v3.600H18z" fill={isLit ? '#fff4d6' : '#6b5330'} />
      </g>
      <path d="M70 378h220l16 20H54z" fill="#6b2a40" />
      <path d="M79 380h202l14 16H65z" fill="none" stroke="#c79a56" strokeWidth="2.300" strokeDasharray="5 4" />
      {look === 'knocked' && (
        <path
          className="door-scene__knock"
          d="M300 228c9 8 9 22 0 30M314 218c15 14 15 36 0 50"
          fill="none"
          stroke="#ffcf7a"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
