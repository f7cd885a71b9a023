import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.3, 0.3],
  place: 'swamp',
  placeOptions: { horizon: 0.5, disc: 40 },
  weather: 'mist',
  nodes: [
    { kind: 'prop', name: 'foxSitting', x: 0.36, y: 0.69, height: 0.19, detail: 0.8 },
    { kind: 'prop', name: 'hareUpright', x: 0.66, y: 0.69, height: 0.19, flip: true, detail: 0.8 },
    { kind: 'prop', id: 'boat', name: 'rowboat', x: 0.52, y: 0.76, height: 0.14, detail: 0.7, clipY: 0.742 },
    { kind: 'prop', name: 'lantern', x: 0.515, y: 0.67, height: 0.085, emissive: 0.3 },
    { kind: 'prop', name: 'reeds', x: 0.1, y: 0.97, height: 0.26 },
    { kind: 'prop', name: 'crow', x: 0.86, y: 0.45, height: 0.055, flip: true, silhouette: 0.6 },
  ],
} satisfies DirectedScene
