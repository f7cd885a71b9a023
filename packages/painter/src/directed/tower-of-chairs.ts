import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.2, 0.15],
  place: 'room',
  placeOptions: { floor: 0.82 },
  nodes: [
    { kind: 'prop', name: 'balloon', x: 0.7, y: 0.2, height: 0.17, colour: 0, emissive: 0.2 },
    { kind: 'rope', from: [0.699, 0.178], to: [0.66, 0.29], waves: 1, amplitude: 0.02, thickness: 2.5, colour: 'dark' },
    { kind: 'prop', name: 'chair', x: 0.56, y: 0.95, height: 0.26, colour: 1, shadow: 0.6 },
    { kind: 'prop', name: 'chair', x: 0.52, y: 0.832, height: 0.25, colour: 0, rotation: -0.1 },
    { kind: 'prop', name: 'chair', x: 0.57, y: 0.722, height: 0.24, colour: 3, rotation: 0.12, flip: true },
    { kind: 'prop', name: 'chair', x: 0.52, y: 0.615, height: 0.23, colour: 2, rotation: -0.13 },
    { kind: 'prop', name: 'chair', x: 0.555, y: 0.515, height: 0.22, colour: 0, rotation: 0.09, flip: true },
    { kind: 'figure', x: 0.55, y: 0.422, height: 0.18, looks: { pose: 'reach', child: true, coat: 2, hat: 'beanie', hatColour: 0 } },
    { kind: 'prop', name: 'catSitting', x: 0.17, y: 0.96, height: 0.13, shadow: 0.5 },
  ],
} satisfies DirectedScene
