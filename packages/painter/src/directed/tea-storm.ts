import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.3, 0.3],
  place: 'room',
  placeOptions: { floor: 0.7 },
  nodes: [
    {
      kind: 'portal',
      shape: 'window',
      x: 0.24,
      y: 0.46,
      height: 0.32,
      frameWidth: 12,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      inner: { palette: 'amberDusk', light: [0.5, 0.5], place: 'city', nodes: [] },
    },
    { kind: 'beam', x: 0.2, y: 0.3, angle: 0.9, spread: 0.35, length: 0.8, strength: 0.3 },
    { kind: 'cloud', x: 0.62, y: 0.4, width: 0.62, height: 0.15 },
    { kind: 'icon', name: 'high-voltage', x: 0.55, y: 0.53, height: 0.11, emissive: 0.7, glow: 0.14 },
    { kind: 'icon', name: 'sailboat', x: 0.6, y: 0.6, height: 0.15, rotation: -0.18 },
    { kind: 'icon', name: 'hot-beverage', x: 0.6, y: 0.9, height: 0.3, shadow: 0.7, cast: 0.5 },
    { kind: 'glyph', name: 'rabbit', x: 0.2, y: 0.93, height: 0.13, body: 'horizon', shadow: 0.6 },
    { kind: 'icon', name: 'spoon', x: 0.86, y: 0.97, height: 0.14, rotation: 1.2 },
  ],
} satisfies DirectedScene
