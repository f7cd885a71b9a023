import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'crimson',
  light: [0.76, 0.2],
  place: 'cloudsea',
  placeOptions: { disc: 50 },
  nodes: [
    { kind: 'prop', name: 'horseGalloping', x: 0.66, y: 0.42, height: 0.13, fog: 0.25, colour: [0.9, 0.82, 0.74] },
    { kind: 'prop', name: 'horseGalloping', x: 0.24, y: 0.54, height: 0.18, fog: 0.12 },
    { kind: 'prop', name: 'horseGalloping', x: 0.9, y: 0.62, height: 0.2, colour: [0.16, 0.12, 0.14], secondColour: [0.05, 0.04, 0.05] },
    { kind: 'cloud', x: 0.24, y: 0.56, width: 0.5, height: 0.07 },
    { kind: 'cloud', x: 0.9, y: 0.65, width: 0.6, height: 0.08 },
    { kind: 'prop', name: 'rockingHorse', x: 0.45, y: 0.87, height: 0.3, rotation: -0.12, colour: 1, secondColour: 0 },
    {
      kind: 'figure',
      x: 0.4,
      y: 0.8,
      height: 0.24,
      looks: { pose: 'read', emptyHanded: true, child: true, coat: 0, hat: 'crown', scarf: 1 },
    },
    { kind: 'cloud', x: 0.5, y: 0.95, width: 0.9, height: 0.1 },
  ],
} satisfies DirectedScene
