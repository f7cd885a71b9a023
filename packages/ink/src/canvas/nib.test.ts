import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GrowingLine, NumberedStroke, Pen, Piece, Point } from '../index.ts'
import { type Contact, Nib, type Surface } from './nib.ts'

type Kind = Parameters<Surface['addEventListener']>[0]

/** A sheet of 400 by 300 pixels that lies at 100, 50. */
class FakeSurface implements Surface {
  readonly #listeners = new Map<Kind, (contact: Contact) => void>()
  readonly captured: number[] = []

  addEventListener(kind: Kind, listener: (contact: Contact) => void): void {
    this.#listeners.set(kind, listener)
  }

  removeEventListener(kind: Kind, listener: (contact: Contact) => void): void {
    if (this.#listeners.get(kind) === listener) this.#listeners.delete(kind)
  }

  setPointerCapture(pointerId: number): void {
    this.captured.push(pointerId)
  }

  getBoundingClientRect() {
    return { left: 100, top: 50, width: 400, height: 300 }
  }

  fire(kind: Kind, x: number, y: number, more: Partial<Contact> = {}): void {
    this.#listeners.get(kind)?.(contactAt(x, y, more))
  }

  get isListening(): boolean {
    return this.#listeners.size > 0
  }
}

function contactAt(x: number, y: number, more: Partial<Contact> = {}): Contact {
  return {
    pointerId: 1,
    pointerType: 'touch',
    button: 0,
    buttons: 1,
    clientX: 100 + x,
    clientY: 50 + y,
    pressure: 0.5,
    width: 22,
    height: 22,
    timeStamp: performance.now(),
    preventDefault: () => undefined,
    ...more,
  }
}

let surface: FakeSurface
let nib: Nib
let strokes: NumberedStroke[]
let pieces: Piece[]
let painted: string[]
let points: Point[]
let number: number | null
let pen: Pen
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  surface = new FakeSurface()
  strokes = []
  pieces = []
  painted = []
  points = []
  number = 5
  pen = 'thick'
  nib = new Nib({
    surface,
    pen: () => pen,
    nextNumber: () => number,
    onPiece: (piece) => pieces.push(piece),
    onStroke: (stroke) => strokes.push(stroke),
    painter: {
      beginOwn: (with_, first) => {
        painted.push(`begin ${with_}`)
        points.push(first)
      },
      extendOwn: (line) => {
        painted.push('extend')
        points.push(headOf(line))
      },
      keepOwn: (kept) => {
        if (kept.length > 0) painted.push('keep')
      },
      endOwn: () => painted.push('end'),
      cancelOwn: () => painted.push('cancel'),
    },
  })
})
afterEach(() => {
  nib.release()
  vi.useRealTimers()
})

const headOf = ({ first, settled, tail }: GrowingLine): Point => [...settled, ...tail].at(-1)?.to ?? first

const finger = { pointerType: 'touch', pointerId: 1 }
const second = { pointerType: 'touch', pointerId: 2 }
const stylus = { pointerType: 'pen', pointerId: 9 }

function drawLine(how: Partial<Contact> = finger): void {
  surface.fire('pointerdown', 10, 10, how)
  vi.advanceTimersByTime(40)
  surface.fire('pointermove', 60, 10, how)
  vi.advanceTimersByTime(40)
  surface.fire('pointermove', 110, 10, how)
  surface.fire('pointerup', 110, 10, how)
}

