import type { Draft } from '../grammar/draft.ts'
import { icon, prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'

const crops = [
  { ...icon('light-bulb'), shines: true },
  { ...prop('umbrella'), shines: false },
  { ...prop('teacup', { colour: 1 }), shines: false },
  { ...prop('openBook'), shines: false },
  { ...prop('key'), shines: false },
  { ...prop('lantern'), shines: true },
  { ...prop('clockFace'), shines: false },
  { ...prop('star'), shines: true },
  { ...prop('house', { colour: 0 }), shines: false },
  { ...prop('mask'), shines: false },
] as const

/** Things grow in rows, like plants. */
export function gardenOfThings(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['hills', 'desert', 'snow', 'field', 'mountains']), { frame: 'none', mood: 'hopeful', options: { flowers: 0 } })
  draft.isFull = true
  const { shines, ...crop } = rng.pick(crops)
  const vanishing = draft.across(rng.between(0.55, 0.75))
  let hero: string | undefined
  for (const [row, y] of [0.735, 0.79, 0.865, 0.975].entries()) {
    const height = [0.036, 0.052, 0.076, 0.112][row] ?? 0.1
    const between = [0.1, 0.15, 0.22, 0.32][row] ?? 0.3
    for (let place = -4; place <= 4; place++) {
      const x = vanishing + (place + 0.5) * between
      if (x < -0.05 || x > 1.05 || (row === 3 && draft.across(x) < 0.34)) continue
      const stem = height * 0.75
      draft.add({
        kind: 'rope',
        from: [x, y],
        to: [x, y - stem],
        waves: 1,
        amplitude: 0.005,
        thickness: 2 + row * 1.2,
        colour: 'groundNear',
      })
      const node = {
        ...crop,
        x,
        y: y - stem * 0.92,
        height: height * rng.between(0.85, 1.1),
        rotation: rng.between(-0.12, 0.12),
        guard: 0.12,
      }
      const id = draft.add({ ...node, emissive: shines ? 0.5 : 0, glow: shines ? height * 0.9 : 0 })
      hero ??= id
    }
  }
  const grown = draft.mention({ is: nounOf(crop.name), many: true, ...(shines ? { how: 'glowing' } : {}) }, 'hero')
  const x = draft.across(rng.between(0.14, 0.24))
  const tends = rng.pick(['waters', 'kneels', 'watches'])
  const gardener = draft.add(
    {
      kind: 'figure',
      x,
      y: 0.965,
      height: rng.between(0.2, 0.26),
      flip: draft.side === -1,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({
        child: rng.chance(0.3),
        hat: 'straw',
        pose: tends === 'kneels' ? 'kneel' : 'stand',
        arms: ['down', tends === 'waters' ? 'out' : 'bent'],
      }),
    },
    'gardener',
    'partner',
  )
  draft.relate(grown, 'grows')
  if (tends === 'waters') {
    const can = draft.add(
      {
        kind: 'glyph',
        name: 'watering-can',
        at: [gardener, 'hand', 1],
        height: 0.06,
        anchorY: 0.3,
        flip: draft.side === -1,
        body: 1,
        ink: 'dark',
      },
      'watering-can',
    )
    draft.relate(gardener, 'waters', grown)
    draft.relate(gardener, 'holds', can)
  } else draft.relate(gardener, tends === 'kneels' ? 'gathers' : 'guards', grown)
}
