import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.6, 0.35],
  place: 'forest',
  weather: 'fireflies',
  nodes: [
    { kind: 'prop', id: 'stag', name: 'stag', x: 0.56, y: 0.88, height: 0.62, detail: 0.75, shadow: 0.6, emissive: 0.3, keep: 0.2 },
    { kind: 'prop', name: 'paperLantern', at: ['stag', 0.295, 0.19], height: 0.085, anchorY: 0, colour: 1, emissive: 0.25, detail: 0.9 },
    { kind: 'prop', name: 'paperLantern', at: ['stag', 0.45, 0.12], height: 0.075, anchorY: 0, colour: 0, emissive: 0.25, detail: 0.9 },
    { kind: 'prop', name: 'paperLantern', at: ['stag', 0.78, 0.13], height: 0.075, anchorY: 0, colour: 1, emissive: 0.25, detail: 0.9 },
    { kind: 'prop', name: 'paperLantern', at: ['stag', 0.95, 0.1], height: 0.085, anchorY: 0, colour: 0, emissive: 0.25, detail: 0.9 },
    { kind: 'thread', from: ['stag', 0.295, 0.08], to: ['stag', 0.295, 0.2], waves: 0, amplitude: 0, colour: 2, thickness: 2 },
    {
      kind: 'figure',
      id: 'child',
      x: 0.17,
      y: 0.94,
      height: 0.17,
      shadow: 0.5,
      looks: { child: true, pose: 'walk', coat: 1, hat: 'hood', hatColour: 1 },
    },
  ],
} satisfies DirectedScene
