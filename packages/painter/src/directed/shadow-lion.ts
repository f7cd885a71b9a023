import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.15, 0.3],
  place: 'room',
  nodes: [
    {
      kind: 'portal',
      shape: 'window',
      x: 0.2,
      y: 0.5,
      height: 0.3,
      frameWidth: 12,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      inner: { palette: 'amberDusk', light: [0.5, 0.5], place: 'city', nodes: [] },
    },
    { kind: 'falseShadow', of: { icon: 't-rex' }, x: 0.66, y: 0.735, height: 0.5, onWall: true, flip: true, blur: 4, strength: 0.6 },
    { kind: 'icon', name: 'cat', x: 0.5, y: 0.86, height: 0.13, flip: false },
    { kind: 'icon', name: 'teddy-bear', x: 0.82, y: 0.9, height: 0.1 },
    { kind: 'icon', name: 'yarn', x: 0.26, y: 0.92, height: 0.06 },
    { kind: 'prop', name: 'spinningTop', x: 0.62, y: 0.965, height: 0.05, shadow: 0.4 },
  ],
} satisfies DirectedScene
