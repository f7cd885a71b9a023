import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.3, 0.25],
  place: 'city',
  placeOptions: { disc: 44, clouds: 0.4 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.6, 0.12, 0.9, 0.24] },
    { kind: 'prop', name: 'airBalloon', x: 0.14, y: 0.3, height: 0.1, fog: 0.3 },
    { kind: 'figure', id: 'p', x: 0.45, y: 0.96, height: 0.24, looks: { pose: 'carry', coat: 2, jacket: true, hat: 'cap', hatColour: 2 } },
    { kind: 'prop', name: 'letter', at: ['p', 0.5, 0.14], height: 0.36, rotation: -0.06, detail: 0.7 },
    { kind: 'prop', name: 'catSitting', x: 0.82, y: 0.96, height: 0.09 },
    { kind: 'birds', count: 7, area: [0.6, 0.08, 0.95, 0.25] },
  ],
} satisfies DirectedScene
