import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.2, 0.7],
  place: 'room',
  placeOptions: { floor: 0.8 },
  nodes: [
    {
      kind: 'portal',
      shape: 'window',
      x: 0.58,
      y: 0.6,
      height: 0.5,
      frameWidth: 15,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      inner: {
        palette: 'roseDawn',
        light: [0.5, 0.2],
        place: 'cloudsea',
        placeOptions: { disc: 0, horizon: 1.2 },
        nodes: [{ kind: 'prop', name: 'eye', x: 0.5, y: 0.52, anchorY: 0.5, height: 0.56, detail: 0.6 }],
      },
    },
    { kind: 'prop', name: 'armchair', x: 0.22, y: 0.93, height: 0.2, colour: 1, shadow: 0.6 },
    { kind: 'figure', x: 0.25, y: 0.935, height: 0.2, looks: { pose: 'read', child: true, coat: 0, longHair: true } },
    { kind: 'prop', name: 'lamp', x: 0.07, y: 0.95, height: 0.17, colour: 0, glow: 0.2, emissive: 0.4 },
    { kind: 'prop', name: 'mouseSide', x: 0.76, y: 0.95, height: 0.05, flip: true, shadow: 0.5 },
  ],
} satisfies DirectedScene
