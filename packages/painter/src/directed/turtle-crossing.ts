import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.68, 0.2],
  place: 'calm',
  placeOptions: { horizon: 0.4, mountains: true, disc: 44 },
  nodes: [
    {
      kind: 'walkway',
      path: [
        [0.3, 0.93],
        [0.25, 0.72],
        [0.6, 0.6],
        [0.6, 0.44],
      ],
      count: 9,
      nearWidth: 0.4,
      farWidth: 0.07,
      motifs: ['prop:turtleSwimming'],
      loose: 0.12,
    },
    {
      kind: 'pair',
      id: 'two',
      together: 'parentAndChild',
      x: 0.36,
      y: 0.72,
      height: 0.2,
      shadow: 0.5,
      looks: [
        { coat: 0, hat: 'brim', pose: 'walk' },
        { coat: 3, child: true, hat: 'beanie', hatColour: 2 },
      ],
    },
    { kind: 'figure', x: 0.55, y: 0.545, height: 0.1, shadow: 0.4, looks: { pose: 'walk', coat: 1, longHair: true, dress: true } },
    { kind: 'prop', name: 'reeds', x: 0.9, y: 1, height: 0.26 },
  ],
} satisfies DirectedScene
