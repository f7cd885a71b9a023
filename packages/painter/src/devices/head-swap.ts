import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'

/** Something else for a head. */
export function headSwap(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick([
    'road',
    'hills',
    'desert',
    'snow',
    'city',
    'room',
    'cloudsea',
    'forest',
    'chess',
    'library',
    'station',
    'street',
    'garden',
    'bridge',
  ])
  draft.settle(place, { frame: rng.pick(['grass', 'none', 'none', 'branches']) })
  const [head, motifs] = rng.pick(lexicon.head)
  const standing = rng.pick([
    { x: draft.across(rng.between(0.36, 0.5)), y: 0.95, height: rng.between(0.5, 0.58) },
    { x: draft.across(0.3), y: 1.3, height: 0.86 },
    { x: draft.across(rng.between(0.3, 0.7)), y: 0.9, height: 0.34 },
  ])
  const shines = ['light-bulb', 'prop:moon', 'prop:lantern'].includes(head)
  const hero = draft.add(
    {
      kind: 'figure',
      ...standing,
      shadow: 0.6,
      cast: 0.5,
      looks: draft.person({
        child: false,
        hat: null,
        headless: true,
        arms: ['down', rng.pick(['down', 'bent'])],
        dress: rng.chance(0.4),
        longHair: false,
        scarf: rng.pick([0, 1, 3]),
        coat: rng.pick(['dark', 3, 2, 0]),
      }),
      head,
      headHeight: head === 'prop:cage' || head === 'prop:lighthouse' ? 0.33 : 0.27,
      headGlow: shines,
    },
    'person',
    'hero',
  )
  const instead = draft.mention({ is: nounOf(head), ...(shines ? { how: 'glowing' } : {}) })
  draft.relate(hero, 'has-for-head', instead)
  draft.reserve(standing.x - 0.16, standing.x + 0.16)
  const top = standing.y - standing.height
  const flock = draft.add(
    {
      kind: 'swarm',
      motifs,
      count: rng.wholeBetween(5, 10),
      path: [
        [standing.x + 0.08 * draft.side, top + 0.05],
        [draft.across(0.74), top - 0.02],
        [draft.across(0.94), 0.08],
      ],
      heights: [0.05, 0.032],
      spread: 0.06,
      flip: draft.side === 1,
    },
    { is: nounOf(motifs[0]), many: true },
    'partner',
  )
  draft.relate(flock, 'flies-out-of', instead)
  draft.leaveSomething(0.4)
}
