import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.2, 0.25],
  place: 'room',
  placeOptions: { floor: 0.74 },
  nodes: [
    {
      kind: 'portal',
      shape: 'window',
      x: 0.2,
      y: 0.44,
      height: 0.3,
      frameWidth: 12,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      inner: { palette: 'iceRed', light: [0.5, 0.3], place: 'snow', nodes: [] },
    },
    { kind: 'prop', name: 'coat', x: 0.82, y: 0.42, height: 0.24, colour: 0, detail: 0.8 },
    { kind: 'prop', id: 'bear', name: 'bearUpright', x: 0.55, y: 0.88, height: 0.56, shadow: 0.6, cast: 0.3, detail: 0.7 },
    { kind: 'prop', name: 'ladder', x: 0.3, y: 0.9, height: 0.36, count: 8, rotation: 0.16, shadow: 0.3, detail: 0.9 },
    {
      kind: 'figure',
      id: 'tailor',
      x: 0.28,
      y: 0.74,
      height: 0.22,
      looks: { pose: 'climb', coat: 2, jacket: true, hair: [0.85, 0.83, 0.8], apron: 3 },
    },
    { kind: 'rope', from: ['tailor', 'hand', 1], to: [0.72, 0.57], sag: 0.03, waves: 0, colour: 'light', thickness: 9 },
    { kind: 'prop', name: 'scissors', x: 0.86, y: 0.96, height: 0.13, rotation: 0.5, detail: 1 },
    { kind: 'prop', name: 'buttonRound', x: 0.14, y: 0.95, height: 0.05, colour: 0 },
    { kind: 'prop', name: 'buttonRound', x: 0.24, y: 0.965, height: 0.045, colour: 1 },
  ],
} satisfies DirectedScene
