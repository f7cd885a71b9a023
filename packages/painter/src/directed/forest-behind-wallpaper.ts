import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.6, 0.4],
  place: 'room',
  placeOptions: { floor: 0.78 },
  nodes: [
    {
      kind: 'portal',
      shape: 'rip',
      x: 0.62,
      y: 0.84,
      height: 0.78,
      frameWidth: 8,
      rim: [0.98, 0.93, 0.85],
      shadow: false,
      backGlow: 0.4,
      inner: {
        palette: 'emerald',
        light: [0.5, 0.3],
        place: 'forest',
        weather: 'fireflies',
        nodes: [{ kind: 'prop', name: 'fawn', x: 0.52, y: 0.85, height: 0.2, emissive: 0.25, glow: 0.2 }],
      },
    },
    { kind: 'prop', name: 'armchair', x: 0.13, y: 0.88, height: 0.24, colour: 0, shadow: 0.6 },
    {
      kind: 'figure',
      x: 0.4,
      y: 0.95,
      height: 0.22,
      shadow: 0.6,
      looks: { child: true, coat: 1, skirt: 3, longHair: true, arms: ['down', 'out'] },
    },
    { kind: 'prop', name: 'mushroom', x: 0.72, y: 0.9, height: 0.075, colour: 0, shadow: 0.4 },
    { kind: 'prop', name: 'mushroom', x: 0.81, y: 0.94, height: 0.05, colour: 0, shadow: 0.4 },
    { kind: 'prop', name: 'moth', x: 0.33, y: 0.3, height: 0.05, rotation: 0.5 },
  ],
} satisfies DirectedScene
