import { type ByteReader, type ByteWriter, Malformed } from './bytes.ts'
import { ANGLES_AT_MOST, type Heading, STRAIGHT } from './line.ts'

// what an angle never is: a straight line from a corner, and a corner with both angles after it
const STRAIGHT_FROM_CORNER = 127
const CORNER = 126

/** `isSharp` says whether the reader knows already that there is a corner, or that there is none; null: it does not. */
export function writeHeading(to: ByteWriter, { leaves, arrives }: Heading, isSharp: boolean | null): void {
  if (leaves === null) to.byte(arrives)
  else if (leaves === 0 && arrives === 0) to.byte(STRAIGHT_FROM_CORNER)
  else {
    if (isSharp === null) to.byte(CORNER)
    to.byte(leaves)
    to.byte(arrives)
  }
}

export function readHeading(from: ByteReader, isSharp: boolean | null): Heading {
  const first = from.byte()
  if (isSharp === false) return { leaves: null, arrives: angleOf(first) }
  if (first === STRAIGHT_FROM_CORNER) return STRAIGHT
  if (isSharp === null && first !== CORNER) return { leaves: null, arrives: angleOf(first) }
  const leaves = angleOf(isSharp ? first : from.byte())
  const arrives = angleOf(from.byte())
  // a straight line would have a second spelling
  if (leaves === 0 && arrives === 0) throw new Malformed()
  return { leaves, arrives }
}

function angleOf(byte: number): number {
  const angle = byte < 0x80 ? byte : byte - 0x100
  if (Math.abs(angle) > ANGLES_AT_MOST) throw new Malformed()
  return angle
}
