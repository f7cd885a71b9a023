import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'sepiaRed',
  light: [0.72, 0.2],
  place: 'station',
  placeOptions: { disc: 40 },
  nodes: [
    { kind: 'prop', id: 'w', name: 'whaleSide', x: 0.88, y: 0.74, height: 0.32, flip: true, colour: [0.16, 0.3, 0.36], detail: 0.6 },
    { kind: 'figure', x: 0.3, y: 0.8, height: 0.14, shadow: 0.5, looks: { coat: 1, hat: 'brim', pose: 'stand' } },
    { kind: 'prop', name: 'suitcase', x: 0.23, y: 0.81, height: 0.045, shadow: 0.5 },
    {
      kind: 'pair',
      together: 'parentAndChild',
      x: 0.18,
      y: 0.93,
      height: 0.24,
      shadow: 0.6,
      looks: [
        { coat: 3, hat: 'bowler' },
        { coat: 0, child: true, longHair: true },
      ],
    },
    { kind: 'prop', name: 'suitcase', x: 0.4, y: 0.95, height: 0.08, colour: 0, shadow: 0.6 },
    { kind: 'birds', count: 6, area: [0.6, 0.05, 0.95, 0.3] },
  ],
} satisfies DirectedScene
