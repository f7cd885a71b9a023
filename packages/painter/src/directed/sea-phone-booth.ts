import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.7, 0.42],
  place: 'calm',
  placeOptions: { disc: 0, horizon: 0.5, stars: 160 },
  nodes: [
    { kind: 'prop', name: 'island', x: 0.7, y: 0.68, height: 0.16, clipY: 0.6 },
    { kind: 'glow', x: 0.7, y: 0.42, radius: 0.3, strength: 0.5 },
    { kind: 'prop', name: 'phoneBooth', x: 0.7, y: 0.54, height: 0.25, colour: [0.78, 0.1, 0.1], keep: 0.4 },
    { kind: 'prop', name: 'rowboat', x: 0.46, y: 0.66, height: 0.035 },
    { kind: 'figure', x: 0.46, y: 0.655, height: 0.09, looks: { pose: 'huddle', coat: 2, hat: 'hood' } },
    { kind: 'prop', name: 'rowboat', x: 0.2, y: 0.76, height: 0.055 },
    { kind: 'figure', x: 0.2, y: 0.75, height: 0.14, looks: { pose: 'huddle', coat: 0, hat: 'brim' } },
    { kind: 'prop', name: 'rowboat', x: 0.5, y: 0.93, height: 0.09 },
    { kind: 'figure', x: 0.48, y: 0.91, height: 0.22, looks: { pose: 'read', coat: 1, longHair: true, dress: true } },
  ],
} satisfies DirectedScene
