import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.25, 0.3],
  place: 'city',
  placeOptions: { disc: 0, clouds: 0.5 },
  nodes: [
    {
      kind: 'prop',
      id: 'fish',
      name: 'longFish',
      x: 0.66,
      y: 0.22,
      height: 0.15,
      anchorY: 0.5,
      rotation: -0.3,
      detail: 0.85,
      colour: 2,
      secondColour: 'light',
    },
    {
      kind: 'figure',
      id: 'm',
      x: 0.32,
      y: 0.55,
      height: 0.2,
      rotation: -0.12,
      looks: { pose: 'pull', coat: 0, hat: 'straw', hatColour: [0.85, 0.7, 0.4], jacket: true },
    },
    { kind: 'prop', id: 'boat', name: 'rowboat', x: 0.32, y: 0.6, height: 0.12, rotation: -0.16, detail: 0.85 },
    { kind: 'rope', from: ['m', 'hand', 1], to: [0.83, 0.17], waves: 0, amplitude: 0, sag: 0.03, thickness: 7, colour: 'shadow' },
    { kind: 'cloud', x: 0.3, y: 0.64, width: 0.5, height: 0.05 },
    { kind: 'prop', name: 'catSitting', x: 0.78, y: 0.95, height: 0.1, colour: 'dark' },
    { kind: 'prop', name: 'catSitting', x: 0.68, y: 0.97, height: 0.08, colour: 1, flip: true },
  ],
} satisfies DirectedScene
