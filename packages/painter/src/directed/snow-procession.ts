import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.72, 0.4],
  place: 'snow',
  weather: 'snow',
  placeOptions: { disc: 0, stars: 220 },
  nodes: [
    {
      kind: 'leafTree',
      id: 'tr',
      x: 0.7,
      y: 0.8,
      height: 0.46,
      leaves: ['light-bulb', 'star'],
      count: 46,
      leafHeight: 0.035,
      emissive: 0.6,
      glow: 0.035,
    },
    { kind: 'icon', name: 'elephant', x: 0.12, y: 0.9, height: 0.13, shadow: 0.5, cast: 0.3, flip: true },
    { kind: 'icon', name: 'giraffe', x: 0.27, y: 0.915, height: 0.2, shadow: 0.5, cast: 0.3, flip: true },
    { kind: 'icon', name: 'penguin', x: 0.39, y: 0.92, height: 0.085, shadow: 0.5 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.5,
      y: 0.93,
      height: 0.15,
      shadow: 0.5,
      looks: { child: true, coat: 1, hat: 'beanie', hatColour: 0, arms: ['down', 'up'] },
    },
    { kind: 'icon', name: 'red-paper-lantern', at: ['f', 'hand', 1], height: 0.05, anchorY: 0, emissive: 0.7, glow: 0.12 },
    { kind: 'icon', name: 'hedgehog', x: 0.62, y: 0.94, height: 0.045 },
  ],
} satisfies DirectedScene
