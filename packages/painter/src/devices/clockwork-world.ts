import type { Draft } from '../grammar/draft.ts'
import { addWitness } from '../grammar/witness.ts'

const wound = [
  { of: 'hedgehog', is: 'hill', back: 0.28 },
  { of: 'whale', is: 'whale', back: 0.22 },
  { of: 'bear', is: 'bear', back: 0.26 },
  { of: 'elephant', is: 'elephant', back: 0.27 },
] as const

/** The world must be wound up. */
export function clockworkWorld(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['hills', 'snow', 'desert', 'road', 'calm', 'sea', 'field']), {
    frame: 'none',
    options: { disc: 0 },
    mood: 'curious',
  })
  draft.isFull = true
  if (rng.chance(0.6)) keyInTheBack(draft)
  else gearForSun(draft)
}

function keyInTheBack(draft: Draft): void {
  const { rng } = draft
  const who = rng.pick(wound)
  const { place } = draft.setting
  const width = rng.between(0.9, 1.02)
  const x = draft.across(rng.between(0.47, 0.53))
  const y = place === 'calm' || place === 'sea' ? 0.7 : rng.between(0.76, 0.82)
  const top = y - who.back * width * (2 / 3)
  const key = draft.add(
    {
      kind: 'giant',
      name: 'windUpKey',
      x: x + draft.side * 0.1,
      y: top + 0.1,
      height: rng.between(0.26, 0.36),
      rotation: draft.side * rng.between(0.1, 0.3),
      colour: rng.pick([0, 1]),
    },
    { is: 'wind-up-key', size: 'giant' },
    'hero',
  )
  const back = draft.add(
    { kind: 'lyingHill', of: who.of, x, y, width, flip: draft.side === -1, trees: who.is === 'hill' ? 10 : 0 },
    { is: who.is, size: 'giant', how: 'mechanical' },
    'partner',
  )
  draft.relate(key, 'grows-from', back)
  const winder = draft.add(
    {
      kind: 'figure',
      x: x - draft.side * 0.06,
      y: top + 0.025,
      height: 0.08,
      flip: draft.side === -1,
      guard: 0.25,
      looks: draft.person({ pose: 'push' }),
    },
    { is: 'person', size: 'tiny' },
    'witness',
  )
  draft.relate(winder, 'pushes', key)
  addWitness(draft, { towards: x })
}

function gearForSun(draft: Draft): void {
  const { rng } = draft
  const x = draft.across(rng.between(0.3, 0.5))
  const name = rng.pick(['gear', 'wheel'] as const)
  const hero = draft.add(
    { kind: 'giant', name, x, y: 0.76, height: rng.between(0.46, 0.6), colour: 1, fog: 0.12, emissive: 0.25, clipY: 0.69 },
    { is: name, size: 'giant', how: 'golden' },
    'hero',
  )
  draft.add({ kind: 'glow', x, y: 0.5, radius: 0.5, strength: 0.5 })
  const small = draft.add(
    { kind: 'giant', name: 'gear', x: x + draft.side * 0.42, y: 0.56, height: 0.26, colour: 0, fog: 0.2, rotation: 0.2 },
    { is: 'gear', how: 'floating' },
    'partner',
  )
  draft.relate(hero, 'turns')
  draft.relate(hero, 'plays-with', small)
  const witness = addWitness(draft, { towards: x, always: true, poses: ['stand', 'lookUp', 'sit', 'run'] })
  if (witness) draft.relate(witness, 'looks-at', hero)
}
