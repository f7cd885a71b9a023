import { palettes } from '../palettes/palettes.ts'
import type { PlaceName } from '../places/places.ts'
import type { SceneNode } from '../scene/node.ts'
import type { Draft } from './draft.ts'
import { icon, prop } from './motif.ts'
import { nounOf } from './nouns.ts'

/** Where something far away stands; nowhere in the places that are not listed. */
const horizonOf: Partial<Record<PlaceName, number>> = {
  hills: 0.685,
  sea: 0.5,
  desert: 0.6,
  road: 0.59,
  snow: 0.68,
  chess: 0.56,
  cloudsea: 0.6,
  calm: 0.52,
}

const skyless: readonly PlaceName[] = [
  'room',
  'attic',
  'tower',
  'cave',
  'library',
  'theatre',
  'underwater',
  'space',
  'forest',
  'city',
  'street',
  'station',
]

interface FarThing {
  node: SceneNode
  what: string
}

/** A third depth: something on the horizon and something in the sky, behind all the rest. */
export function addDistance(draft: Draft): void {
  const { rng, setting } = draft
  const horizon = horizonOf[setting.place]
  const side = setting.light[0] > 0.5 ? rng.between(0.08, 0.3) : rng.between(0.7, 0.92)
  const things: FarThing[] = []
  if (horizon !== undefined && rng.chance(0.55)) things.push(onHorizon(draft, horizon))
  if (!skyless.includes(setting.place) && rng.chance(0.5)) {
    const floating = inSky(draft, side)
    if (floating) things.push(floating)
  }
  const nodes: SceneNode[] = []
  for (const { node, what } of things) {
    const id = draft.nextId()
    nodes.push({ ...node, id })
    draft.subjects.push({ id, what, role: 'far', how: 'distant' })
  }
  draft.nodes.unshift(...nodes)
}

function onHorizon({ rng, setting: { place } }: Draft, horizon: number): FarThing {
  const isWater = place === 'sea' || place === 'calm'
  const motif = rng.pick(
    isWater
      ? [prop('lighthouse'), prop('sailboat'), icon('desert-island'), prop('iceberg')]
      : [
          prop('castle', { colour: 1 }),
          prop('clockTower'),
          prop('windmill', { colour: 1 }),
          prop('lighthouse'),
          prop('circusTent'),
          icon('ferris-wheel'),
          prop('house', { colour: 0 }),
          prop('tower', { colour: 0 }),
        ],
  )
  const x = rng.chance(0.5) ? rng.between(0.06, 0.26) : rng.between(0.74, 0.94)
  const node = { ...motif, x, y: horizon + 0.012, height: rng.between(0.07, 0.11), fog: 0.42, shadow: 0, cast: 0, guard: 0 }
  return { node, what: nounOf(motif.name) }
}

function inSky({ rng, palette }: Draft, x: number): FarThing | null {
  if (rng.chance(0.35)) {
    const y = rng.between(0.22, 0.4)
    const height = rng.between(0.07, 0.12)
    const colours = { colour: rng.wholeBetween(0, 1), secondColour: rng.wholeBetween(2, 3) }
    return { node: { kind: 'prop', name: 'airBalloon', x, y, height, fog: 0.3, ...colours, guard: 0 }, what: 'hot-air-balloon' }
  }
  if (rng.chance(0.3)) {
    const y = rng.between(0.3, 0.42)
    return { node: { kind: 'prop', name: 'island', x, y, height: 0.08, fog: 0.35, guard: 0 }, what: 'island' }
  }
  if (!palettes[palette].isNight || !rng.chance(0.5)) return null
  const motif = rng.pick([prop('planet'), prop('crescent'), prop('comet')])
  const y = rng.between(0.12, 0.26)
  return { node: { ...motif, x, y, height: rng.between(0.06, 0.11), fog: 0.12, emissive: 0.4, guard: 0 }, what: nounOf(motif.name) }
}
