import { dayPalettes } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A shadow that is not its owner’s. */
export function falseShadow(draft: Draft): void {
  const { rng } = draft
  draft.settle('room', { light: [0.12, 0.3], options: { floor: 0.74 } })
  const [owner, shadow] = rng.pick(lexicon.shadowPair)
  draft.add(
    {
      kind: 'portal',
      shape: rng.pick(['window', 'arch']),
      x: 0.19,
      y: 0.46,
      height: 0.28,
      frameWidth: 11,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      backGlow: 0.6,
      inner: { palette: rng.pick(dayPalettes), light: [0.5, 0.4], place: rng.pick(['city', 'hills', 'sea', 'snow']), nodes: [] },
    },
    'window',
    'accent',
  )
  draft.add({ kind: 'glow', x: 0.62, y: 0.5, radius: 0.42, strength: 0.55, falloff: 1.2 })
  draft.add(
    { kind: 'falseShadow', of: { icon: shadow }, x: 0.64, y: 0.75, height: 0.46, onWall: true, flip: false, blur: 3, strength: 0.78 },
    shadow,
    'shadow',
  )
  const x = 0.5
  const hero = draft.add(
    owner === 'paperBoat'
      ? { kind: 'prop', name: 'paperBoat', x, y: 0.9, height: 0.1, shadow: 0.6 }
      : { kind: 'icon', name: owner, x, y: 0.9, height: 0.13, shadow: 0.6, cast: 0 },
    owner,
    'hero',
  )
  draft.relate(hero, 'casts shadow of', shadow)
  draft.reserve(0.38, 0.62)
  draft.scatter(lexicon.treasure, 2, { heights: [0.06, 0.09] })
  if (rng.chance(0.5)) {
    draft.add(
      { kind: 'figure', x: 0.88, y: 0.97, height: 0.26, shadow: 0.6, looks: draft.person({ child: true, arms: ['down', 'down'] }) },
      'child',
      'witness',
    )
  }
}
