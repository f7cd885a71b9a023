/** What a rabbit's face can say, for `Rabbit`; the usual one says nothing. */

export const JOY = (
  <>
    <path d="M22.300 42q2.700-3.600 5.400 0M34.300 42q2.700-3.600 5.400 0" className="rabbit__lids" />
    <path d="M27 48.500q4 4.500 8 0z" fill="#5b1a2c" />
  </>
)

/** Astonished. */
export const WIDE = (
  <>
    <circle cx="25" cy="40.500" r="3.100" fill="#fff8ea" />
    <circle cx="37" cy="40.500" r="3.100" fill="#fff8ea" />
    <circle cx="25.300" cy="40.600" r="1.800" />
    <circle cx="37.300" cy="40.600" r="1.800" />
    <ellipse cx="31" cy="50.500" rx="1.900" ry="2.300" fill="#5b1a2c" />
  </>
)

/** With its eyes closed. */
export const SHUT = <path d="M22.500 41.500q2.500 2 5 0M34.500 41.500q2.500 2 5 0" className="rabbit__lids" />
