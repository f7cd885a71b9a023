import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'magentaNight',
  light: [0.3, 0.45],
  place: 'hills',
  placeOptions: { disc: 0, stars: 120, flowers: 120, mountains: false },
  nodes: [
    { kind: 'glow', x: 0.34, y: 0.52, radius: 0.2, strength: 0.4 },
    { kind: 'glow', x: 0.28, y: 0.6, radius: 0.32, strength: 0.6 },
    { kind: 'prop', id: 'car', name: 'carousel', x: 0.28, y: 0.72, height: 0.25, colour: 2, secondColour: 3, emissive: 0.35, detail: 0.8 },
    {
      kind: 'prop',
      id: 'horse',
      name: 'horseGalloping',
      x: 0.62,
      y: 0.92,
      height: 0.24,
      colour: [0.97, 0.94, 0.9],
      secondColour: 0,
      detail: 0.85,
      shadow: 0.5,
    },
    { kind: 'thread', from: ['horse', 0.52, 0.42], to: ['horse', 0.5, -0.45], waves: 0, amplitude: 0, colour: 0, thickness: 5 },
    {
      kind: 'figure',
      x: 0.16,
      y: 0.93,
      height: 0.15,
      shadow: 0.5,
      looks: { pose: 'run', child: true, coat: 1, longHair: true, dress: true },
    },
  ],
} satisfies DirectedScene
