import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.55, 0.3],
  place: 'mountains',
  placeOptions: { disc: 0 },
  nodes: [
    { kind: 'prop', id: 'm', name: 'moon', x: 0.58, y: 0.42, height: 0.36, emissive: 0.4, glow: 0.4 },
    {
      kind: 'pair',
      together: 'holdHands',
      x: 0.58,
      y: 0.62,
      height: 0.11,
      looks: [
        { coat: 0, hat: 'brim' },
        { coat: 1, longHair: true, dress: true },
      ],
    },
    { kind: 'prop', id: 'r', name: 'rowboat', x: 0.58, y: 0.64, height: 0.065 },
    { kind: 'rope', from: [0.35, 0.28], to: [0.46, 0.59], waves: 0, amplitude: 0, sag: 0, thickness: 2, colour: 'shadow' },
    { kind: 'rope', from: [0.81, 0.28], to: [0.7, 0.59], waves: 0, amplitude: 0, sag: 0, thickness: 2, colour: 'shadow' },
    { kind: 'rope', from: [0.46, 0.4], to: [0.52, 0.6], waves: 0, amplitude: 0, sag: 0, thickness: 2, colour: 'shadow' },
    { kind: 'rope', from: [0.7, 0.4], to: [0.64, 0.6], waves: 0, amplitude: 0, sag: 0, thickness: 2, colour: 'shadow' },
  ],
} satisfies DirectedScene
