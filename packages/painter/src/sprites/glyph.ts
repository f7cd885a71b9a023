import sharp from 'sharp'
import { channels, type Rgb } from '../colour/colour.ts'
import { clamp, lerp } from '../interpolate.ts'
import { distanceToOutside } from '../pixels/distance.ts'
import { iconSvg } from './icon-set.ts'
import type { Sprite } from './sprite.ts'
import { trimmedSprite } from './trim.ts'

const gridOfTheSet = 512
/** Gaps narrower than this share of the glyph are closed. */
const closing = 0.018

const drawnGlyphs = new Map<string, Sprite>()

/** A one-colour game-icons glyph made two-tone: its silhouette with the holes closed as ink, the glyph itself as body. */
export async function glyphSprite(name: string, { size, body, ink }: { size: number; body: Rgb; ink: Rgb }): Promise<Sprite> {
  const key = [name, size, ...body, ...ink].join(' ')
  const known = drawnGlyphs.get(key)
  if (known) return known
  const { data, info } = await sharp(iconSvg('game-icons', name).svg, { density: (72 * size) / gridOfTheSet })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const area = width * height
  const alpha = new Float32Array(area)
  for (let i = 0; i < area; i++) alpha[i] = (data[i * 4 + 3] ?? 0) / 255
  const reach = size * closing
  const depth = distanceToOutside(closed(alpha, width, height, reach), width, height)
  const pixels = new Uint8ClampedArray(area * 4)
  for (let i = 0; i < area; i++) {
    const glyph = alpha[i] ?? 0
    for (const c of channels) pixels[i * 4 + c] = 255 * lerp(body[c], ink[c], 1 - glyph)
    pixels[i * 4 + 3] = Math.max(clamp((depth[i] ?? 0) - reach + 0.5), glyph) * 255
  }
  const sprite = trimmedSprite(name, pixels, width, height)
  drawnGlyphs.set(key, sprite)
  return sprite
}

/** Everything the outside cannot flow into once the glyph has been thickened by `reach`. */
function closed(alpha: Float32Array, width: number, height: number, reach: number): Float32Array {
  const area = width * height
  const empty = new Float32Array(area)
  for (let i = 0; i < area; i++) empty[i] = 1 - (alpha[i] ?? 0)
  const distance = distanceToOutside(empty, width, height)
  const isOutside = new Uint8Array(area)
  const front: number[] = []
  for (let x = 0; x < width; x++) front.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) front.push(y * width, y * width + width - 1)
  for (let i = front.pop(); i !== undefined; i = front.pop()) {
    if (isOutside[i] || (distance[i] ?? 0) <= reach) continue
    isOutside[i] = 1
    const x = i % width
    if (x > 0) front.push(i - 1)
    if (x < width - 1) front.push(i + 1)
    if (i >= width) front.push(i - width)
    if (i < area - width) front.push(i + width)
  }
  const inside = new Float32Array(area)
  for (let i = 0; i < area; i++) inside[i] = isOutside[i] ? 0 : 1
  return inside
}
