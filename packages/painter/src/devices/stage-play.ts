import type { Draft } from '../grammar/draft.ts'

/** A theatre for somebody. */
export function stagePlay(draft: Draft): void {
  const { rng } = draft
  draft.settle('theatre', { light: [0.5, 0.12], options: { clouds: rng.between(0.3, 0.7), hills: rng.chance(0.6) } })
  draft.add({ kind: 'beam', x: 0.5, y: -0.05, angle: 1.57, spread: 0.24, length: 1.05, strength: 0.5 })
  if (rng.chance(0.5)) {
    const hand = draft.add(
      {
        kind: 'glyph',
        name: 'hand',
        x: 0.5,
        y: 0.26,
        height: 0.24,
        rotation: 3.14,
        anchorY: 0.5,
        body: [0.9, 0.74, 0.62],
        ink: [0.4, 0.2, 0.15],
        round: 0.7,
      },
      'hand',
      'hero',
    )
    const pool = rng
      .shuffle([
        'woman-dancing',
        'robot',
        'swan',
        'elephant',
        'cat',
        'man-dancing',
        'flamingo',
        'skull',
        'teddy-bear',
        'rooster',
        'mermaid',
        'peacock',
        'octopus',
        'crab',
      ])
      .slice(0, 3)
    pool.forEach((player, i) => {
      const puppet = draft.add(
        { kind: 'icon', name: player, x: 0.32 + i * 0.18, y: 0.86 + (i % 2) * 0.02, height: 0.14, shadow: 0.5, cast: 0.3 },
        player,
        'puppet',
      )
      draft.add(
        { kind: 'thread', from: [hand, 0.25 + i * 0.25, 0.97], to: [puppet, 0.5, 0.05], waves: 1, amplitude: 0.006 },
        'thread',
        'link',
      )
    })
  } else {
    const player = rng.pick([
      'octopus',
      'elephant',
      'swan',
      'peacock',
      'whale',
      'gorilla',
      'flamingo',
      'crocodile',
      'snail',
      'polar-bear',
      'hippopotamus',
      'rooster',
    ])
    draft.add({ kind: 'icon', name: player, x: 0.5, y: 0.86, height: 0.32, shadow: 0.6, cast: 0.4, guard: 0.2 }, player, 'hero')
    draft.add(
      {
        kind: 'icon',
        name: rng.pick(['violin', 'saxophone', 'umbrella', 'accordion', 'trumpet', 'crystal-ball']),
        x: 0.7,
        y: 0.84,
        height: 0.15,
        rotation: 0.15,
        shadow: 0.4,
      },
      'instrument',
      'accent',
    )
    draft.add(
      { kind: 'icon', name: rng.pick(['top-hat', 'crown', 'party-popper']), x: 0.3, y: 0.87, height: 0.07, shadow: 0.4 },
      'hat',
      'accent',
    )
  }
  for (let i = 0; i < 3; i++)
    draft.add(
      {
        kind: 'icon',
        name: rng.pick(['mouse', 'rabbit', 'cat', 'duck', 'owl', 'penguin', 'hedgehog', 'chipmunk']),
        x: 0.3 + i * 0.2,
        y: 0.985,
        height: 0.07,
        silhouette: 0.45,
        guard: 0,
      },
      'audience',
      'witness',
    )
}
