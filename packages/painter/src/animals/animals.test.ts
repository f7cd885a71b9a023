import { describe, expect, it } from 'vitest'
import type { Rgb } from '../colour/colour.ts'
import { palettes } from '../palettes/palettes.ts'
import { drawn } from '../pixels/canvas.ts'
import { isPropName } from '../props/props.ts'
import type { Stage } from '../stage/stage.ts'
import { animals } from './animals.ts'

const margin = 20
const palette = palettes.roseDawn
const [nobodyChose, nobodyChoseEither] = palette.accents
const names = Object.keys(animals) as (keyof typeof animals)[]

function portrait(name: keyof typeof animals, colour: Rgb = nobodyChose, secondColour: Rgb = nobodyChoseEither) {
  const sprite = animals[name]({ colour, secondColour })
  const width = sprite.width + 2 * margin
  const height = sprite.height + 2 * margin
  const pixels = drawn(width, height, (pen) => {
    pen.translate(margin, margin)
    sprite.draw(pen, { palette } as Stage)
  })
  return { sprite, pixels, width, height }
}

function extentOf({ pixels, width, height }: ReturnType<typeof portrait>) {
  const extent = { left: width, top: height, right: 0, bottom: 0, painted: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      extent.left = Math.min(extent.left, x - margin)
      extent.right = Math.max(extent.right, x + 1 - margin)
      extent.top = Math.min(extent.top, y - margin)
      extent.bottom = Math.max(extent.bottom, y + 1 - margin)
      extent.painted++
    }
  return extent
}

describe('the animals', () => {
  it('are many, and each is a prop', () => {
    expect(names.length).toBeGreaterThanOrEqual(28)
    expect(names.filter((name) => !isPropName(name))).toEqual([])
  })

  it.each(names)('%s fills its box, and does not leave it', (name) => {
    const { sprite, ...picture } = portrait(name)
    const { left, top, right, bottom, painted } = extentOf({ sprite, ...picture })
    for (const gap of [left, top, sprite.width - right, sprite.height - bottom]) {
      expect(gap).toBeGreaterThanOrEqual(-1)
      expect(gap).toBeLessThanOrEqual(6)
    }
    const share = painted / (sprite.width * sprite.height)
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.85)
  })

  it.each(names)('%s is the same whenever it is drawn', (name) => {
    expect(Buffer.from(portrait(name).pixels).equals(Buffer.from(portrait(name).pixels))).toBe(true)
  })

  it.each(names)('%s takes the colours a scene chooses', (name) => {
    const natural = Buffer.from(portrait(name).pixels)
    expect(natural.equals(Buffer.from(portrait(name, [0.1, 0.2, 0.9]).pixels))).toBe(false)
    expect(natural.equals(Buffer.from(portrait(name, nobodyChose, [0.1, 0.9, 0.2]).pixels))).toBe(false)
  })
})