describe('a nib', () => {
  it('draws with a finger: painted in the event, told in pieces, a stroke in the end', () => {
    drawLine()
    expect(painted).toEqual(['begin thick', 'extend', 'extend', 'keep', 'end'])
    expect(strokes).toMatchObject([
      {
        number: 5,
        pen: 'thick',
        points: [
          { x: 102, y: 102, pressure: 8 },
          { x: 1126, y: 102 },
        ],
      },
    ])
    expect(pieces.map(({ fate }) => fate)).toEqual(['growing', 'growing', 'ended'])
    expect(surface.captured).toEqual([1])
    expect(nib.isDrawing).toBe(false)
  })

  it('reads every place the pointer was at between two frames', () => {
    surface.fire('pointerdown', 0, 0)
    surface.fire('pointermove', 40, 0, { getCoalescedEvents: () => [contactAt(10, 5), contactAt(20, 9), contactAt(40, 0)] })
    surface.fire('pointermove', 50, 0, { getCoalescedEvents: () => [] })
    expect(points.map(({ x }) => x)).toEqual([0, 410, 512])
    surface.fire('pointerup', 50, 0)
    expect(strokes[0]?.points.some(({ y }) => y > 50)).toBe(true)
  })

  it('ends a line where it leaves the sheet, and begins another where it comes back', () => {
    surface.fire('pointerdown', 200, 100)
    surface.fire('pointermove', 300, 100)
    number = 6
    // 500 wide of the edge, and down along it
    surface.fire('pointermove', 500, 200)
    expect([strokes[0]?.points[0], strokes[0]?.points.at(-1)]).toMatchObject([
      { x: 2048, y: 1024 },
      { x: 4095, y: 1536 },
    ])
    expect(pieces.at(-1)).toMatchObject({ stroke: 5, fate: 'ended' })
    surface.fire('pointermove', 500, 280)
    vi.advanceTimersByTime(100)
    expect(painted.at(-1)).toBe('end')
    expect(nib.isDrawing).toBe(true)
    surface.fire('pointermove', 300, 280)
    surface.fire('pointerup', 300, 280)
    expect(strokes.slice(1)).toMatchObject([
      {
        number: 6,
        points: [
          { x: 4095, y: 2867 },
          { x: 3072, y: 2867 },
        ],
      },
    ])
    expect(nib.isDrawing).toBe(false)
  })

  it('has nothing to end when it is lifted off the sheet, and begins none where it may not', () => {
    surface.fire('pointerdown', 10, 10)
    surface.fire('pointermove', -500, 4000)
    number = null
    surface.fire('pointermove', 50, 50)
    expect(nib.isDrawing).toBe(false)
    surface.fire('pointerup', 50, 50)
    expect(strokes).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('presses as a pen does, and erases with its other end', () => {
    surface.fire('pointerdown', 10, 10, { ...stylus, pressure: 1 })
    expect(points).toMatchObject([{ pressure: 15 }])
    surface.fire('pointerup', 10, 10, stylus)
    surface.fire('pointerdown', 10, 10, { ...stylus, button: 5, buttons: 32 })
    expect(painted.at(-1)).toBe('begin eraser')
  })

  it('follows the left button of a mouse alone', () => {
    drawLine({ pointerType: 'mouse', button: 2 })
    expect(painted).toEqual([])
    drawLine({ pointerType: 'mouse' })
    expect(strokes).toHaveLength(1)
  })

  it('does not draw when drawing is not allowed', () => {
    number = null
    drawLine()
    expect([painted, strokes, pieces]).toEqual([[], [], []])
  })

  it('makes a dot of a tap', () => {
    surface.fire('pointerdown', 10, 10)
    surface.fire('pointerup', 10, 10)
    expect(strokes).toMatchObject([{ points: [{ x: 102, y: 102 }] }])
  })

  it('cuts what never ends into strokes that join', () => {
    surface.fire('pointerdown', 200, 150)
    for (let i = 0; i < 20_000; i++) {
      vi.advanceTimersByTime(8)
      const angle = i / 9
      surface.fire('pointermove', 200 + (80 + (i % 50)) * Math.cos(angle), 150 + (80 + (i % 30)) * Math.sin(angle))
    }
    expect(strokes.length).toBeGreaterThan(1)
    surface.fire('pointerup', 200, 150)
    expect(strokes.map((stroke) => stroke.number)).toEqual(strokes.map((_, i) => 5 + i))
    for (const [i, stroke] of strokes.slice(1).entries()) expect(stroke.points[0]).toEqual(strokes[i]?.points.at(-1))
  })

  it.each(['pointercancel', 'release', 'finish'] as const)('keeps what is drawn when the pointer or the sheet is taken away: %s', (how) => {
    surface.fire('pointerdown', 10, 10)
    surface.fire('pointermove', 60, 10)
    if (how === 'pointercancel') surface.fire('pointercancel', 60, 10)
    else nib[how]()
    expect(painted.at(-1)).toBe('end')
    expect(pieces.at(-1)).toMatchObject({ stroke: 5, fate: 'ended' })
    expect(strokes).toMatchObject([{ number: 5, points: [{ x: 102 }, { x: 614 }] }])
    surface.fire('pointerup', 60, 10)
    expect(strokes).toHaveLength(1)
    expect(surface.isListening).toBe(how !== 'release')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('fingers and palms', () => {
  it('two fingers pinch, and nothing is drawn until both are gone', () => {
    surface.fire('pointerdown', 10, 10, finger)
    surface.fire('pointermove', 20, 10, finger)
    surface.fire('pointerdown', 90, 90, second)
    expect(painted.at(-1)).toBe('cancel')
    surface.fire('pointerup', 20, 10, finger)
    surface.fire('pointerdown', 20, 10, finger)
    expect(nib.isDrawing).toBe(false)
    surface.fire('pointerup', 20, 10, finger)
    surface.fire('pointerup', 90, 90, second)
    expect(strokes).toEqual([])
    drawLine()
    expect(strokes).toHaveLength(1)
  })

  it('a palm neither draws nor pinches', () => {
    const palm = { ...second, width: 90, height: 60 }
    surface.fire('pointerdown', 90, 90, palm)
    expect(nib.isDrawing).toBe(false)
    drawLine()
    expect(strokes).toHaveLength(1)
  })

  it('a touch that spreads was a palm', () => {
    surface.fire('pointerdown', 10, 10)
    surface.fire('pointermove', 12, 10, { height: 100 })
    expect(painted.at(-1)).toBe('cancel')
  })

  it('once a pen was seen, touches do not draw', () => {
    surface.fire('pointermove', 10, 10, { ...stylus, buttons: 0 })
    drawLine(finger)
    expect(strokes).toEqual([])
    drawLine(stylus)
    expect(strokes).toHaveLength(1)
  })

  it('a pen takes over from the hand that came first', () => {
    surface.fire('pointerdown', 90, 90, finger)
    surface.fire('pointerdown', 10, 10, stylus)
    expect(painted).toEqual(['begin thick', 'cancel', 'begin thick'])
    surface.fire('pointerdown', 95, 90, second)
    expect(nib.isDrawing).toBe(true)
  })
})
