import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.25, 0.3],
  place: 'snow',
  placeOptions: { disc: 30 },
  weather: 'snow',
  nodes: [
    { kind: 'birds', count: 6, area: [0.55, 0.2, 0.9, 0.32] },
    { kind: 'prop', id: 'house', name: 'house', x: 0.72, y: 0.73, height: 0.13, colour: 1, emissive: 0.2 },
    {
      kind: 'figure',
      id: 'man',
      x: 0.3,
      y: 0.94,
      height: 0.36,
      shadow: 0.5,
      flip: true,
      looks: { pose: 'walk', coat: 1, hat: 'brim', stick: true, scarf: 0, wind: -1 },
    },
    { kind: 'rope', from: ['man', 0.5, 0.27], to: [0.62, 0.86], waves: 1, amplitude: 0.06, colour: 0, thickness: 13 },
    { kind: 'rope', from: [0.62, 0.86], to: [0.72, 0.715], waves: 2, amplitude: 0.12, colour: 0, thickness: 7 },
    { kind: 'prop', name: 'catSitting', x: 0.6, y: 0.96, height: 0.08, shadow: 0.4, detail: 0.9 },
  ],
} satisfies DirectedScene
