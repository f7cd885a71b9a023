/** Calls off what was planned. */
export type Cancel = () => void

/** The time as the connection knows it: a browser's, or a test's, which stands still until the test lets it pass. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number
  after(ms: number, act: () => void): Cancel
  every(ms: number, act: () => void): Cancel
}
