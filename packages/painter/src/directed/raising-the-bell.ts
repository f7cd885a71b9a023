import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.2, 0.18],
  place: 'snow',
  placeOptions: { disc: 36 },
  weather: 'snow',
  nodes: [
    {
      kind: 'prop',
      id: 'bell',
      name: 'bell',
      x: 0.6,
      y: 0.94,
      height: 0.5,
      rotation: 0.36,
      clipY: 0.87,
      detail: 0.5,
      cast: 0,
      shadow: 0.3,
    },
    { kind: 'figure', id: 'a', x: 0.08, y: 0.82, height: 0.13, shadow: 0.4, looks: { pose: 'pull', coat: 0, hat: 'beanie', hatColour: 1 } },
    { kind: 'figure', id: 'b', x: 0.22, y: 0.84, height: 0.14, shadow: 0.4, looks: { pose: 'pull', coat: 1, hat: 'hood' } },
    { kind: 'figure', id: 'c', x: 0.2, y: 0.93, height: 0.15, shadow: 0.4, looks: { pose: 'pull', coat: 3, longHair: true, scarf: 0 } },
    { kind: 'figure', id: 'd', x: 0.36, y: 0.95, height: 0.15, shadow: 0.4, looks: { pose: 'pull', coat: 2, hat: 'brim' } },
    { kind: 'rope', from: ['b', 'hand', 1], to: ['bell', 0.7, 0.05], sag: 0.02, thickness: 4, colour: 'dark' },
    { kind: 'rope', from: ['d', 'hand', 1], to: ['bell', 0.7, 0.05], sag: 0.02, thickness: 4, colour: 'dark' },
  ],
} satisfies DirectedScene
