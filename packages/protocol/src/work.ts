import { OneBlockHash, sha256 } from './sha256.ts'

/**
 * Work that a device does before a typed code is looked up, where many wrong ones were typed: a right code is never refused because
 * a neighbour guessed, but guessing stays slow. In pieces, so that nobody is much luckier than others: 16 × 2^16 hashes on average.
 */
export const WORK = { pieces: 16, bits: 16 } as const
/** The header of a request in which a device shows that it has done the work. */
export const WORK_HEADER = 'figment-work'
/** A challenge, a blank, and a number for each piece. */
export const WORK_LETTERS_AT_MOST = 400

const SMALL_BELOW = 2 ** (32 - WORK.bits)

const hashOf = (challenge: string): OneBlockHash => new OneBlockHash(sha256(new TextEncoder().encode(challenge)))

/** Takes about a second on a phone: call it where nobody waits for the next frame. */
export function solve(challenge: string): string {
  const hash = hashOf(challenge)
  const numbers: string[] = []
  for (let piece = 0; piece < WORK.pieces; piece++) {
    let number = 0
    while (hash.of(piece, number) >= SMALL_BELOW) number++
    numbers.push(number.toString(36))
  }
  return `${challenge} ${numbers.join('.')}`
}

/** The challenge that was solved; null when it was not. */
export function solvedChallenge(work: string): string | null {
  if (work.length > WORK_LETTERS_AT_MOST) return null
  const [challenge = '', answer = '', ...rest] = work.split(' ')
  const numbers = answer.split('.').map((number) => Number.parseInt(number, 36))
  if (rest.length > 0 || numbers.length !== WORK.pieces) return null
  const hash = hashOf(challenge)
  return numbers.every((number, piece) => hash.of(piece, number) < SMALL_BELOW) ? challenge : null
}
