import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D
export type { Canvas }

export const newCanvas = (width: number, height: number): Canvas =>
  createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))

/** What a pen drew, read back as RGBA bytes. */
export function drawn(width: number, height: number, draw: (pen: Pen) => void): Uint8ClampedArray {
  const canvas = newCanvas(width, height)
  const pen = canvas.getContext('2d')
  draw(pen)
  return pen.getImageData(0, 0, canvas.width, canvas.height).data
}

export function roundedRect(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(x + width, y, x + width, y + height, radius)
  pen.arcTo(x + width, y + height, x, y + height, radius)
  pen.arcTo(x, y + height, x, y, radius)
  pen.arcTo(x, y, x + width, y, radius)
  pen.closePath()
}
