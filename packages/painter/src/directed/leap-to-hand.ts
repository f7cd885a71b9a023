import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'sepiaRed',
  light: [0.75, 0.2],
  place: 'cloudsea',
  placeOptions: { disc: 46 },
  nodes: [
    { kind: 'giant', name: 'hand', x: 0.68, y: 1.06, height: 0.62, colour: 1, detail: 0.6, clipY: 0.915 },
    { kind: 'cloud', x: 0.68, y: 0.96, width: 0.8, height: 0.12 },
    { kind: 'cloud', x: 0.55, y: 1.0, width: 0.8, height: 0.12 },
    { kind: 'prop', name: 'island', x: 0.02, y: 0.5, height: 0.28 },
    { kind: 'prop', name: 'bareTree', x: 0.06, y: 0.36, height: 0.22 },
    {
      kind: 'figure',
      x: 0.48,
      y: 0.34,
      height: 0.16,
      anchorY: 0.5,
      rotation: 0.25,
      looks: { pose: 'jump', coat: 0, scarf: 2, hat: 'beanie', hatColour: 1 },
    },
  ],
} satisfies DirectedScene
