import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.2, 0.12],
  place: 'street',
  placeOptions: { roadX: 0.62, disc: 0, clouds: 0.5 },
  weather: 'snow',
  nodes: [
    { kind: 'glow', x: 0.34, y: 0.66, radius: 0.4, strength: 0.5 },
    { kind: 'prop', name: 'moon', x: 0.33, y: 0.78, height: 0.29, anchorY: 0.5, emissive: 0.25, shadow: 0.5, detail: 0.8 },
    { kind: 'prop', name: 'moon', x: 0.34, y: 0.56, height: 0.2, anchorY: 0.5, emissive: 0.25, rotation: 0.9, detail: 0.8 },
    { kind: 'prop', name: 'moon', x: 0.335, y: 0.41, height: 0.13, anchorY: 0.5, emissive: 0.25, rotation: 2, detail: 0.8 },
    { kind: 'prop', name: 'topHat', x: 0.34, y: 0.365, height: 0.09, colour: 0, rotation: 0.1, detail: 0.9 },
    { kind: 'prop', name: 'moon', x: 0.6, y: 0.87, height: 0.13, anchorY: 0.5, emissive: 0.25, shadow: 0.4, rotation: 2.4, detail: 0.8 },
    {
      kind: 'figure',
      id: 'child',
      x: 0.79,
      y: 0.945,
      height: 0.23,
      flip: true,
      looks: { pose: 'push', child: true, coat: 0, hat: 'beanie', hatColour: 2, scarf: 2 },
    },
  ],
} satisfies DirectedScene
