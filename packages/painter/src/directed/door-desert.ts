import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.24, 0.28],
  place: 'desert',
  nodes: [
    { kind: 'birds', count: 8, area: [0.1, 0.08, 0.9, 0.3] },
    {
      kind: 'portal',
      id: 'd',
      shape: 'door',
      x: 0.6,
      y: 0.74,
      height: 0.36,
      frameWidth: 14,
      rim: 0,
      backGlow: 0.6,
      inner: { palette: 'moonTeal', light: [0.6, 0.2], place: 'sea', placeOptions: { disc: 90 }, nodes: [] },
    },
    { kind: 'figure', id: 'f', x: 0.36, y: 0.82, height: 0.2, looks: { coat: 'dark', hat: 'bowler', arms: ['down', 'down'] } },
    { kind: 'icon', name: 'fish', x: 0.74, y: 0.83, height: 0.035 },
    { kind: 'icon', name: 'tropical-fish', x: 0.5, y: 0.8, height: 0.04, rotation: -0.3 },
    { kind: 'prop', name: 'cactus', x: 0.12, y: 0.8, height: 0.08, shadow: 0.4 },
  ],
} satisfies DirectedScene
