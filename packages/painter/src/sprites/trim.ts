import { ImageData } from '@napi-rs/canvas'
import { newCanvas } from '../pixels/canvas.ts'
import type { Sprite } from './sprite.ts'

const barelyThere = 20

/** A sprite of these pixels, cut to what can be seen: it must stand on its feet, not on empty space. */
export function trimmedSprite(name: string, pixels: Uint8ClampedArray, width: number, height: number): Sprite {
  let left = width
  let top = height
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > barelyThere) {
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        if (y > bottom) bottom = y
      }
  const whole = newCanvas(width, height)
  whole.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  const trimmed = newCanvas(right - left + 1, bottom - top + 1)
  trimmed.getContext('2d').drawImage(whole, -left, -top)
  return { width: trimmed.width, height: trimmed.height, name, draw: (pen) => pen.drawImage(trimmed, 0, 0) }
}
