import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'sepiaRed',
  light: [0.5, 0.9],
  place: 'room',
  placeOptions: { floor: 0.76 },
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.62, radius: 0.55, strength: 0.5 },
    {
      kind: 'pair',
      together: 'embrace',
      x: 0.5,
      y: 0.765,
      height: 0.62,
      silhouette: 0.92,
      round: 0,
      detail: 0.3,
      fog: 0.1,
      guard: 0,
      looks: [
        { coat: 'dark', hat: 'brim' },
        { coat: 'dark', longHair: true, dress: true },
      ],
    },
    {
      kind: 'pair',
      together: 'backToBack',
      x: 0.5,
      y: 0.95,
      height: 0.27,
      shadow: 0.5,
      looks: [
        { coat: 1, hat: 'brim', hatColour: 'dark' },
        { coat: 0, longHair: true, dress: true },
      ],
    },
    { kind: 'prop', name: 'candle', x: 0.86, y: 0.96, height: 0.13, glow: 0.16 },
    { kind: 'prop', name: 'teacup', x: 0.15, y: 0.96, height: 0.05, rotation: 1.2, colour: 0, shadow: 0.4 },
    { kind: 'prop', name: 'catSitting', x: 0.12, y: 0.955, height: 0.08, shadow: 0.4 },
  ],
} satisfies DirectedScene
