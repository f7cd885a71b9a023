import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.2, 0.3],
  place: 'hills',
  placeOptions: { disc: 0, flowers: 80, clouds: 0.25 },
  nodes: [
    {
      kind: 'portal',
      shape: 'rip',
      x: 0.6,
      y: 0.42,
      height: 0.48,
      frameWidth: 7,
      rim: 'light',
      shadow: false,
      backGlow: 0.5,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 0.4],
        place: 'space',
        nodes: [{ kind: 'prop', name: 'crescent', x: 0.5, y: 0.56, height: 0.2, emissive: 0.6 }],
      },
    },
    { kind: 'rope', from: [0.6, 0.41], to: [0.6, 0.68], waves: 3, amplitude: 0.006, thickness: 5, colour: 'shadow' },
    { kind: 'prop', name: 'buttonRound', x: 0.6, y: 0.45, anchorY: 0.5, height: 0.085, colour: 0 },
    { kind: 'prop', name: 'buttonRound', x: 0.6, y: 0.54, anchorY: 0.5, height: 0.085, colour: 1 },
    { kind: 'prop', name: 'buttonRound', x: 0.6, y: 0.63, anchorY: 0.5, height: 0.085, colour: 2 },
    { kind: 'prop', name: 'ladder', count: 16, x: 0.38, y: 0.93, height: 0.46, rotation: 0.14 },
    { kind: 'figure', id: 'child', x: 0.44, y: 0.53, height: 0.18, looks: { pose: 'climb', child: true, coat: 0, scarf: 1 } },
    { kind: 'prop', name: 'buttonRound', x: 0.2, y: 0.95, height: 0.07, colour: 3, rotation: 0.4, shadow: 0.4 },
    { kind: 'prop', name: 'squirrel', x: 0.82, y: 0.95, height: 0.09, flip: true, shadow: 0.4 },
  ],
} satisfies DirectedScene
