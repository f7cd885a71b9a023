import { type RefObject, useLayoutEffect, useState } from 'react'

/** How a scene that fills the screen stands, by its own box: no threshold is in pixels of a device, so letters twice as large are simply a smaller box. */
export type Shape = 'upright' | 'tall' | 'lying' | 'wide' | 'square'

interface Box {
  readonly width: number
  readonly height: number
  /** Of a letter's own unit, in pixels. */
  readonly rem: number
}

export function shapeOf({ width, height, rem }: Box): Shape {
  if (width < height) return width < 38 * rem ? 'upright' : 'tall'
  if (height < 30 * rem) return width / height >= 1.5 ? 'lying' : 'upright'
  return width / height < 1.5 ? 'square' : 'wide'
}

/** Cards stand small side by side, and one of them large: not where all of them are large, or where there is no room. */
export const hasStage = (shape: Shape): boolean => shape !== 'upright' && shape !== 'tall'

/** Of the element; the first picture is right already. */
export function useShape(frame: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>('upright')
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => {
      const { width, height } = current.getBoundingClientRect()
      if (width > 0 && height > 0)
        setShape(shapeOf({ width, height, rem: parseFloat(getComputedStyle(document.documentElement).fontSize) }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // as wide as a letter's unit: it changes when the letters do
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [frame])
  return shape
}
