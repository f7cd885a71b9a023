import { describe, expect, it } from 'vitest'
import type { Rgb } from '../colour/colour.ts'
import { palettes } from '../palettes/palettes.ts'
import { drawn } from '../pixels/canvas.ts'
import { compose } from '../scene/compose.ts'
import { flawsOf } from '../scene/flaws.ts'
import type { SceneNode } from '../scene/node.ts'
import type { Scene } from '../scene/scene.ts'
import { lightAt } from '../stage/light.ts'
import { Stage } from '../stage/stage.ts'
import { figure, type FigureSprite } from './figure.ts'
import type { FigureLooks, Hat, Pose } from './looks.ts'
import { pair, togethers } from './pair.ts'
import { stanceNames } from './stances/stances.ts'

const poses: readonly Pose[] = ['stand', 'walk', 'sit', ...stanceNames]
const palette = palettes.moonTeal
const tiny = { width: 80, height: 120 }
const stage = new Stage({ ...tiny, palette, light: lightAt([0.7, 0.2], palette), seed: 'a quiet night', recordsLayers: false })
const margin = 30

/** A sprite with room around its box, to see what leaves it. */
const pixelsOf = (sprite: FigureSprite) =>
  drawn(sprite.width + margin * 2, sprite.height + margin * 2, (pen) => {
    pen.translate(margin, margin)
    sprite.draw(pen, stage)
  })

function paintedShares(sprite: FigureSprite) {
  const width = Math.ceil(sprite.width + margin * 2)
  const pixels = pixelsOf(sprite)
  let inside = 0
  let outside = 0
  for (let i = 0; i < pixels.length / 4; i++) {
    if ((pixels[i * 4 + 3] ?? 0) < 64) continue
    const x = (i % width) - margin
    const y = Math.floor(i / width) - margin
    const isInside = x >= -1 && y >= -1 && x <= sprite.width + 1 && y <= sprite.height + 1
    if (isInside) inside++
    else outside++
  }
  return { inside: inside / (sprite.width * sprite.height), outside }
}

const scarf: Rgb = [0.8, 0.6, 0.2]
const wardrobe: readonly FigureLooks<Rgb>[] = [
  {},
  { child: true },
  { dress: true, longHair: true, scarf },
  { jacket: true, hat: 'cap', apron: [1, 1, 1] },
  { cloak: true, hat: 'hood' },
]

describe('a figure', () => {
  it.each(poses)('in the pose %s stays in its box, whatever it wears', (pose) => {
    for (const looks of wardrobe) {
      const { inside, outside } = paintedShares(figure({ ...looks, pose }))
      expect(inside).toBeGreaterThan(0.08)
      expect(outside, JSON.stringify(looks)).toBe(0)
    }
  })

  it.each(poses)('in the pose %s has both hands in its box', (pose) => {
    const sprite = figure({ pose })
    for (const side of [-1, 1] as const) {
      const [x, y] = sprite.hand(side)
      for (const share of [x, y]) {
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThan(1)
      }
    }
  })

  it.each(poses)('in the pose %s is drawn the same whenever it is drawn', (pose) => {
    expect(pixelsOf(figure({ pose, scarf }))).toEqual(pixelsOf(figure({ pose, scarf })))
  })

  it('looks different in every pose', () => {
    const looks = new Set(poses.map((pose) => Buffer.from(pixelsOf(figure({ pose }))).toString('base64')))
    expect(looks.size).toBe(poses.length)
  })

  it.each<Hat>(['bowler', 'top', 'brim', 'beanie', 'cone', 'hood', 'crown', 'cap', 'straw'])('can wear the hat %s', (hat) => {
    for (const pose of ['stand', 'run'] as const) expect(pixelsOf(figure({ pose, hat }))).not.toEqual(pixelsOf(figure({ pose })))
  })

  it('keeps the size of its body in a box of another height', async () => {
    const heightOf = async (pose: Pose) => {
      const composed = await compose(sceneOf({ kind: 'figure', y: 0.8, height: 0.4, looks: { pose } }), tiny)
      return composed.objects.find(({ name }) => name === 'figure')?.full ?? 0
    }
    const standing = await heightOf('stand')
    const sleeping = await heightOf('sleep')
    expect(sleeping / standing).toBeGreaterThan(0.7)
    expect(sleeping / standing).toBeLessThan(1.4)
  })
})

const sceneOf = (...nodes: readonly SceneNode[]): Scene => ({
  seed: 'a quiet night',
  palette: 'moonTeal',
  light: [0.7, 0.2],
  place: 'hills',
  nodes,
})

describe('a pair', () => {
  it.each(togethers)('that does %s stays in its box, with its free hands in it', (together) => {
    for (const child of [false, true]) {
      const sprite = pair(together, [{}, { child, dress: true }])
      const { inside, outside } = paintedShares(sprite)
      expect(inside).toBeGreaterThan(0.12)
      expect(outside).toBe(0)
      for (const side of [-1, 1] as const) for (const share of sprite.hand(side)) expect(share > 0 && share < 1).toBe(true)
      expect(sprite.hand(-1)[0]).toBeLessThan(sprite.hand(1)[0])
    }
  })

  it('may hold something', async () => {
    const scene = sceneOf(
      { kind: 'pair', id: 'two', x: 0.4, height: 0.3, together: 'holdHands', looks: [{ coat: 0 }, { coat: 1 }] },
      { kind: 'prop', name: 'lantern', at: ['two', 'hand', 1], height: 0.1 },
    )
    expect(flawsOf(scene)).toEqual([])
    expect((await compose(scene, tiny)).objects.some(({ name }) => name === 'pair')).toBe(true)
  })
})

describe('a crowd', () => {
  const crowd = { kind: 'crowd', id: 'all', count: 14, area: [0, 0.7, 1, 0.95], height: 0.25 } as const

  it('is as many as it says, and the same whenever its seed is', async () => {
    const once = await compose(sceneOf(crowd), tiny)
    const again = await compose(sceneOf(crowd), tiny)
    expect(once.objects.filter(({ name }) => name === 'figure')).toHaveLength(14)
    expect(again.rgb).toEqual(once.rgb)
  })

  it('has hands to hang on only if one of it is odd', () => {
    const lantern = { kind: 'prop', name: 'lantern', at: ['all', 'hand', 1], height: 0.1 } as const
    expect(flawsOf(sceneOf({ ...crowd, odd: { coat: 1 } }, lantern))).toEqual([])
    expect(flawsOf(sceneOf(crowd, lantern))).toEqual(['all has no hands'])
  })
})
