import { channels, type Rgb } from '../colour/colour.ts'

/** RGBA pixels with a place on the stage; bytes from a canvas, floats from a computed layer. */
export interface Block<Pixels extends Uint8ClampedArray | Float32Array = Uint8ClampedArray | Float32Array> {
  pixels: Pixels
  width: number
  height: number
  left: number
  top: number
}

export type ByteBlock = Block<Uint8ClampedArray>

export function fogBlock({ pixels }: ByteBlock, strength: number, fog: Rgb): void {
  for (let i = 0; i < pixels.length; i += 4) {
    if (!pixels[i + 3]) continue
    for (const c of channels) {
      const value = pixels[i + c] ?? 0
      pixels[i + c] = value + (fog[c] * 255 - value) * strength
    }
  }
}
