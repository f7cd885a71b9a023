import { describe, expect, it } from 'vitest'
import { type PaletteName, palettes } from '../palettes/palettes.ts'
import { lightAt } from '../stage/light.ts'
import { Stage } from '../stage/stage.ts'
import { type PlaceName, places } from './places.ts'

function staged(place: PlaceName, paletteName: PaletteName) {
  const palette = palettes[paletteName]
  const stage = new Stage({ width: 60, height: 90, palette, light: lightAt([0.7, 0.2], palette), seed: place, recordsLayers: false })
  const ground = places[place](stage, {})
  ground.drawInFront?.()
  return { stage, ground }
}

describe('a place', () => {
  it.each(Object.keys(places) as PlaceName[])('%s can be painted by day and by night, and stood on', (place) => {
    for (const paletteName of ['roseDawn', 'moonTeal'] as const) {
      const { stage, ground } = staged(place, paletteName)
      expect(stage.rgb.every(Number.isFinite)).toBe(true)
      for (const x of [0, 0.3, 0.5, 0.7, 1]) {
        expect(ground.groundAt(x)).toBeGreaterThan(0.5)
        expect(ground.groundAt(x)).toBeLessThan(1)
      }
    }
  })

  it.each(Object.keys(places) as PlaceName[])('%s looks the same whenever its seed is the same', (place) => {
    expect(staged(place, 'roseDawn').stage.rgb).toEqual(staged(place, 'roseDawn').stage.rgb)
  })
})
