import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.55, 0.4],
  place: 'underwater',
  nodes: [
    {
      kind: 'prop',
      id: 'whale',
      name: 'whaleSide',
      x: 0.46,
      y: 0.72,
      height: 0.34,
      anchorY: 0.5,
      detail: 0.7,
      emissive: 0.15,
      rotation: -0.08,
    },
    {
      kind: 'portal',
      shape: 'rect',
      x: 0.5,
      y: 0.42,
      height: 0.92,
      frameWidth: 16,
      rim: [0.85, 0.93, 0.97],
      shadow: false,
      inner: {
        palette: 'iceRed',
        light: [0.75, 0.55],
        place: 'snow',
        placeOptions: { disc: 0 },
        weather: 'snow',
        nodes: [
          {
            kind: 'figure',
            id: 'man',
            x: 0.56,
            y: 0.945,
            height: 0.17,
            shadow: 0.5,
            flip: true,
            looks: { pose: 'row', coat: 0, hat: 'hood', hatColour: 0, emptyHanded: true },
          },
          { kind: 'prop', name: 'sledge', x: 0.76, y: 0.945, height: 0.06, colour: 2, shadow: 0.4 },
          { kind: 'prop', name: 'lantern', x: 0.66, y: 0.945, height: 0.06 },
        ],
      },
    },
    { kind: 'thread', from: [0.5, 0.32], to: [0.47, 0.6], waves: 0, amplitude: 0, colour: 2, thickness: 2 },
    { kind: 'prop', name: 'longFish', x: 0.82, y: 0.55, height: 0.035, anchorY: 0.5 },
  ],
} satisfies DirectedScene
