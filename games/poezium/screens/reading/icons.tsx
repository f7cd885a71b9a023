/** Read aloud. */
export const SpeakerIcon = () => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 9.500v5h3.500L12.500 19V5L7.500 9.500zM16 9c1.600 1.700 1.600 4.300 0 6M18.500 6.500c3 3.200 3 7.800 0 11" />
  </svg>
)

/** Who tells. */
export const QuillIcon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.4}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 20c2-6 5-11 9-14 2-1.500 4.500-2.500 7-2-.5 4-2 7.500-5 10-2.500 2-5.500 2.500-8.500 2.500M4 20l6.500-7.500" />
  </svg>
)

/** A clap, for whoever reads. */
export const ClapIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="#ffcf5a" />
    <path d="M6.500 10q2-2.600 4 0M13.500 10q2-2.600 4 0" fill="none" stroke="#4a2a08" strokeWidth="1.600" strokeLinecap="round" />
    <path d="M6.500 13h11a5.500 5.500 0 0 1-11 0z" fill="#5b1a2c" />
  </svg>
)
