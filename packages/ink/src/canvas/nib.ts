import { GRID, type NumberedStroke, type Pen, type Piece, type Point, pointNear, TOLERANCES, Tracer } from '../index.ts'
import type { SheetPainter } from './sheet-painter.ts'

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

/**
 * Draws with whatever points. The element needs `touch-action: none`, or the browser scrolls and zooms with the first finger;
 * `user-select: none` and `-webkit-touch-callout: none` keep a long press from selecting the page around it.
 */
export class Nib {
  readonly #settings: NibSettings
  #line: { readonly contact: number; readonly isTouch: boolean; readonly tracer: Tracer; readonly place: Place } | null = null
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
    surface.addEventListener('pointercancel', this.#lost)
  }

  get isDrawing(): boolean {
    return this.#line !== null
  }

  /** Takes back the line in the making: a second finger came, or drawing is no longer allowed. */
  cancel(): void {
    if (!this.#line) return
    const { tracer } = this.#line
    this.#stop()
    this.#settings.painter.cancelOwn()
    this.#tell(tracer.cancel())
  }

  release(): void {
    this.cancel()
    const { surface } = this.#settings
    surface.removeEventListener('pointerdown', this.#down)
    surface.removeEventListener('pointermove', this.#move)
    surface.removeEventListener('pointerup', this.#up)
    surface.removeEventListener('pointercancel', this.#lost)
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
    if (contact.pointerId !== this.#line?.contact) return
    const { tracer } = this.#line
    this.#stop()
    const pieces = tracer.end()
    this.#keep(tracer)
    this.#settings.painter.endOwn()
    this.#tell(pieces)
  }

  readonly #lost = (contact: Contact): void => {
    this.#lift(contact)
    if (contact.pointerId === this.#line?.contact) this.cancel()
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
    const first = place.pointOf(contact)
    const isTurned = contact.pointerType === 'pen' && (contact.buttons & PEN_BACK_BUTTON) !== 0
    const pen = isTurned ? 'eraser' : this.#settings.pen()
    const tracer = new Tracer({ pen, number, first, at: contact.timeStamp, tolerance: place.toleranceOf(contact) })
    this.#line = { contact: contact.pointerId, isTouch, tracer, place }
    this.#settings.painter.beginOwn(pen, first)
    this.#ticking = setInterval(() => this.#tell(tracer.pieces(performance.now())), PIECE_MS)
  }

  #follow(contact: Contact): void {
    if (!this.#line) return
    const { tracer, place } = this.#line
    const coalesced = contact.getCoalescedEvents?.() ?? []
    const contacts = coalesced.length > 0 ? coalesced : [contact]
    tracer.add(
      contacts.map((one) => place.pointOf(one)),
      contact.timeStamp,
    )
    this.#keep(tracer)
    this.#settings.painter.extendOwn(tracer.growing)
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

  pointOf({ clientX, clientY, pressure, pointerType }: Contact): Point {
    const y = Math.min((clientY - this.#top) * this.#scale, this.#lowest)
    return pointNear((clientX - this.#left) * this.#scale, y, pointerType === 'pen' ? pressure : null)
  }
}
