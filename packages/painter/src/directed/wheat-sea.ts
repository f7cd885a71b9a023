import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.62, 0.2],
  place: 'field',
  placeOptions: { disc: 46, roadX: 0.3, horizon: 0.56 },
  nodes: [
    { kind: 'prop', name: 'sailboat', x: 0.8, y: 0.61, height: 0.1, fog: 0.25, colour: 0, clipY: 0.6 },
    { kind: 'prop', name: 'sailboat', x: 0.13, y: 0.66, height: 0.15, fog: 0.1, colour: 1, secondColour: 2, clipY: 0.645, flip: true },
    { kind: 'prop', name: 'sailboat', x: 0.64, y: 0.86, height: 0.4, colour: 0, clipY: 0.83 },
    { kind: 'prop', id: 's', name: 'scarecrow', x: 0.19, y: 0.98, height: 0.32, colour: 3 },
    { kind: 'prop', name: 'lantern', x: 0.325, y: 0.785, height: 0.075, anchorY: 0.08, glow: 0.16 },
    { kind: 'prop', name: 'crow', x: 0.1, y: 0.795, height: 0.045 },
  ],
} satisfies DirectedScene
