import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.5, 0.3],
  place: 'desert',
  placeOptions: { disc: 0 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.06, 0.1, 0.26, 0.2] },
    {
      kind: 'portal',
      shape: 'hourglass',
      x: 0.56,
      y: 0.86,
      height: 0.68,
      frameWidth: 9,
      rim: 0,
      inner: {
        palette: 'rustIce',
        light: [0.5, 0.85],
        place: 'desert',
        placeOptions: { disc: 0, horizon: 0.6 },
        nodes: [
          {
            kind: 'hangingWorld',
            to: 0.56,
            soft: 0.06,
            inner: { palette: 'moonTeal', light: [0.5, 0.4], place: 'city', placeOptions: { disc: 0 }, nodes: [] },
          },
          {
            kind: 'swarm',
            motifs: ['prop:house'],
            count: 7,
            path: [
              [0.5, 0.45],
              [0.5, 0.65],
              [0.5, 0.82],
            ],
            spread: 0.05,
            heights: [0.035, 0.05],
            tumble: 2,
          },
        ],
      },
    },
    { kind: 'figure', x: 0.14, y: 0.92, height: 0.2, shadow: 0.6, looks: { pose: 'lookUp', coat: 2, hat: 'brim', scarf: 1, stick: true } },
    { kind: 'prop', name: 'snakeLong', x: 0.88, y: 0.965, height: 0.05, shadow: 0.4 },
  ],
} satisfies DirectedScene
