import { GRID, type NumberedStroke, type Pen, type Piece, type Point, pointNear, TOLERANCES, Tracer } from '../index.ts'
import type { SheetPainter } from './sheet-painter.ts'

/** In steps of the grid, on the sheet or off it. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** What we read of a pointer's event. */
export type Contact = Pick<
  PointerEvent,
  | 'pointerId'
  | 'pointerType'
  | 'button'
  | 'buttons'
  | 'clientX'
  | 'clientY'
  | 'pressure'
  | 'width'
  | 'height'
  | 'timeStamp'
  | 'preventDefault'
> & { getCoalescedEvents?(): readonly Contact[] }

type ContactKind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

/** What we use of the element that is drawn on. */
export interface Surface {
  addEventListener(kind: ContactKind, listener: (contact: Contact) => void): void
  removeEventListener(kind: ContactKind, listener: (contact: Contact) => void): void
  setPointerCapture(pointerId: number): void
  getBoundingClientRect(): { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

export interface NibSettings {
  readonly surface: Surface
  readonly painter: Pick<SheetPainter, 'beginOwn' | 'extendOwn' | 'keepOwn' | 'endOwn' | 'cancelOwn'>
  readonly pen: () => Pen
  /** The number for a new stroke, above all before it; null while drawing is not allowed. */
  readonly nextNumber: () => number | null
  readonly onPiece: (piece: Piece) => void
  /** Once a line; a line over the limits comes as several that join. */
  readonly onStroke: (stroke: NumberedStroke) => void
}

const PIECE_MS = 33
/** A hand that rests on the glass is wider than a fingertip, in pixels of the page. */
const PALM = 72
/** A mouse jumps from pixel to pixel, and on a small sheet a pixel is many steps of the grid: it is not followed closer than this. */
const MOUSE_PIXELS = 0.75
const PEN_BACK_BUTTON = 32

interface Line {
  readonly contact: number
  readonly isTouch: boolean
  readonly place: Place
  /** Null while the pointer is off the sheet: the line ended at the edge, and another begins where it comes back. */
  tracer: Tracer | null
  /** Where the pointer was, on the sheet or off it. */
  last: Spot
}

/**
 * Draws with whatever points. The element needs `touch-action: none`, or the browser scrolls and zooms with the first finger;
 * `user-select: none` and `-webkit-touch-callout: none` keep a long press from selecting the page around it.
 */
export class Nib {
  readonly #settings: NibSettings
  #line: Line | null = null
  #ticking: ReturnType<typeof setInterval> | undefined
  /** Fingers on the glass, palms left out. */
  readonly #fingers = new Set<number>()
  #wasPenSeen = false
  #isPinching = false

  constructor(settings: NibSettings) {
    this.#settings = settings
    const { surface } = settings
    surface.addEventListener('pointerdown', this.#down)
    surface.addEventListener('pointermove', this.#move)
    surface.addEventListener('pointerup', this.#up)
    // whatever took the pointer, nobody meant to take the line back
    surface.addEventListener('pointercancel', this.#up)
  }

  get isDrawing(): boolean {
    return this.#line !== null
  }

  /** Takes back the line in the making: a second finger came, or it was no finger. */
  cancel(): void {
    const tracer = this.#line?.tracer
    this.#stop()
    if (!tracer) return
    this.#settings.painter.cancelOwn()
    this.#tell(tracer.cancel())
  }

  /** The line in the making is done as far as it is drawn: the pen was lifted, or the page goes away. */
  finish(): void {
    this.#endAtLast()
    this.#stop()
  }

  release(): void {
    this.finish()
    const { surface } = this.#settings
    surface.removeEventListener('pointerdown', this.#down)
    surface.removeEventListener('pointermove', this.#move)
    surface.removeEventListener('pointerup', this.#up)
    surface.removeEventListener('pointercancel', this.#up)
  }

  readonly #down = (contact: Contact): void => {
    const { pointerType, pointerId } = contact
    this.#noticePen(contact)
    const isTouch = pointerType === 'touch'
    if (isTouch) {
      if (this.#wasPenSeen || isPalm(contact)) return
      this.#fingers.add(pointerId)
      if (this.#fingers.size > 1) this.#isPinching = true
      if (this.#isPinching) return this.cancel()
    }
    if (this.#line || (pointerType === 'mouse' && contact.button !== 0)) return
    const number = this.#settings.nextNumber()
    if (number === null) return
    contact.preventDefault()
    this.#settings.surface.setPointerCapture(pointerId)
    this.#begin(contact, number, isTouch)
  }

  readonly #move = (contact: Contact): void => {
    this.#noticePen(contact)
    if (contact.pointerId !== this.#line?.contact) return
    // a palm that came down edge first
    if (this.#line.isTouch && isPalm(contact)) return this.cancel()
    this.#follow(contact)
  }

  readonly #up = (contact: Contact): void => {
    this.#lift(contact)
    if (contact.pointerId === this.#line?.contact) this.finish()
  }

  /** Who draws with a pen rests the hand on the glass. */
  #noticePen({ pointerType }: Contact): void {
    if (pointerType !== 'pen' || this.#wasPenSeen) return
    this.#wasPenSeen = true
    if (this.#line?.isTouch) this.cancel()
  }

  #lift({ pointerId }: Contact): void {
    this.#fingers.delete(pointerId)
    if (this.#fingers.size === 0) this.#isPinching = false
  }

  #begin(contact: Contact, number: number, isTouch: boolean): void {
    const place = new Place(this.#settings.surface)
    const last = place.spotOf(contact)
    this.#line = { contact: contact.pointerId, isTouch, place, tracer: null, last }
    this.#line.tracer = this.#traced(contact, number, place.pointAt(last, contact))
  }

  #traced(contact: Contact, number: number, first: Point): Tracer | null {
    if (!this.#line) return null
    const isTurned = contact.pointerType === 'pen' && (contact.buttons & PEN_BACK_BUTTON) !== 0
    const pen = isTurned ? 'eraser' : this.#settings.pen()
    const tracer = new Tracer({ pen, number, first, at: contact.timeStamp, tolerance: this.#line.place.toleranceOf(contact) })
    this.#settings.painter.beginOwn(pen, first)
    this.#ticking = setInterval(() => this.#tell(tracer.pieces(performance.now())), PIECE_MS)
    return tracer
  }

  #follow(contact: Contact): void {
    const coalesced = contact.getCoalescedEvents?.() ?? []
    let points: Point[] = []
    for (const one of coalesced.length > 0 ? coalesced : [contact]) {
      const line = this.#line
      if (!line) return
      const { place, last } = line
      const spot = place.spotOf(one)
      line.last = spot
      const isOn = place.isOn(spot)
      if (line.tracer && !isOn) {
        this.#extend([...points, place.pointAt(place.edgeBetween(last, spot), one)], contact)
        this.#endAtLast()
        points = []
      } else if (line.tracer) points.push(place.pointAt(spot, one))
      else if (isOn) {
        const number = this.#settings.nextNumber()
        if (number === null) return this.#stop()
        line.tracer = this.#traced(contact, number, place.pointAt(place.edgeBetween(spot, last), one))
        points = [place.pointAt(spot, one)]
      }
    }
    this.#extend(points, contact)
  }

  #extend(points: readonly Point[], { timeStamp }: Contact): void {
    const tracer = this.#line?.tracer
    if (!tracer || points.length === 0) return
    tracer.add(points, timeStamp)
    this.#keep(tracer)
    this.#settings.painter.extendOwn(tracer.growing)
  }

  #endAtLast(): void {
    const tracer = this.#line?.tracer
    if (!this.#line || !tracer) return
    clearInterval(this.#ticking)
    this.#line.tracer = null
    const pieces = tracer.end()
    this.#keep(tracer)
    this.#settings.painter.endOwn()
    this.#tell(pieces)
  }

  #keep(tracer: Tracer): void {
    const finished = tracer.takeFinished()
    this.#settings.painter.keepOwn(finished)
    for (const stroke of finished) this.#settings.onStroke(stroke)
  }

  #tell(pieces: readonly Piece[]): void {
    for (const piece of pieces) this.#settings.onPiece(piece)
  }

  #stop(): void {
    clearInterval(this.#ticking)
    this.#line = null
  }
}

const isPalm = ({ width, height }: Contact): boolean => Math.max(width, height) > PALM

/** Where the element lay when the line began. */
class Place {
  readonly #left: number
  readonly #top: number
  readonly #scale: number
  readonly #lowest: number

  constructor(surface: Surface) {
    const { left, top, width, height } = surface.getBoundingClientRect()
    this.#left = left
    this.#top = top
    this.#scale = GRID / Math.max(1, width)
    this.#lowest = height * this.#scale
  }

  toleranceOf({ pointerType }: Contact): number {
    if (pointerType === 'pen') return TOLERANCES.pen
    return pointerType === 'mouse' ? Math.max(TOLERANCES.finger, MOUSE_PIXELS * this.#scale) : TOLERANCES.finger
  }

  /** In steps of the grid, also off it. */
  spotOf({ clientX, clientY }: Contact): Spot {
    return { x: (clientX - this.#left) * this.#scale, y: (clientY - this.#top) * this.#scale }
  }

  isOn({ x, y }: Spot): boolean {
    return x >= 0 && x <= GRID && y >= 0 && y <= this.#lowest
  }

  pointAt({ x, y }: Spot, { pressure, pointerType }: Contact): Point {
    return pointNear(x, Math.min(y, this.#lowest), pointerType === 'pen' ? pressure : null)
  }

  /** Where the way from a spot on the sheet to one off it crosses the edge. */
  edgeBetween(on: Spot, off: Spot): Spot {
    const share = Math.min(1, shareWithin(on.x, off.x, GRID), shareWithin(on.y, off.y, this.#lowest))
    return { x: on.x + share * (off.x - on.x), y: on.y + share * (off.y - on.y) }
  }
}

/** How much of the way from one to the other lies between 0 and the limit. */
function shareWithin(from: number, to: number, limit: number): number {
  if (to < 0) return from / (from - to)
  return to > limit ? (limit - from) / (to - from) : 1
}
