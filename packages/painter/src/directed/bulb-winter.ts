import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.3, 0.25],
  place: 'hills',
  placeOptions: { flowers: 0 },
  frame: 'branches',
  weather: 'petals',
  nodes: [
    {
      kind: 'portal',
      shape: 'bulb',
      x: 0.52,
      y: 0.56,
      height: 0.36,
      glass: true,
      shadow: false,
      backGlow: 0.55,
      inner: {
        palette: 'iceRed',
        light: [0.5, 0.3],
        place: 'snow',
        weather: 'snow',
        nodes: [{ kind: 'prop', name: 'house', x: 0.5, y: 0.84, height: 0.32, colour: 0 }],
      },
    },
    { kind: 'figure', id: 'f', x: 0.3, height: 0.17, looks: { coat: 0, hat: 'brim', arms: ['down', 'up'], longHair: true } },
    { kind: 'icon', name: 'deer', x: 0.72, height: 0.13, flip: true },
  ],
} satisfies DirectedScene
