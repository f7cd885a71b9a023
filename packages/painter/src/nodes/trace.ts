import type { Pen } from '../pixels/canvas.ts'

/** Draws a path written like an SVG one, with absolute M, L, Q, C and Z only. */
export function trace(pen: Pen, drawing: string): void {
  pen.beginPath()
  for (const [, command, rest = ''] of drawing.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (command === 'M') pen.moveTo(a, b)
    else if (command === 'L') pen.lineTo(a, b)
    else if (command === 'Q') pen.quadraticCurveTo(a, b, c, d)
    else if (command === 'C') pen.bezierCurveTo(a, b, c, d, e, f)
    else pen.closePath()
  }
}
