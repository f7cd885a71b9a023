import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.3, 0.2],
  place: 'hills',
  placeOptions: { disc: 0, stars: 160, flowers: 120 },
  nodes: [
    { kind: 'prop', name: 'crescent', x: 0.24, y: 0.3, height: 0.2, rotation: 0.35, emissive: 0.5, guard: 0 },
    { kind: 'icon', name: 'wood', x: 0.04, y: 0.9, height: 0.001 },
    { kind: 'prop', name: 'lamppost', x: 0.1, y: 0.86, height: 0.42 },
    { kind: 'prop', name: 'lamppost', x: 0.9, y: 0.86, height: 0.42 },
    { kind: 'rope', from: [0.12, 0.5], to: [0.88, 0.5], waves: 0.5, amplitude: 0.04, thickness: 6 },
    { kind: 'icon', name: 'star', x: 0.26, y: 0.605, height: 0.085, emissive: 0.6, glow: 0.12 },
    { kind: 'icon', name: 'star', x: 0.42, y: 0.612, height: 0.09, emissive: 0.6, glow: 0.12, rotation: 0.2 },
    { kind: 'icon', name: 'socks', x: 0.58, y: 0.607, height: 0.08 },
    { kind: 'icon', name: 'star', x: 0.75, y: 0.607, height: 0.085, emissive: 0.6, glow: 0.12, rotation: -0.2 },
    { kind: 'figure', x: 0.6, y: 0.93, height: 0.22, shadow: 0.6, looks: { coat: 1, longHair: true, dress: true, arms: ['up', 'up'] } },
    { kind: 'icon', name: 'basket', x: 0.36, y: 0.95, height: 0.09, shadow: 0.5 },
    { kind: 'icon', name: 'black-cat', x: 0.8, y: 0.96, height: 0.07, shadow: 0.5 },
  ],
} satisfies DirectedScene
