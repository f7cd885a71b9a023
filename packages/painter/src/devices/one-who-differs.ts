import type { Draft } from '../grammar/draft.ts'

const treasures = [
  { name: 'lantern', is: 'lantern', height: 0.09, anchorY: 0.08, glows: true },
  { name: 'balloon', is: 'balloon', height: 0.13, anchorY: 0.98, glows: false },
  { name: 'umbrella', is: 'umbrella', height: 0.15, anchorY: 0.92, glows: false },
  { name: 'kite', is: 'kite', height: 0.12, anchorY: 0.95, glows: false },
  { name: 'star', is: 'star', height: 0.09, anchorY: 0.9, glows: true },
  { name: 'sunflower', is: 'sunflower', height: 0.17, anchorY: 0.97, glows: false },
] as const

/** All alike, but for one. */
export function oneWhoDiffers(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['snow', 'road', 'desert', 'city', 'chess', 'hills', 'bridge', 'street', 'field', 'station']), {
    mood: 'lonely',
    frame: 'none',
    palettes: ['stormInk', 'noirYellow', 'iceRed', 'moonTeal', 'goldUltra', 'rustIce', 'sepiaRed', 'plumLamp'],
  })
  const treasure = rng.pick(treasures)
  const isHuge = rng.chance(0.5)
  const crowd = draft.add({
    kind: 'crowd',
    count: isHuge ? 26 : 12,
    area: isHuge ? [-0.04, 0.76, 1.04, 0.97] : [draft.across(0.02), 0.86, draft.across(0.98), 0.95],
    height: isHuge ? 0.2 : 0.18,
    looks: {
      coat: 'dark',
      hat: rng.pick(['hood', 'beanie', 'brim'] as const),
      hatColour: 'dark',
      scarf: null,
      skirt: null,
      apron: null,
      trousers: 'dark',
      longHair: false,
      dress: false,
      arms: ['down', 'down'],
    },
    odd: { coat: 0, hat: null, child: rng.chance(0.5), arms: ['down', 'up'], scarf: 1 },
  })
  const hero = draft.mention({ is: 'child', colour: 'red' }, 'hero')
  const many = draft.mention({ is: 'crowd', how: 'dark' })
  const held = draft.add(
    {
      kind: 'prop',
      name: treasure.name,
      at: [crowd, 'hand', 1],
      height: treasure.height,
      anchorY: treasure.anchorY,
      colour: 0,
      emissive: treasure.glows ? 0.6 : 0.45,
      glow: treasure.glows ? 0.16 : 0.1,
      guard: 0.2,
    },
    { is: treasure.is, ...(treasure.glows ? { how: 'glowing' } : { colour: 'red' }) },
    'partner',
  )
  draft.relate(hero, 'holds', held)
  draft.relate(hero, 'stands-among', many)
}
