import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.6, 0.3],
  place: 'snow',
  placeOptions: { disc: 40, clouds: 0.3 },
  weather: 'snow',
  nodes: [
    { kind: 'prop', id: 'bear', name: 'bearUpright', x: 0.42, y: 0.88, height: 0.54, shadow: 0.6, cast: 0.3, detail: 0.75, pull: 0.12 },
    { kind: 'prop', name: 'windUpKey', x: 0.42, y: 0.6, height: 0.2, anchorY: 0.5, detail: 0.9, rotation: 0.3, pull: 0.1 },
    {
      kind: 'figure',
      x: 0.76,
      y: 0.93,
      height: 0.2,
      flip: true,
      looks: { pose: 'lookUp', child: true, coat: 0, hat: 'beanie', hatColour: 1, scarf: 1 },
    },
  ],
} satisfies DirectedScene
