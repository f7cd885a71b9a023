import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'sepiaRed',
  light: [0.72, 0.3],
  place: 'station',
  placeOptions: { disc: 40, clouds: 0.3 },
  nodes: [
    { kind: 'cloud', x: 0.72, y: 0.5, width: 0.3, height: 0.06 },
    { kind: 'prop', name: 'chessKing', x: 0.38, y: 0.86, height: 0.52, colour: 'light', shadow: 0.6, cast: 0.45, detail: 0.8 },
    { kind: 'prop', name: 'suitcase', x: 0.54, y: 0.93, height: 0.12, colour: 0, shadow: 0.5, cast: 0.3 },
    { kind: 'prop', name: 'chessPawn', x: 0.1, y: 0.9, height: 0.14, colour: 2, shadow: 0.5, cast: 0.3, detail: 1 },
    { kind: 'prop', name: 'chessPawn', x: 0.19, y: 0.945, height: 0.15, colour: 2, shadow: 0.5, cast: 0.3, detail: 1 },
    { kind: 'prop', name: 'chessPawn', x: 0.31, y: 0.97, height: 0.15, colour: 2, shadow: 0.5, cast: 0.3, detail: 1 },
    { kind: 'birds', count: 6, area: [0.55, 0.1, 0.95, 0.25] },
  ],
} satisfies DirectedScene
