import { type Pen, roundedRect } from '../pixels/canvas.ts'
import { silhouettes } from './silhouettes.ts'

export interface Outline {
  width: number
  height: number
  path(pen: Pen): void
}

export type OutlineName = keyof typeof outlines

/** The shapes another world can be seen through. */
export const outlines = {
  bottle: { width: 140, height: 300, path: bottlePath },
  jar: { width: 200, height: 280, path: jarPath },
  bulb: { width: 200, height: 214, path: bulbPath },
  head: { width: 200, height: 300, path: headPath },
  keyhole: { width: 200, height: 300, path: keyholePath },
  door: { width: 100, height: 200, path: (pen: Pen) => roundedRect(pen, 0, 0, 100, 200, 2) },
  arch: { width: 120, height: 200, path: archPath },
  oval: { width: 160, height: 220, path: ovalPath },
  rect: { width: 200, height: 260, path: (pen: Pen) => roundedRect(pen, 0, 0, 200, 260, 3) },
  window: { width: 160, height: 220, path: (pen: Pen) => roundedRect(pen, 0, 0, 160, 220, 2) },
  ...silhouettes,
} satisfies Record<string, Outline>

function archPath(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(0, 200)
  pen.lineTo(0, 60)
  pen.arc(60, 60, 60, Math.PI, 0)
  pen.lineTo(120, 200)
  pen.closePath()
}

function ovalPath(pen: Pen): void {
  pen.beginPath()
  pen.ellipse(80, 110, 79, 109, 0, 0, 7)
}

function bottlePath(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(52, 10)
  pen.lineTo(88, 10)
  pen.lineTo(86, 80)
  pen.bezierCurveTo(88, 110, 136, 120, 136, 165)
  pen.lineTo(136, 275)
  pen.quadraticCurveTo(136, 298, 112, 298)
  pen.lineTo(28, 298)
  pen.quadraticCurveTo(4, 298, 4, 275)
  pen.lineTo(4, 165)
  pen.bezierCurveTo(4, 120, 52, 110, 54, 80)
  pen.closePath()
}

function jarPath(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(30, 20)
  pen.lineTo(170, 20)
  pen.quadraticCurveTo(172, 40, 168, 46)
  pen.bezierCurveTo(200, 60, 198, 90, 198, 110)
  pen.lineTo(196, 250)
  pen.quadraticCurveTo(194, 278, 166, 278)
  pen.lineTo(34, 278)
  pen.quadraticCurveTo(6, 278, 4, 250)
  pen.lineTo(2, 110)
  pen.bezierCurveTo(2, 90, 0, 60, 32, 46)
  pen.quadraticCurveTo(28, 40, 30, 20)
  pen.closePath()
}

function bulbPath(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(68, 214)
  pen.bezierCurveTo(66, 170, 6, 160, 6, 96)
  pen.bezierCurveTo(6, 40, 48, 4, 100, 4)
  pen.bezierCurveTo(152, 4, 194, 40, 194, 96)
  pen.bezierCurveTo(194, 160, 134, 170, 132, 214)
  pen.closePath()
}

/** A profile facing right, shoulders at the bottom. */
function headPath(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(20, 300)
  pen.bezierCurveTo(22, 262, 58, 256, 66, 226)
  pen.bezierCurveTo(70, 206, 40, 190, 30, 150)
  pen.bezierCurveTo(14, 84, 48, 22, 108, 18)
  pen.bezierCurveTo(152, 16, 176, 46, 176, 84)
  pen.bezierCurveTo(177, 98, 172, 104, 176, 116)
  pen.bezierCurveTo(182, 132, 196, 142, 194, 150)
  pen.bezierCurveTo(192, 157, 180, 156, 180, 160)
  pen.bezierCurveTo(180, 166, 184, 170, 182, 176)
  pen.bezierCurveTo(180, 181, 176, 181, 177, 186)
  pen.bezierCurveTo(180, 194, 176, 198, 172, 202)
  pen.bezierCurveTo(170, 214, 160, 222, 140, 218)
  pen.bezierCurveTo(130, 218, 126, 226, 128, 240)
  pen.bezierCurveTo(134, 262, 176, 264, 186, 300)
  pen.closePath()
}

function keyholePath(pen: Pen): void {
  pen.beginPath()
  pen.arc(100, 90, 80, Math.PI * 0.68, Math.PI * 2.32, false)
  pen.lineTo(160, 300)
  pen.lineTo(40, 300)
  pen.closePath()
}

export const flipped = ({ width, height, path }: Outline): Outline => ({
  width,
  height,
  path: (pen) => {
    pen.translate(width, 0)
    pen.scale(-1, 1)
    path(pen)
    pen.scale(-1, 1)
    pen.translate(-width, 0)
  },
})
