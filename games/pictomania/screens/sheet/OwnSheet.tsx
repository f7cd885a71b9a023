import { encodePiece, GRID, inkOf, type Pen, widthOf } from '@figment/ink'
import { Nib, SheetPainter } from '@figment/ink/canvas'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useInk } from '@figment/client/ink.ts'
import { prefersStill } from '@figment/ui/motion.ts'
import { inkColour } from './ink-colour.ts'
import { likenessOf } from './likeness.ts'
import type { OwnInk } from './own-ink.ts'
import { dye, usePaper } from './paper.ts'
import { SheetCanvas } from './SheetCanvas.tsx'

interface Props {
  readonly own: OwnInk
  readonly colour: Player['colour'] | undefined
  readonly pen: Pen
  readonly label: string
}

const slidesOffMs = 200

/** The sheet under one's own hand: a line is there in the same frame, and goes to the table when it is finished. */
export function OwnSheet({ own, colour, pen, label }: Props) {
  const { ink } = useInk()
  const inked = inkColour(colour)
  const { canvas, painter } = usePaper((element) => new SheetPainter(element, { colour: inked, isOwn: true }))
  const clears = useRef(own.clears)
  useEffect(() => dye(painter.current, inked), [painter, inked])
  useEffect(() => {
    if (own.clears > clears.current && canvas.current) slideOff(canvas.current)
    clears.current = own.clears
    painter.current?.show(own.strokes)
  }, [canvas, painter, own.strokes, own.clears])

  const penNow = useEffectEvent(() => pen)
  const nextNumber = useEffectEvent(() => own.next())
  const draw = useEffectEvent(own.draw)
  useEffect(() => {
    if (!canvas.current || !painter.current) return
    const nib = new Nib({
      surface: paperUnder(canvas.current),
      painter: painter.current,
      pen: () => penNow(),
      nextNumber: () => nextNumber(),
      onPiece: (piece) => ink(encodePiece(piece)),
      onStroke: ({ number, pen: drawnWith, points, headings }) => draw(number, { pen: drawnWith, ink: inkOf(points, headings) }),
    })
    // a page that goes away may not come back: what is drawn by then is kept
    const finish = () => nib.finish()
    const finishIfHidden = () => document.visibilityState === 'hidden' && nib.finish()
    addEventListener('pagehide', finish)
    document.addEventListener('visibilitychange', finishIfHidden)
    return () => {
      removeEventListener('pagehide', finish)
      document.removeEventListener('visibilitychange', finishIfHidden)
      nib.release()
    }
  }, [canvas, painter, ink])
  return (
    <span className="own-sheet" data-pen={pen}>
      <SheetCanvas canvas={canvas} label={label} isOwn />
      {pen === 'eraser' && <EraserRing />}
    </span>
  )
}

/** As wide as it erases, where the pointer is. */
function EraserRing() {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const sheet = ring.current?.parentElement
    if (!sheet) return
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width } = sheet.getBoundingClientRect()
      const { style } = ring.current as HTMLSpanElement
      style.width = `${(widthOf({ pen: 'eraser', isOld: false }) / GRID) * width}px`
      style.translate = `calc(${clientX - left}px - 50%) calc(${clientY - top}px - 50%)`
      style.visibility = 'visible'
    }
    const hide = () => {
      if (ring.current) ring.current.style.visibility = 'hidden'
    }
    const followed = ['pointerdown', 'pointermove'] as const
    // what a finger leaves is no pointer any more; a mouse stays until it leaves the sheet
    const hidden = ['pointerleave', 'pointercancel'] as const
    for (const kind of followed) sheet.addEventListener(kind, follow)
    for (const kind of hidden) sheet.addEventListener(kind, hide)
    return () => {
      for (const kind of followed) sheet.removeEventListener(kind, follow)
      for (const kind of hidden) sheet.removeEventListener(kind, hide)
    }
  }, [])
  return <span className="own-sheet__ring" ref={ring} aria-hidden="true" />
}

/** Its canvases lie one above the other: what is drawn on is the paper under both. */
const paperUnder = (canvas: HTMLCanvasElement) => canvas.parentElement as HTMLElement

/** The sheet as it is goes off upwards, and another lies there already. */
function slideOff(canvas: HTMLCanvasElement): void {
  if (prefersStill()) return
  const paper = likenessOf(canvas)
  const old = document.createElement('span')
  old.className = 'own-sheet__old'
  old.append(paper)
  paperUnder(canvas).after(old)
  const going = paper.animate([{ translate: '0 0' }, { translate: '0 -100%' }], { duration: slidesOffMs, easing: 'ease-in' })
  const gone = () => old.remove()
  void going.finished.then(gone, gone)
}
