import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.5, 0.4],
  place: 'attic',
  nodes: [
    { kind: 'prop', name: 'coat', x: 0.35, y: 0.83, height: 0.36, rotation: 0.12, colour: 'skyTop', shadow: 0, guard: 0.2 },
    { kind: 'prop', name: 'coat', x: 0.61, y: 0.82, height: 0.34, rotation: -0.14, colour: 0, guard: 0.2 },
    { kind: 'prop', name: 'topHat', x: 0.385, y: 0.505, height: 0.09, rotation: 0.16, colour: 0 },
    { kind: 'prop', name: 'boot', x: 0.29, y: 0.92, height: 0.08, flip: true, rotation: -0.15, colour: 'dark' },
    { kind: 'prop', name: 'boot', x: 0.4, y: 0.935, height: 0.08, colour: 'dark', shadow: 0.5 },
    { kind: 'prop', name: 'boot', x: 0.58, y: 0.935, height: 0.07, flip: true, colour: 2, shadow: 0.5 },
    { kind: 'prop', name: 'boot', x: 0.68, y: 0.9, height: 0.07, rotation: 0.5, colour: 2 },
    { kind: 'prop', name: 'gramophone', x: 0.85, y: 0.96, height: 0.2, flip: true, colour: 1, shadow: 0.6, guard: 0.35, emissive: 0.15 },
    { kind: 'prop', name: 'mouseSide', x: 0.12, y: 0.96, height: 0.06, shadow: 0.5 },
  ],
} satisfies DirectedScene
