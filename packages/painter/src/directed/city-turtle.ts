import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.3, 0.2],
  place: 'cloudsea',
  nodes: [
    { kind: 'birds', count: 12, area: [0.5, 0.15, 0.95, 0.35] },
    { kind: 'prop', name: 'clockTower', x: 0.47, y: 0.6, height: 0.26 },
    { kind: 'prop', name: 'house', x: 0.34, y: 0.62, height: 0.14, colour: 0 },
    { kind: 'prop', name: 'house', x: 0.6, y: 0.62, height: 0.16, colour: 1 },
    { kind: 'icon', name: 'evergreen-tree', x: 0.24, y: 0.64, height: 0.1 },
    { kind: 'glyph', name: 'sea-turtle', x: 0.5, y: 0.8, height: 0.26, body: 'groundNear', ink: 'shadow', round: 0.8, shadow: 0.4 },
    { kind: 'cloud', x: 0.2, y: 0.84, width: 0.6, height: 0.1 },
    { kind: 'cloud', x: 0.8, y: 0.88, width: 0.55, height: 0.1 },
    { kind: 'prop', name: 'airBalloon', x: 0.85, y: 0.5, height: 0.1, fog: 0.2 },
  ],
} satisfies DirectedScene
