import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.38, 0.38],
  place: 'cloudsea',
  placeOptions: { disc: 0, stars: 120 },
  nodes: [
    { kind: 'birds', count: 5, area: [0.06, 0.36, 0.26, 0.46] },
    { kind: 'prop', name: 'windUpKey', x: 0.84, y: 0.4, height: 0.3, rotation: 1.5708, anchorY: 0.5 },
    { kind: 'prop', id: 'm', name: 'moon', x: 0.36, y: 0.63, height: 0.46, emissive: 0.55, glow: 0.5 },
    { kind: 'prop', name: 'ladder', x: 0.82, y: 0.93, height: 0.42, count: 12 },
    { kind: 'figure', x: 0.84, y: 0.61, height: 0.17, flip: true, looks: { pose: 'climb', coat: 1, hat: 'cone', hatColour: 1, scarf: 2 } },
    { kind: 'prop', name: 'catSitting', x: 0.3, y: 0.19, height: 0.05 },
  ],
} satisfies DirectedScene
