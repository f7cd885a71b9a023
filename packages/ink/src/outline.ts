import { strokeOf } from './codec.ts'
import { cubicsOf } from './line.ts'
import type { StrokeOnSheet } from './sheet.ts'
import { GRID } from './stroke.ts'
import { quillOf, widthOf } from './width.ts'

/** A stroke as an SVG path with one width: for those who only look. What pressed harder is not seen. */
export interface Outline {
  readonly path: string
  readonly width: number
  readonly isErased: boolean
}

export function outlinesOf(strokes: readonly StrokeOnSheet[]): readonly Outline[] {
  return strokes.flatMap(([, pen, ink]) => {
    const stroke = strokeOf({ pen, ink })
    const cubics = stroke ? cubicsOf(stroke) : []
    const [first] = cubics
    if (!stroke || !first) return []
    const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${Math.round(x)} ${Math.round(y)}`
    const path = `M${at(first.from)}${cubics.map(({ out, into, to }) => `C${at(out)} ${at(into)} ${at(to)}`).join('')}`
    return [{ path, width: widthOf(quillOf(stroke)), isErased: pen === 'eraser' }]
  })
}

/** A whole drawing as a file. */
export function svgOf(strokes: readonly StrokeOnSheet[]): string {
  const paths = outlinesOf(strokes).map(
    ({ path, width, isErased }) => `<path d="${path}" stroke-width="${width}" stroke="${isErased ? '#fff' : '#000'}"/>`,
  )
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  return `${head}<rect width="${GRID}" height="${GRID}" fill="#fff"/>${paths.join('')}</svg>\n`
}
