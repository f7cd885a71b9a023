import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'noirYellow',
  light: [0.5, 0.3],
  place: 'mountains',
  placeOptions: { disc: 0, stars: 120 },
  nodes: [
    { kind: 'prop', name: 'moon', x: 0.62, y: 0.56, height: 0.44, emissive: 0.6, glow: 0.45 },
    {
      kind: 'portal',
      shape: 'keyhole',
      x: 0.62,
      y: 0.44,
      height: 0.19,
      frameWidth: 3,
      rim: 'shadow',
      shadow: false,
      inner: { palette: 'crimson', light: [0.5, 0.5], place: 'space', nodes: [] },
    },
    { kind: 'prop', id: 'b', name: 'airBalloon', x: 0.2, y: 0.5, height: 0.24, colour: 2, secondColour: 1 },
    { kind: 'rope', from: [0.2, 0.49], to: [0.24, 0.62], waves: 0, amplitude: 0, sag: 0, thickness: 3 },
    { kind: 'prop', name: 'key', x: 0.25, y: 0.6, height: 0.2, anchorY: 0, rotation: -0.2, colour: 0 },
    { kind: 'figure', x: 0.7, y: 0.95, height: 0.12, shadow: 0.5, looks: { pose: 'lookUp', coat: 2 }, flip: true },
  ],
} satisfies DirectedScene
