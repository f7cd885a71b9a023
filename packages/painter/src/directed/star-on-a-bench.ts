import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.62, 0.72],
  place: 'street',
  placeOptions: { roadX: 0.42, disc: 0, stars: 60, clouds: 0.2 },
  nodes: [
    { kind: 'glow', x: 0.64, y: 0.72, radius: 0.42, strength: 0.6 },
    { kind: 'prop', name: 'bench', x: 0.66, y: 0.87, height: 0.12, colour: 1, shadow: 0.5, cast: 0.3, detail: 0.9 },
    { kind: 'prop', name: 'star', x: 0.66, y: 0.825, height: 0.2, emissive: 0.55, glow: 0.24, detail: 0.9 },
    {
      kind: 'figure',
      id: 'watchman',
      x: 0.24,
      y: 0.95,
      height: 0.3,
      looks: { cloak: true, coat: 3, hat: 'brim', hatColour: 'dark', arms: ['down', 'bent'], hair: [0.8, 0.78, 0.75] },
    },
    { kind: 'prop', name: 'lantern', at: ['watchman', 'hand', 1], height: 0.1, anchorY: 0.05, glow: 0.1 },
    { kind: 'prop', name: 'catWalking', x: 0.86, y: 0.97, height: 0.06, shadow: 0.4, flip: true },
  ],
} satisfies DirectedScene
