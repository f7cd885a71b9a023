/** How strongly somebody's puppet moves, from 0 (still) to 1. */
export interface SeatMotion {
  readonly seat: number
  readonly strength: number
}

const STRONGEST = 255

/** What a client sends: one byte. */
export const encodeStrength = (strength: number): Uint8Array => new Uint8Array([Math.round(Math.min(Math.max(strength, 0), 1) * STRONGEST)])

/** Null: not a strength. */
export function decodeStrength(bytes: Uint8Array): number | null {
  const [strength] = bytes
  return strength === undefined || bytes.byteLength !== 1 ? null : strength / STRONGEST
}

/** What the server sends: a seat and a strength, a byte each, as often as needed. */
export const encodeMotion = (moved: readonly SeatMotion[]): Uint8Array =>
  Uint8Array.from(moved.flatMap(({ seat, strength }) => [seat, ...encodeStrength(strength)]))

export const decodeMotion = (bytes: Uint8Array): SeatMotion[] =>
  Array.from({ length: bytes.byteLength >> 1 }, (_, at) => ({
    seat: bytes[at * 2] ?? 0,
    strength: (bytes[at * 2 + 1] ?? 0) / STRONGEST,
  }))
