import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** Somebody too large to have come in. */
export function intruder(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['library', 'room', 'theatre'])
  draft.settle(place, place === 'library' ? { light: [0.5, 0.48] } : { light: [0.4, 0.2] })
  const who = rng.pick([
    'whale',
    'octopus',
    'elephant',
    'giraffe',
    'swan',
    'deer',
    'peacock',
    'dragon',
    'jellyfish',
    'squid',
    'flamingo',
    'rhinoceros',
  ])
  const floats = ['whale', 'octopus', 'jellyfish', 'dragon', 'squid'].includes(who)
  const hero = draft.add(
    {
      kind: 'icon',
      name: who,
      x: 0.5,
      y: floats ? 0.52 : 0.82,
      height: floats ? 0.26 : 0.36,
      round: 0.8,
      guard: 0.22,
      shadow: floats ? 0 : 0.6,
      cast: floats ? 0 : 0.3,
    },
    who,
    'hero',
  )
  draft.relate(hero, 'inside', place)
  draft.add(
    {
      kind: 'swarm',
      motifs: rng.pick([
        ['open-book'],
        ['envelope'],
        ['musical-note', 'musical-notes'],
        ['teacup-without-handle', 'spoon'],
        ['butterfly'],
        ['feather'],
      ]),
      count: 11,
      path: [
        [0.05, 0.2],
        [0.5, 0.02],
        [0.95, 0.4],
      ],
      heights: [0.05, 0.035],
      spread: 0.08,
      tumble: 0.6,
    },
    'swarm',
    'flow',
  )
  const witness = draft.add(
    { kind: 'figure', x: 0.34, y: 0.95, height: 0.2, shadow: 0.6, looks: draft.person({ child: true, arms: ['down', 'up'], wind: 1 }) },
    'child',
    'witness',
  )
  draft.add({ kind: 'prop', name: 'lantern', at: [witness, 'hand', 1], height: 0.06, anchorY: 0.08, emissive: 0.5 }, 'lantern', 'accent')
  draft.reserve(0.26, 0.5)
  draft.scatter(lexicon.smallAnimal, 1, { heights: [0.06, 0.08] })
  draft.scatter(['books', 'globe-showing-europe-africa', 'mantelpiece-clock', 'potted-plant', 'violin'], 1, { heights: [0.08, 0.1] })
}
