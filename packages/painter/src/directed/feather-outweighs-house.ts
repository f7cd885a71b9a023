import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.3, 0.16],
  place: 'desert',
  placeOptions: { disc: 40 },
  nodes: [
    { kind: 'prop', name: 'scales', x: 0.5, y: 0.9, height: 0.66, shadow: 0.6, cast: 0.35, guard: 0.15 },
    { kind: 'prop', name: 'house', x: 0.83, y: 0.565, height: 0.19, colour: 0 },
    { kind: 'icon', name: 'feather', x: 0.15, y: 0.652, height: 0.1, rotation: 0.9, emissive: 0.4 },
    {
      kind: 'figure',
      x: 0.33,
      y: 0.955,
      height: 0.15,
      shadow: 0.6,
      cast: 0.4,
      looks: { pose: 'lookUp', coat: 3, hat: 'brim', hatColour: 'dark' },
      flip: true,
    },
    { kind: 'prop', name: 'ramSide', x: 0.74, y: 0.965, height: 0.08, shadow: 0.5, flip: true },
    { kind: 'birds', count: 5, area: [0.4, 0.08, 0.9, 0.22] },
  ],
} satisfies DirectedScene
