import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.3, 0.2],
  place: 'snow',
  placeOptions: { disc: 36 },
  weather: 'snow',
  nodes: [
    { kind: 'prop', id: 's', name: 'sledge', x: 0.33, y: 0.91, height: 0.15, colour: 0, shadow: 0.5, flip: true },
    {
      kind: 'portal',
      shape: 'jar',
      x: 0.31,
      y: 0.845,
      height: 0.33,
      glass: true,
      shadow: false,
      backGlow: 0.5,
      inner: { palette: 'springPink', light: [0.5, 0.2], place: 'orchard', placeOptions: { disc: 30 }, weather: 'petals', nodes: [] },
    },
    {
      kind: 'figure',
      id: 'f',
      x: 0.84,
      y: 0.92,
      height: 0.24,
      flip: true,
      shadow: 0.5,
      looks: { pose: 'pull', coat: 0, hat: 'beanie', hatColour: 1, scarf: 2 },
    },
    { kind: 'rope', from: ['f', 'hand', 1], to: ['s', 0.97, 0.5], waves: 0, amplitude: 0, sag: 0.01, thickness: 3, colour: 'shadow' },
  ],
} satisfies DirectedScene
