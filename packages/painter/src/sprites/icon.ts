import sharp from 'sharp'
import { iconSvg } from './icon-set.ts'
import type { Sprite } from './sprite.ts'
import { trimmedSprite } from './trim.ts'

const drawnIcons = new Map<string, Sprite>()

/** A Noto motif. Drawn by sharp: the other SVG renderer at hand panics on some of them. */
export async function iconSprite(name: string, size = 700): Promise<Sprite> {
  const key = `${name} ${size}`
  const known = drawnIcons.get(key)
  if (known) return known
  const { svg, width } = iconSvg('noto', name)
  const { data, info } = await sharp(svg, { density: Math.min(2400, (72 * size) / width) })
    .resize(size, size, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sprite = trimmedSprite(name, new Uint8ClampedArray(data), info.width, info.height)
  drawnIcons.set(key, sprite)
  return sprite
}
