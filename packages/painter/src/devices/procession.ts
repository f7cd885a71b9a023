import { looking, ours, painted } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'

/** Who may follow, and how tall each is. */
const walkers = [
  { animal: ours('elephantSide', 'elephant'), height: 0.15 },
  { animal: ours('stag', 'deer'), height: 0.15 },
  { animal: ours('foxWalking', 'fox'), height: 0.075 },
  { animal: ours('bearWalking', 'bear'), height: 0.11 },
  { animal: ours('horseStanding', 'horse'), height: 0.14 },
  { animal: ours('catWalking', 'cat'), height: 0.07 },
  { animal: painted('giraffe'), height: 0.2 },
  { animal: painted('goat'), height: 0.09 },
  { animal: painted('hedgehog'), height: 0.045 },
  { animal: painted('turtle'), height: 0.05 },
  { animal: painted('camel'), height: 0.13 },
  { animal: painted('llama'), height: 0.13 },
]

/** All of them after one light. */
export function procession(draft: Draft): void {
  const { rng } = draft
  const goalX = draft.across(rng.between(0.7, 0.82))
  draft.settle(rng.pick(['snow', 'hills', 'desert', 'road', 'forest', 'mountains', 'bridge', 'field', 'shore', 'ruins']), {
    light: [goalX, 0.34],
    mood: 'solemn',
  })
  draft.isFull = true
  const found = rng.pick([
    prop('lighthouse'),
    prop('clockTower'),
    prop('castle', { colour: 1 }),
    prop('circusTent'),
    prop('windmill', { colour: 1 }),
  ])
  const isMoon = rng.chance(0.3)
  const goal = isMoon
    ? draft.add(
        { ...prop('moon'), x: goalX, y: 0.78, height: 0.26, emissive: 0.6, glow: 0.3, clipY: 0.74 },
        { is: 'moon', size: 'giant' },
        'partner',
      )
    : draft.add(
        { ...found, x: goalX, y: 0.8, height: rng.between(0.2, 0.32), fog: 0.15, glow: 0.2 },
        { is: nounOf(found.name), how: 'distant' },
        'partner',
      )
  const isUphill = rng.chance(0.5)
  const line = (share: number) => ({ x: draft.across(0.08 + share * 0.56), y: isUphill ? 0.95 - share * 0.09 : 0.9 + share * 0.03 })
  const count = rng.wholeBetween(3, 5)
  const followers = rng.shuffle([...walkers]).slice(0, count)
  let first: string | undefined
  for (const [number, { animal, height }] of followers.entries()) {
    const { x, y } = line(number / (count + 0.4))
    const shrink = isUphill ? 1.1 - (number / count) * 0.4 : 1
    const id = draft.add(
      { ...looking(animal, draft.side), x, y, height: height * shrink, shadow: 0.5, cast: 0.35, guard: 0.2 },
      animal.is,
      'partner',
    )
    first ??= id
  }
  const { x, y } = line(1)
  const child = rng.chance(0.6)
  const leader = draft.add(
    {
      kind: 'figure',
      x,
      y,
      height: isUphill ? 0.11 : 0.16,
      flip: draft.side === -1,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({ pose: 'walk', arms: ['down', 'up'], child }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  const lantern = draft.add(
    { kind: 'prop', name: 'lantern', at: [leader, 'hand', 1], height: isUphill ? 0.04 : 0.055, anchorY: 0.08, emissive: 0.5 },
    { is: 'lantern', how: 'lit' },
  )
  if (first) draft.relate(first, 'follows', leader)
  draft.relate(leader, 'holds', lantern)
  draft.relate(leader, 'walks-towards', goal)
}
