/** Over the ears of a rabbit that leads. */
export const Crown = () => (
  <svg className="tv-crown" viewBox="0 -20 62 113" aria-hidden="true">
    <g transform="translate(31 31) rotate(-3)">
      <path
        d="M-15 0L-18-17-8-8 0-22 8-8 18-17 15 0Q0 5-15 0Z"
        fill="#ffcf7a"
        stroke="#8d5b1c"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      {[
        [-18, -17],
        [0, -22],
        [18, -17],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.400" fill="#fff6e4" stroke="#8d5b1c" strokeWidth="0.800" />
      ))}
      <circle cx="0" cy="-4.500" r="2.600" fill="#c33b5d" />
    </g>
  </svg>
)
