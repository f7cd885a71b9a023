import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** Something else for a head. */
export function headSwap(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['road', 'hills', 'desert', 'snow', 'city', 'sea', 'room', 'cloudsea', 'forest'])
  draft.settle(place, { frame: rng.pick(['grass', 'none', 'branches']) })
  const [head, motifs] = rng.pick(lexicon.head)
  const x = rng.between(0.38, 0.5)
  const hero = draft.add(
    {
      kind: 'figure',
      x,
      y: place === 'sea' ? 1.04 : 0.95,
      height: rng.between(0.5, 0.58),
      shadow: place === 'sea' ? 0 : 0.6,
      cast: 0.5,
      looks: draft.person({
        child: false,
        hat: null,
        headless: true,
        arms: ['down', 'down'],
        dress: false,
        scarf: rng.pick([0, 1, 3]),
        coat: rng.pick(['dark', 3, 2]),
      }),
      head,
      headHeight: head === 'prop:cage' ? 0.33 : 0.27,
      headGlow: ['light-bulb', 'full-moon', 'candle'].includes(head),
    },
    'person',
    'hero',
  )
  draft.subjects.push({ id: 'hd', what: head.replace('prop:', ''), role: 'head' })
  draft.relate(hero, 'head is', 'hd')
  draft.reserve(x - 0.16, x + 0.16)
  draft.add(
    {
      kind: 'swarm',
      motifs,
      count: rng.wholeBetween(7, 12),
      path: [
        [x + 0.08, 0.42],
        [x + 0.3, 0.38],
        [0.92, 0.08],
      ],
      heights: [0.05, 0.032],
      spread: 0.06,
      flip: true,
    },
    motifs[0],
    'flow',
  )
  draft.scatter(lexicon.smallAnimal, 1, { heights: [0.07, 0.1] })
  draft.scatter(lexicon.treasure, 1)
}
