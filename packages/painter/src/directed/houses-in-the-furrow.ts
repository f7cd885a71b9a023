import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.7, 0.16],
  place: 'field',
  placeOptions: { disc: 44, horizon: 0.5, roadX: 0.36 },
  nodes: [
    { kind: 'prop', name: 'house', x: 0.86, y: 0.66, height: 0.12, colour: 2, fog: 0.15, clipY: 0.62 },
    { kind: 'prop', name: 'house', x: 0.62, y: 0.66, height: 0.1, colour: 3, fog: 0.15, clipY: 0.6 },
    { kind: 'prop', name: 'house', x: 0.12, y: 0.76, height: 0.2, colour: 1, clipY: 0.67 },
    { kind: 'prop', name: 'house', x: 0.48, y: 0.82, height: 0.22, colour: 3, clipY: 0.745 },
    { kind: 'prop', name: 'house', x: 0.82, y: 0.93, height: 0.34, colour: 0, clipY: 0.91, glow: 0.1 },
    { kind: 'prop', name: 'house', x: 0.14, y: 1.12, height: 0.3, colour: 0, clipY: 0.955 },
    {
      kind: 'figure',
      id: 'gardener',
      x: 0.42,
      y: 0.95,
      height: 0.22,
      shadow: 0.5,
      flip: true,
      looks: { pose: 'push', coat: 3, hat: 'straw', apron: 1 },
    },
    { kind: 'prop', name: 'teapot', at: ['gardener', 'hand', 1], height: 0.055, anchorX: 0.8, anchorY: 0.6, rotation: -0.5, colour: 1 },
  ],
} satisfies DirectedScene
