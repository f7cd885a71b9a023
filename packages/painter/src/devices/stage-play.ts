import { looking, ours } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { nounOf } from '../grammar/nouns.ts'

const players = [
  ours('elephantSide', 'elephant'),
  ours('swanSide', 'swan'),
  ours('bearUpright', 'bear'),
  ours('whaleSide', 'whale'),
  ours('stag', 'deer'),
  ours('hareUpright', 'hare'),
  ours('heron', 'heron'),
  ours('foxSitting', 'fox'),
]

const puppets = ['woman-dancing', 'robot', 'swan', 'elephant', 'cat', 'flamingo', 'skull', 'teddy-bear', 'rooster', 'peacock']

/** A theatre for somebody. */
export function stagePlay(draft: Draft): void {
  const { rng } = draft
  const options = { clouds: rng.between(0.3, 0.7), hills: rng.chance(0.6) }
  draft.settle('theatre', { light: [0.5, 0.12], options, mood: 'festive' })
  draft.add({ kind: 'beam', x: rng.between(0.3, 0.7), y: -0.05, angle: 1.57, spread: 0.24, length: 1.05, strength: 0.5 })
  const show = rng.pick([marionettes, soloist, conductor])
  const hero = show(draft)
  if (rng.chance(0.6)) {
    const watcherX = draft.across(rng.between(0.3, 0.7))
    const watcher = draft.add(
      {
        kind: 'figure',
        x: watcherX,
        y: 1.1,
        height: 0.26,
        silhouette: 0.5,
        guard: 0,
        looks: draft.person({ child: true, arms: ['down', 'down'] }),
      },
      'child',
      'witness',
    )
    draft.relate(watcher, 'looks-at', hero)
  } else draft.relate(hero, 'waits')
}

function marionettes(draft: Draft): string {
  const { rng } = draft
  const hand = draft.add(
    { kind: 'giant', name: 'hand', x: rng.between(0.42, 0.58), y: -0.12, height: 0.46, rotation: 3.14, colour: 3 },
    { is: 'hand', size: 'giant' },
    'hero',
  )
  const count = rng.wholeBetween(1, 3)
  for (const [number, name] of rng
    .shuffle([...puppets])
    .slice(0, count)
    .entries()) {
    const x = 0.5 + (number - (count - 1) / 2) * 0.18
    const puppet = draft.add(
      { kind: 'icon', name, x, y: 0.86 + (number % 2) * 0.03, height: 0.14, shadow: 0.5, cast: 0.3 },
      { is: nounOf(name), how: 'hanging' },
      'partner',
    )
    draft.add({ kind: 'thread', from: [hand, 0.2 + number * 0.28, 0.96], to: [puppet, 0.5, 0.05], waves: 1, amplitude: 0.006 })
    draft.relate(puppet, 'hangs-from', hand)
  }
  draft.relate(hand, 'plays')
  return hand
}

function soloist(draft: Draft): string {
  const { rng } = draft
  const who = rng.pick(players)
  const x = draft.across(rng.between(0.38, 0.52))
  const hero = draft.add(
    { ...looking(who, draft.side), x, y: 0.87, height: rng.between(0.24, 0.34), shadow: 0.6, cast: 0.4, guard: 0.2 },
    { is: who.is, size: 'big' },
    'hero',
  )
  const held = rng.pick(['cello', 'gramophone', 'grandPiano', 'umbrella', 'mirror'] as const)
  const beside = draft.add(
    { kind: 'prop', name: held, x: draft.across(0.7), y: 0.88, height: held === 'grandPiano' ? 0.13 : 0.2, shadow: 0.4 },
    nounOf(held),
    'partner',
  )
  draft.relate(
    hero,
    held === 'mirror' ? 'looks-into' : held === 'gramophone' ? 'listens-to' : held === 'umbrella' ? 'dances-with' : 'plays-instrument',
    beside,
  )
  return hero
}

/** Somebody small leads something that is no orchestra. */
function conductor(draft: Draft): string {
  const { rng } = draft
  const x = draft.across(rng.between(0.36, 0.64))
  const hero = draft.add(
    {
      kind: 'figure',
      x,
      y: 0.93,
      height: 0.2,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({ arms: ['up', 'out'], child: false, hat: null }),
    },
    'conductor',
    'hero',
  )
  const motifs = rng.pick([
    ['prop:umbrella'],
    ['tropical-fish', 'fish'],
    ['musical-note', 'musical-notes'],
    ['star'],
    ['butterfly'],
  ] as const)
  const flock = draft.add(
    { kind: 'swarm', motifs, count: 15, area: [0.28, 0.2, 0.72, 0.66], heights: [0.045, 0.08], tumble: 0.4 },
    { is: nounOf(motifs[0]), many: true },
    'partner',
  )
  draft.relate(hero, 'conducts', flock)
  draft.relate(flock, 'dances')
  return hero
}
