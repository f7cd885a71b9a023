import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.5, 0.4],
  place: 'street',
  placeOptions: { disc: 0, clouds: 0.1, stars: 0, roadX: 0.5 },
  nodes: [
    {
      kind: 'figure',
      id: 'f',
      x: 0.74,
      y: 0.92,
      height: 0.34,
      shadow: 0.6,
      looks: { pose: 'walk', coat: 0, hat: 'brim', hatColour: 1, arms: ['out', 'down'], dress: true, longHair: true },
    },
    { kind: 'swarm', motifs: ['droplet'], count: 34, area: [0.12, 0.8, 0.46, 0.94], heights: [0.018, 0.026] },
    { kind: 'cloud', x: 0.29, y: 0.79, width: 0.46, height: 0.15 },
    { kind: 'cloud', x: 0.28, y: 0.78, width: 0.38, height: 0.13 },
    { kind: 'rope', from: ['f', 'hand', -1], to: [0.43, 0.755], waves: 0, amplitude: 0, sag: 0.04, colour: 0, thickness: 3 },
    { kind: 'prop', name: 'catSitting', x: 0.57, y: 0.93, height: 0.075, shadow: 0.4 },
  ],
} satisfies DirectedScene
