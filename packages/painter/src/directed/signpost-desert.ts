import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'magentaNight',
  light: [0.7, 0.2],
  place: 'desert',
  placeOptions: { disc: 44 },
  nodes: [
    { kind: 'prop', name: 'signpost', x: 0.1, y: 0.68, height: 0.14, fog: 0.25, colour: 1 },
    { kind: 'prop', name: 'signpost', x: 0.44, y: 0.67, height: 0.12, fog: 0.3, flip: true, colour: 0 },
    { kind: 'prop', name: 'signpost', x: 0.9, y: 0.7, height: 0.15, fog: 0.2, rotation: 0.1, colour: 2 },
    { kind: 'prop', name: 'signpost', x: 0.2, y: 0.8, height: 0.26, rotation: -0.1, colour: 0, flip: true },
    { kind: 'prop', name: 'signpost', x: 0.72, y: 0.86, height: 0.42, rotation: 0.05, colour: 1, shadow: 0.5 },
    { kind: 'figure', x: 0.44, y: 0.92, height: 0.22, shadow: 0.5, looks: { pose: 'stand', coat: 2, hat: 'brim', stick: true } },
    { kind: 'prop', name: 'snailSide', x: 0.14, y: 0.96, height: 0.11, flip: true, shadow: 0.5, colour: 0 },
  ],
} satisfies DirectedScene
