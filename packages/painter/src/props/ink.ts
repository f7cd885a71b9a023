import { Path2D } from '@napi-rs/canvas'
import { css, type Rgb } from '../colour/colour.ts'
import type { Pen } from '../pixels/canvas.ts'

const shapeOf = (path: string) => new Path2D(path)

/** The strokes most props are made of; paths are written as in SVG. */
export const inkOf = (pen: Pen) => ({
  fill(colour: Rgb, path: string, alpha = 1): void {
    pen.fillStyle = css(colour, alpha)
    pen.fill(shapeOf(path))
  },
  line(colour: Rgb, width: number, path: string, alpha = 1): void {
    pen.strokeStyle = css(colour, alpha)
    pen.lineWidth = width
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke(shapeOf(path))
  },
  oval(colour: Rgb, x: number, y: number, radiusX: number, radiusY = radiusX, alpha = 1): void {
    pen.fillStyle = css(colour, alpha)
    pen.beginPath()
    pen.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
    pen.fill()
  },
  ring(colour: Rgb, width: number, x: number, y: number, radiusX: number, radiusY = radiusX): void {
    pen.strokeStyle = css(colour)
    pen.lineWidth = width
    pen.beginPath()
    pen.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
    pen.stroke()
  },
})
