import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.8, 0.25],
  place: 'mountains',
  placeOptions: { disc: 0, stars: 0, clouds: 0.2 },
  nodes: [
    { kind: 'prop', id: 'wolf', name: 'wolfHowling', x: 0.35, y: 0.93, height: 0.41, detail: 0.75, shadow: 0.5, silhouette: 0.25 },
    {
      kind: 'swarm',
      motifs: ['prop:star'],
      count: 26,
      path: [
        [0.63, 0.5],
        [0.66, 0.36],
        [0.6, 0.2],
        [0.85, 0.1],
      ],
      heights: [0.025, 0.085],
      spread: 0.1,
      tumble: 0.6,
      emissive: 0.95,
      glow: 0.03,
    },
    {
      kind: 'figure',
      x: 0.84,
      y: 0.93,
      height: 0.13,
      shadow: 0.4,
      flip: true,
      looks: { pose: 'lookUp', child: true, coat: 1, hat: 'beanie', hatColour: 0 },
    },
  ],
} satisfies DirectedScene
