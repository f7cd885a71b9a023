import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'springPink',
  light: [0.25, 0.2],
  place: 'garden',
  placeOptions: { roadX: 0.6, disc: 46, clouds: 0.4 },
  nodes: [
    { kind: 'prop', name: 'lamppost', x: 0.14, y: 0.86, height: 0.4, detail: 0.9 },
    { kind: 'prop', name: 'bench', x: 0.33, y: 0.87, height: 0.14, colour: 3, shadow: 0.5, detail: 0.9 },
    {
      kind: 'figure',
      id: 'r',
      x: 0.33,
      y: 0.875,
      height: 0.27,
      looks: { pose: 'read', coat: 2, emptyHanded: true, hat: 'brim', hatColour: 0, hair: [0.85, 0.83, 0.8] },
    },
    { kind: 'prop', name: 'openBook', x: 0.57, y: 0.86, height: 0.05, shadow: 0.5, rotation: 0.1 },
    { kind: 'prop', name: 'openBook', x: 0.76, y: 0.89, height: 0.06, shadow: 0.5, rotation: -0.15 },
    { kind: 'prop', name: 'openBook', x: 0.5, y: 0.94, height: 0.065, shadow: 0.5, rotation: -0.1 },
    { kind: 'prop', name: 'openBook', x: 0.78, y: 0.97, height: 0.07, shadow: 0.5, rotation: 0.12 },
    { kind: 'prop', name: 'openBook', x: 0.68, y: 0.74, height: 0.062, rotation: -0.2 },
    { kind: 'prop', name: 'openBook', x: 0.84, y: 0.63, height: 0.06, rotation: 0.25 },
    { kind: 'prop', name: 'openBook', x: 0.6, y: 0.52, height: 0.056, rotation: 0.3 },
    { kind: 'prop', name: 'openBook', x: 0.8, y: 0.4, height: 0.054, rotation: -0.3 },
    { kind: 'prop', name: 'openBook', x: 0.58, y: 0.29, height: 0.05, rotation: 0.2 },
    { kind: 'prop', name: 'openBook', x: 0.78, y: 0.19, height: 0.046, rotation: -0.35 },
    { kind: 'prop', name: 'openBook', x: 0.5, y: 0.14, height: 0.042, rotation: 0.15 },
  ],
} satisfies DirectedScene
