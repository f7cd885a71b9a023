import type { DirectedCard } from '../scene/scene.ts'

export const cityTurtle: DirectedCard = {
  id: 'city-turtle',
  palette: 'lavender',
  light: [0.3, 0.2],
  place: 'cloudsea',
  nodes: [{ kind: 'birds', count: 12, area: [0.5, 0.2, 0.95, 0.45] }],
}
