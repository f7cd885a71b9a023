import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'noirYellow',
  light: [0.42, 0.7],
  place: 'swamp',
  placeOptions: { horizon: 0.56, disc: 0 },
  nodes: [
    { kind: 'glow', x: 0.46, y: 0.72, radius: 0.2, strength: 0.35 },
    { kind: 'glow', x: 0.42, y: 0.62, radius: 0.5, strength: 0.55 },
    { kind: 'prop', id: 'moth', name: 'moth', x: 0.52, y: 0.3, height: 0.4, anchorY: 0.5, rotation: -0.15, detail: 0.8, emissive: 0.45 },
    { kind: 'figure', id: 'f', x: 0.52, y: 0.77, height: 0.2, flip: true, looks: { pose: 'kneel', coat: 2, hat: 'hood', hatColour: 2 } },
    { kind: 'prop', id: 'boat', name: 'rowboat', x: 0.48, y: 0.81, height: 0.12, clipY: 0.79, emissive: 0.2 },
    { kind: 'prop', name: 'lamp', x: 0.38, y: 0.745, height: 0.12, colour: 0, emissive: 0.5 },
  ],
} satisfies DirectedScene
