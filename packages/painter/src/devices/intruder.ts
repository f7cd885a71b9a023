import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'

/** Those who would rather float than stand. */
const floating = ['whaleSide', 'koi', 'longFish']

/** Somebody too large to have come in. */
export function intruder(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['library', 'room', 'theatre', 'library', 'room', 'attic', 'tower', 'station'])
  draft.settle(place, place === 'library' ? { light: [0.5, 0.48] } : { light: [draft.across(0.4), 0.2] })
  const who = rng.pick(lexicon.giantAnimal)
  const floats = floating.includes(who.motif.name)
  const isCropped = !floats && place !== 'theatre' && rng.chance(0.4)
  const x = isCropped ? draft.across(0.1) : draft.across(rng.between(0.4, 0.58))
  const hero = draft.add(
    {
      ...looking(who, draft.side),
      x,
      y: floats ? rng.between(0.46, 0.58) : isCropped ? 0.9 : 0.84,
      height: floats ? 0.22 : isCropped ? 0.56 : 0.38,
      round: 0.8,
      guard: 0.22,
      shadow: floats ? 0 : 0.6,
      cast: floats ? 0 : 0.3,
    },
    { is: who.is, size: 'giant', ...(floats ? { how: 'floating' } : {}) },
    'hero',
  )
  if (floats || rng.chance(0.4)) {
    const motifs = rng.pick([
      ['open-book'],
      ['envelope'],
      ['musical-note', 'musical-notes'],
      ['teacup-without-handle'],
      ['feather'],
    ] as const)
    const flock = draft.add(
      {
        kind: 'swarm',
        motifs,
        count: 9,
        path: [
          [0.05, 0.2],
          [0.5, 0.02],
          [0.95, 0.4],
        ],
        heights: [0.05, 0.035],
        spread: 0.08,
        tumble: 0.6,
      },
      { is: nounOf(motifs[0]), many: true },
      'partner',
    )
    draft.relate(flock, 'circles', hero)
  }
  const child = rng.chance(0.7)
  const guestX = draft.across(rng.between(0.6, 0.78))
  const guest = draft.add(
    {
      kind: 'figure',
      x: guestX,
      y: rng.between(0.92, 0.97),
      height: rng.between(0.13, 0.2),
      flip: draft.side === 1,
      shadow: 0.6,
      looks: draft.person({ child, arms: ['down', 'up'] }),
    },
    child ? 'child' : 'person',
    'witness',
  )
  const lantern = draft.add(
    { kind: 'prop', name: 'lantern', at: [guest, 'hand', 1], height: 0.055, anchorY: 0.08, emissive: 0.5 },
    'lantern',
  )
  draft.relations.unshift([guest, 'meets', hero])
  draft.relate(guest, 'holds', lantern)
  draft.reserve(guestX - 0.1, guestX + 0.1)
  if (!isCropped) draft.reserve(x - 0.14, x + 0.14)
  draft.leaveSomething(0.5, ['books', 'globe-showing-europe-africa', 'mantelpiece-clock', 'potted-plant', 'violin'])
}
