import type { PaperSize, SheetPainter } from '@figment/ink/canvas'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Keeps a painter's paper as large as its canvas is shown. */
export function usePaper<Painter extends { resize(size: PaperSize): void }>(
  make: (canvas: HTMLCanvasElement) => Painter,
): {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly painter: RefObject<Painter | null>
} {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter>(null)
  // made once: what changes later is told to it
  const makePainter = useEffectEvent(make)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const made = makePainter(element)
    painter.current = made
    const fit = () => made.resize({ width: element.clientWidth, height: element.clientHeight, density: devicePixelRatio })
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => {
      watch.disconnect()
      painter.current = null
    }
  }, [])
  return { canvas, painter }
}

/** Somebody has chosen another colour. */
export function dye(painter: SheetPainter | null, colour: string): void {
  if (painter) painter.colour = colour
}
