import { dayPalettes } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'

/** A shadow that is not its owner’s. */
export function falseShadow(draft: Draft): void {
  const { rng } = draft
  const fromSide = draft.across(0.12)
  draft.settle('room', { light: [fromSide, 0.3], options: { floor: rng.between(0.68, 0.78) }, mood: 'eerie' })
  const [owner, shadow] = rng.pick(lexicon.shadowPair)
  draft.add(
    {
      kind: 'portal',
      shape: rng.pick(['window', 'arch']),
      x: draft.across(rng.between(0.16, 0.22)),
      y: rng.between(0.36, 0.48),
      height: rng.between(0.2, 0.3),
      frameWidth: 11,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      backGlow: 0.6,
      inner: { palette: rng.pick(dayPalettes), light: [0.5, 0.4], place: rng.pick(['city', 'hills', 'sea', 'snow']), nodes: [] },
    },
    'window',
  )
  const shadowX = draft.across(rng.between(0.58, 0.7))
  draft.add({ kind: 'glow', x: shadowX, y: 0.5, radius: 0.42, strength: 0.55, falloff: 1.2 })
  const cast = draft.add(
    {
      kind: 'falseShadow',
      of: { icon: shadow },
      x: shadowX,
      y: 0.75,
      height: rng.between(0.34, 0.44),
      onWall: true,
      flip: draft.side === -1,
      blur: 3,
      strength: 0.78,
    },
    { is: nounOf(shadow), size: 'giant', how: 'dark' },
    'partner',
  )
  const x = draft.across(rng.between(0.36, 0.52))
  const hero = draft.add(
    owner === 'paperBoat'
      ? { kind: 'prop', name: 'paperBoat', x, y: 0.9, height: 0.1, shadow: 0.6 }
      : { kind: 'icon', name: owner, x, y: rng.between(0.86, 0.92), height: 0.12, flip: draft.side === 1, shadow: 0.6, cast: 0 },
    { is: nounOf(owner), size: 'small' },
    'hero',
  )
  draft.relate(hero, 'casts-shadow-of', cast)
  draft.reserve(x - 0.12, x + 0.12)
  if (rng.chance(0.5)) {
    const watcherX = draft.across(rng.pick([0.88, 0.1]))
    const watcher = draft.add(
      {
        kind: 'figure',
        x: watcherX,
        y: 0.98,
        height: 0.26,
        flip: watcherX > 0.5,
        shadow: 0.6,
        looks: draft.person({ child: true, arms: ['down', 'down'] }),
      },
      'child',
      'witness',
    )
    draft.reserve(watcherX - 0.1, watcherX + 0.1)
    draft.relate(watcher, 'looks-at', cast)
  } else draft.relate(cast, 'towers-over', hero)
  draft.leaveSomething(0.6)
}
