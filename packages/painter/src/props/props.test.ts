import { describe, expect, it } from 'vitest'
import { palettes } from '../palettes/palettes.ts'
import { drawn } from '../pixels/canvas.ts'
import { Rng } from '../random/rng.ts'
import { lightAt } from '../stage/light.ts'
import { Stage } from '../stage/stage.ts'
import { type PropName, props } from './props.ts'

const palette = palettes.amberDusk
const stage = new Stage({ width: 40, height: 60, palette, light: lightAt([0.7, 0.2], palette), seed: 'props', recordsLayers: false })
const margin = 40

/** Draws a prop with room around its box. */
function drawnProp(name: PropName) {
  const sprite = props[name]({ rng: new Rng(name), colour: palette.accents[0], secondColour: palette.accents[1] })
  const width = sprite.width + margin * 2
  const pixels = drawn(width, sprite.height + margin * 2, (pen) => {
    pen.translate(margin, margin)
    sprite.draw(pen, stage)
  })
  return { sprite, pixels, width }
}

function inkOf({ sprite, pixels, width }: ReturnType<typeof drawnProp>) {
  let inside = 0
  let outside = 0
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 128) continue
    const x = (((i - 3) / 4) % width) - margin
    const y = Math.floor((i - 3) / 4 / width) - margin
    const isInside = x >= -2 && y >= -2 && x <= sprite.width + 2 && y <= sprite.height + 2
    if (isInside) inside++
    else outside++
  }
  return { inside, outside, share: inside / (sprite.width * sprite.height) }
}

const names = Object.keys(props) as PropName[]

describe('a prop', () => {
  it('is one of more than fifty', () => {
    expect(names.length).toBeGreaterThanOrEqual(52)
  })

  it.each(names)('%s fills its box and stays in it', (name) => {
    const { share, outside } = inkOf(drawnProp(name))
    expect(share).toBeGreaterThan(0.05)
    expect(outside).toBe(0)
  })

  it.each(names)('%s is drawn the same of the same chance', (name) => {
    expect(Buffer.from(drawnProp(name).pixels).equals(Buffer.from(drawnProp(name).pixels))).toBe(true)
  })
})
