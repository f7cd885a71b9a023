import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'

const stuffs = [
  { motifs: ['prop:openBook', 'open-book'], is: 'open-book' },
  { motifs: ['envelope', 'love-letter'], is: 'letter' },
  { motifs: ['tropical-fish', 'fish'], is: 'fish' },
  { motifs: ['alarm-clock', 'prop:clockFace'], is: 'clock' },
  { motifs: ['musical-note', 'musical-notes'], is: 'music-note' },
  { motifs: ['prop:umbrella', 'umbrella'], is: 'umbrella' },
  { motifs: ['rose', 'cherry-blossom', 'hibiscus'], is: 'flower' },
  { motifs: ['old-key', 'key', 'prop:key'], is: 'key' },
] as const

/** A wave, or a mountain, of what no wave is made of. */
export function strangeWave(draft: Draft): void {
  const { rng } = draft
  const isWave = rng.chance(0.65)
  draft.settle(rng.pick(isWave ? ['sea', 'calm', 'sea', 'desert'] : ['desert', 'snow', 'road', 'chess', 'hills']), {
    frame: 'none',
    mood: 'threatening',
  })
  draft.isFull = true
  const stuff = rng.pick(stuffs)
  const x = draft.across(isWave ? 0.3 : rng.between(0.38, 0.6))
  const hero = draft.add(
    {
      kind: 'heap',
      shape: isWave ? 'wave' : 'mound',
      motifs: stuff.motifs,
      x,
      y: isWave ? 0.9 : 0.88,
      height: isWave ? rng.between(0.46, 0.58) : 0.42,
      count: 150,
      heights: [0.04, 0.065],
      flip: draft.side === -1,
      body: isWave ? 'waterDeep' : 'groundMid',
    },
    { is: isWave ? 'wave' : 'mountain', size: 'giant' },
    'hero',
  )
  if (isWave) draft.add({ kind: 'cloud', x, y: 0.925, width: 0.95, height: 0.05 })
  draft.relate(hero, 'is-made-of', draft.mention({ is: stuff.is, many: true }))
  const child = rng.chance(0.4)
  if (!isWave) {
    const climber = draft.add(
      {
        kind: 'figure',
        x: x + draft.side * 0.13,
        y: 0.72,
        height: 0.16,
        flip: draft.side === 1,
        guard: 0.28,
        looks: draft.person({ child, pose: 'climb' }),
      },
      child ? 'child' : 'person',
      'partner',
    )
    draft.relate(climber, 'climbs', hero)
    const flag = rng.pick([prop('house', { colour: 0 }), prop('lantern'), prop('bareTree'), prop('flag', { colour: 0 })])
    draft.add({ ...flag, x: x + draft.side * 0.02, y: 0.47, height: 0.09, guard: 0.2 }, nounOf(flag.name))
    return
  }
  const boatX = draft.across(rng.between(0.72, 0.82))
  const isBoat = draft.setting.place !== 'desert'
  const figure = draft.add(
    {
      kind: 'figure',
      x: boatX,
      y: isBoat ? 0.87 : 0.93,
      height: 0.12,
      flip: draft.side === 1,
      guard: 0.25,
      looks: draft.person({ child, pose: isBoat ? 'row' : rng.pick(['run', 'stand', 'lookUp'] as const) }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  if (isBoat) draft.add({ kind: 'prop', name: 'rowboat', x: boatX, y: 0.895, height: 0.06 }, { is: 'rowboat', size: 'small' }, 'partner')
  draft.relate(hero, 'towers-over', figure)
}
