import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.25, 0.2],
  place: 'hills',
  placeOptions: { flowers: 160, disc: 0 },
  frame: 'grass',
  nodes: [
    { kind: 'icon', name: 'ewe', x: 0.3, y: 0.38, height: 0.1, rotation: -0.08 },
    { kind: 'icon', name: 'ewe', x: 0.62, y: 0.3, height: 0.13, flip: true, rotation: 0.1 },
    { kind: 'icon', name: 'ewe', x: 0.82, y: 0.46, height: 0.09, fog: 0.2 },
    { kind: 'icon', name: 'ewe', x: 0.45, y: 0.52, height: 0.07, fog: 0.3, flip: true },
    { kind: 'cloud', x: 0.34, y: 0.4, width: 0.34, height: 0.06 },
    { kind: 'cloud', x: 0.64, y: 0.33, width: 0.42, height: 0.08 },
    { kind: 'cloud', x: 0.82, y: 0.48, width: 0.3, height: 0.05 },
    { kind: 'figure', id: 'f', x: 0.4, height: 0.2, looks: { cloak: true, coat: 3, hat: 'brim', hatColour: 'groundNear' } },
    { kind: 'icon', name: 'dog', x: 0.55, height: 0.08 },
    { kind: 'prop', name: 'ladder', count: 10, x: 0.78, y: 0.88, height: 0.3, rotation: 0.1 },
  ],
} satisfies DirectedScene
