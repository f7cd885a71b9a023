import { describe, expect, it } from 'vitest'
import { directedScenes } from './decks/directed.ts'
import { deviceNames } from './devices/devices.ts'
import { finishNames } from './finishes/finish.ts'
import { makeScene } from './grammar/make-scene.ts'
import { shownBy } from './grammar/shown.ts'
import { paint } from './paint.ts'
import { compose } from './scene/compose.ts'
import { flawsOf } from './scene/flaws.ts'
import type { Scene } from './scene/scene.ts'

const tiny = { width: 80, height: 120 }

const moonlitHouse = (seed: string): Scene => ({
  seed,
  palette: 'moonTeal',
  light: [0.7, 0.2],
  place: 'hills',
  frame: 'grass',
  nodes: [
    { kind: 'prop', name: 'house', x: 0.6, height: 0.3 },
    { kind: 'figure', id: 'child', x: 0.3, height: 0.25, looks: { child: true, coat: 0, arms: ['down', 'up'] } },
    { kind: 'thread', from: ['child', 'hand', 1], to: [0.5, 0.1] },
  ],
})

const bytesOf = async (scene: Scene, finish: (typeof finishNames)[number] = 'oil') =>
  (await paint(scene, { finish, ...tiny })).picture.toBytes()

describe('a painting', () => {
  it('is the same, byte for byte, whenever its seed is the same', async () => {
    const once = await bytesOf(moonlitHouse('a quiet night'))
    const again = await bytesOf(moonlitHouse('a quiet night'))
    expect(again.equals(once)).toBe(true)
  })

  it('is another if its seed is another', async () => {
    const one = await bytesOf(moonlitHouse('a quiet night'))
    const other = await bytesOf(moonlitHouse('another night'))
    expect(other.equals(one)).toBe(false)
  })

  it('looks different in every finish', async () => {
    const looks = new Set<string>()
    for (const finish of finishNames) looks.add((await bytesOf(moonlitHouse('a quiet night'), finish)).toString('base64'))
    expect(looks.size).toBe(finishNames.length)
  })
})

describe('the grammar', () => {
  it.each(deviceNames)('makes a scene that can be staged of any seed, by %s', (device) => {
    for (let seed = 0; seed < 20; seed++) {
      const scene = makeScene(`seed ${seed}`, device)
      expect(flawsOf(scene), `${device} of seed ${seed}`).toEqual([])
    }
  })

  it.each(deviceNames)('stages %s', async (device) => {
    const stage = await compose(makeScene('any', device), tiny)
    expect(stage.rgb.every(Number.isFinite)).toBe(true)
  })

  it.each(deviceNames)('knows what is in the picture, by %s', (device) => {
    for (let seed = 0; seed < 40; seed++) expect(shownBy(makeScene(`seed ${seed}`, device)).relations.length).toBeGreaterThanOrEqual(2)
  })

  it('makes the same scene of the same seed', () => {
    expect(makeScene('lantern')).toEqual(makeScene('lantern'))
    expect(makeScene('lantern')).not.toEqual(makeScene('lanterns'))
  })
})

describe('the directed scenes', () => {
  it.each([...directedScenes])('%s can be composed', async (name, directed) => {
    const scene = { ...directed, seed: name }
    expect(flawsOf(scene)).toEqual([])
    const stage = await compose(scene, tiny)
    expect(stage.rgb.every(Number.isFinite)).toBe(true)
  })
})
