import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.5, 0.2],
  place: 'theatre',
  placeOptions: { clouds: 0.4, hills: true },
  nodes: [
    { kind: 'beam', x: 0.5, y: 0, angle: 1.57, spread: 0.26, length: 1, strength: 0.4 },
    { kind: 'prop', id: 'cross', name: 'marionetteCross', x: 0.48, y: 0.24, height: 0.15, anchorY: 0.5, detail: 0.9, rotation: 0.08 },
    {
      kind: 'figure',
      id: 'p',
      x: 0.46,
      y: 0.88,
      height: 0.36,
      looks: { arms: ['up', 'up'], pose: 'walk', coat: 0, dress: true, longHair: true, hat: 'cone', hatColour: 1 },
    },
    { kind: 'rope', from: ['cross', 0.07, 0.5], to: ['p', 'hand', -1], waves: 0, amplitude: 0, thickness: 4, colour: 'shadow' },
    { kind: 'rope', from: ['cross', 0.65, 0.84], to: [0.5, 0.42], waves: 2, amplitude: 0.03, thickness: 4, colour: 'shadow' },
    { kind: 'rope', from: ['cross', 0.93, 0.5], to: [0.66, 0.46], waves: 2, amplitude: 0.03, thickness: 4, colour: 'shadow' },
    { kind: 'prop', name: 'scissors', at: ['p', 'hand', 1], height: 0.2, anchorY: 0.85, rotation: 0.25, detail: 1, colour: 3 },
  ],
} satisfies DirectedScene
