import { decodeBatch, encodePiece } from '@figment/ink'
import { decodeMotion } from '@figment/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../connection/connection.ts'
import type { Frame } from '../connection/frames.ts'
import { InkInTheAir } from './ink-in-the-air.ts'
import { MotionInTheAir } from './motion-in-the-air.ts'

/** Long enough for a tick of ink and one of motion, and for what is sent after them. */
const TICK_MS = 150
/** What stands in a small frame before the message itself. */
const HEAD_BYTES = 4

/** A device that notes what it is sent. */
function device(person: string) {
  const frames: Frame[] = []
  const wire = { unsent: 0, send: (sent: readonly Frame[]) => frames.push(...sent) > 0, close: () => {} }
  return { frames, connection: new Connection(wire, { person, guest: null }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is in the air goes out together', () => {
  it('strokes: all pieces of a tick are one frame, and nobody is sent their own', () => {
    const [ada, ben, cleo] = [device('p1'), device('p2'), device('p3')]
    const ink = new InkInTheAir(new Set([ada.connection, ben.connection, cleo.connection]))
    const piece = (from: number) =>
      encodePiece({
        stroke: 0,
        pen: 'thin',
        fate: 'growing',
        from,
        knots: [{ x: 100, y: 200, pressure: 8, heading: from === 0 ? null : { leaves: null, arrives: 0 } }],
        bare: null,
      })
    for (let at = 0; at < 3; at++) {
      ink.hear({ seat: 0, piece: piece(at), from: ada.connection })
      ink.hear({ seat: 1, piece: piece(at), from: ben.connection })
    }
    expect(cleo.frames).toEqual([])
    vi.advanceTimersByTime(TICK_MS)
    const seatsShownTo = ({ frames }: typeof ada) => frames.map((frame) => decodeBatch(frame.subarray(HEAD_BYTES))?.map(({ seat }) => seat))
    expect(seatsShownTo(cleo)).toEqual([[0, 1, 0, 1, 0, 1]])
    expect(seatsShownTo(ada)).toEqual([[1, 1, 1]])
    vi.advanceTimersByTime(10 * TICK_MS)
    expect(cleo.frames).toHaveLength(1)
  })

  it('puppets: the last of a tick counts, of all of them in one frame', () => {
    const [ada, ben, cleo] = [device('p1'), device('p2'), device('p3')]
    const motion = new MotionInTheAir(new Set([ada.connection, ben.connection, cleo.connection]))
    for (const strength of [0.2, 0.4, 1]) {
      motion.hear({ seat: 0, strength, from: ada.connection })
      motion.hear({ seat: 1, strength: strength / 2, from: ben.connection })
    }
    expect(cleo.frames).toEqual([])
    vi.advanceTimersByTime(TICK_MS)
    const shownTo = ({ frames }: typeof ada) => frames.map((frame) => decodeMotion(frame.subarray(HEAD_BYTES)).map(({ seat }) => seat))
    expect(shownTo(cleo)).toEqual([[0, 1]])
    expect(shownTo(ada)).toEqual([[1]])
    expect(decodeMotion(cleo.frames[0]?.subarray(HEAD_BYTES) ?? new Uint8Array())[0]?.strength).toBe(1)
    vi.advanceTimersByTime(10 * TICK_MS)
    expect(cleo.frames).toHaveLength(1)
  })
})
