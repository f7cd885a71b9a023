import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.25, 0.2],
  place: 'field',
  placeOptions: { horizon: 0.66, roadX: 0.6, disc: 0, clouds: 0.9 },
  weather: 'rain',
  nodes: [
    { kind: 'cloud', x: 0.55, y: 0.34, width: 1.0, height: 0.2 },
    { kind: 'prop', id: 'dragon', name: 'dragonLong', x: 0.5, y: 0.3, height: 0.36, anchorY: 0.5, detail: 0.85, rotation: -0.08 },
    { kind: 'cloud', x: 0.2, y: 0.48, width: 0.5, height: 0.1 },
    { kind: 'figure', id: 'f', x: 0.32, y: 0.93, height: 0.2, shadow: 0.5, looks: { pose: 'carry', coat: 2, dress: true, longHair: true } },
    { kind: 'prop', name: 'teacup', at: ['f', 0.5, 0.08], height: 0.07, colour: 0, detail: 0.95 },
    { kind: 'prop', name: 'scarecrow', x: 0.82, y: 0.86, height: 0.15, colour: 0, fog: 0.1 },
  ],
} satisfies DirectedScene
