import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.5, 0.04],
  place: 'tower',
  nodes: [
    {
      kind: 'prop',
      name: 'roundTree',
      x: 0.52,
      y: 0.9,
      height: 0.54,
      colour: [0.96, 0.32, 0.2],
      pull: 0,
      emissive: 0.3,
      keep: 0.2,
      shadow: 0.6,
    },
    { kind: 'prop', name: 'birdhouse', x: 0.64, y: 0.69, height: 0.1, clipY: 0.657, colour: 0 },
    { kind: 'figure', x: 0.2, y: 0.93, height: 0.17, shadow: 0.6, looks: { pose: 'lookUp', coat: 2, hat: 'straw', apron: 1 } },
    { kind: 'figure', x: 0.2, y: 0.285, height: 0.11, guard: 0.3, looks: { pose: 'walk', child: true, coat: 0, hat: 'cap' } },
  ],
} satisfies DirectedScene
