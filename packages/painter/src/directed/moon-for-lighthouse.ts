import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.26, 0.5],
  place: 'cliff',
  placeOptions: { disc: 0, stars: 40 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.55, 0.14, 0.85, 0.24] },
    { kind: 'prop', name: 'lighthouse', x: 0.76, y: 0.8, height: 0.5, silhouette: 0.85 },
    { kind: 'figure', id: 'p', x: 0.27, height: 0.2, shadow: 0.6, looks: { pose: 'carry', coat: 0, hat: 'cap', hatColour: 1, scarf: 1 } },
    { kind: 'prop', name: 'moon', at: ['p', 0.5, 0.13], height: 0.22, emissive: 0.75, glow: 0.35 },
    { kind: 'prop', name: 'sailboat', x: 0.9, y: 0.93, height: 0.09, colour: 2, flip: true },
    { kind: 'prop', name: 'catSitting', x: 0.14, y: 0.94, height: 0.06, shadow: 0.4 },
  ],
} satisfies DirectedScene
