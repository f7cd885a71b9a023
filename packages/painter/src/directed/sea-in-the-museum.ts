import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.5, 0.3],
  place: 'room',
  placeOptions: { floor: 0.76 },
  nodes: [
    {
      kind: 'portal',
      shape: 'rect',
      x: 0.56,
      y: 0.62,
      height: 0.52,
      frameWidth: 20,
      rim: [0.85, 0.65, 0.25],
      shadow: false,
      inner: {
        palette: 'desertMint',
        light: [0.4, 0.2],
        place: 'sea',
        placeOptions: { disc: 30 },
        nodes: [{ kind: 'prop', name: 'sailboat', x: 0.28, y: 0.66, height: 0.2, colour: 0 }],
      },
    },
    { kind: 'prop', name: 'wave', x: 0.56, y: 0.78, height: 0.26, detail: 0.8 },
    { kind: 'prop', name: 'bench', x: 0.28, y: 0.95, height: 0.13, colour: 3, shadow: 0.5 },
    { kind: 'figure', x: 0.27, y: 0.955, height: 0.28, looks: { pose: 'sit', coat: 0, hat: 'brim', arms: ['down', 'down'] } },
    { kind: 'prop', name: 'paperBoat', x: 0.8, y: 0.9, height: 0.06, shadow: 0.3 },
  ],
} satisfies DirectedScene
