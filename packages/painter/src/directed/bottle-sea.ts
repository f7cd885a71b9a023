import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.75, 0.2],
  place: 'room',
  placeOptions: { floor: 0.66 },
  nodes: [
    {
      kind: 'portal',
      shape: 'bottle',
      x: 0.5,
      y: 0.84,
      height: 0.62,
      glass: true,
      backGlow: 0.55,
      inner: {
        palette: 'stormInk',
        light: [0.6, 0.2],
        place: 'sea',
        placeOptions: { horizon: 0.6, amplitude: 60 },
        weather: 'rain',
        nodes: [{ kind: 'icon', name: 'sailboat', x: 0.5, y: 0.78, height: 0.22, rotation: 0.18 }],
      },
    },
    { kind: 'icon', name: 'candle', x: 0.16, y: 0.86, height: 0.17, glow: 0.3 },
    { kind: 'icon', name: 'old-key', x: 0.8, y: 0.9, height: 0.07, rotation: 0.6 },
    { kind: 'icon', name: 'spiral-shell', x: 0.85, y: 0.82, height: 0.07 },
    { kind: 'prop', name: 'letter', x: 0.2, y: 0.965, height: 0.045, shadow: 0.4, colour: 1 },
  ],
} satisfies DirectedScene
