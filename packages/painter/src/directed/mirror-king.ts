import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.62, 0.3],
  place: 'room',
  placeOptions: { floor: 0.78 },
  nodes: [
    {
      kind: 'portal',
      id: 'm',
      shape: 'oval',
      x: 0.58,
      y: 0.8,
      height: 0.58,
      frameWidth: 17,
      rim: [0.83, 0.62, 0.25],
      backGlow: 0.5,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 0.2],
        place: 'mountains',
        placeOptions: { disc: 60 },
        nodes: [{ kind: 'figure', x: 0.5, y: 0.96, height: 0.6, looks: { cloak: true, coat: 1, hat: 'crown' } }],
      },
    },
    { kind: 'figure', x: 0.36, y: 0.95, height: 0.26, shadow: 0.6, looks: { child: true, coat: 2, hat: null, arms: ['down', 'up'] } },
    { kind: 'icon', name: 'crown', x: 0.84, y: 0.96, height: 0.06, rotation: 0.3, shadow: 0.4 },
    { kind: 'icon', name: 'candle', x: 0.1, y: 0.93, height: 0.16, glow: 0.25, shadow: 0.4 },
    { kind: 'icon', name: 'spider', x: 0.2, y: 0.22, height: 0.05 },
    { kind: 'thread', from: [0.2, 0], to: [0.2, 0.18], waves: 0, amplitude: 0 },
  ],
} satisfies DirectedScene
