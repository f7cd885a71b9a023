import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.55, 0.2],
  place: 'bridge',
  placeOptions: { disc: 40, roadX: 0.5 },
  nodes: [
    { kind: 'prop', id: 'i2', name: 'island', x: 0.76, y: 0.26, height: 0.12, fog: 0.1 },
    { kind: 'prop', name: 'windmill', x: 0.76, y: 0.19, height: 0.1, colour: 1, fog: 0.1 },
    { kind: 'prop', id: 'i1', name: 'island', x: 0.34, y: 0.42, height: 0.2 },
    { kind: 'prop', name: 'house', x: 0.28, y: 0.3, height: 0.12, colour: 1 },
    { kind: 'prop', name: 'roundTree', x: 0.44, y: 0.3, height: 0.11, colour: [0.3, 0.5, 0.3] },
    {
      kind: 'figure',
      id: 'a',
      x: 0.48,
      y: 0.95,
      height: 0.26,
      shadow: 0.6,
      looks: { pose: 'walk', coat: 0, hat: 'bowler', arms: ['up', 'down'] },
    },
    {
      kind: 'figure',
      id: 'b',
      x: 0.6,
      y: 0.73,
      height: 0.12,
      shadow: 0.5,
      looks: { pose: 'walk', coat: 1, child: true, arms: ['down', 'up'] },
    },
    { kind: 'rope', from: ['a', 'hand', -1], to: [0.295, 0.4], waves: 0, amplitude: 0, sag: 0.01, thickness: 3, colour: 'shadow' },
    { kind: 'rope', from: ['b', 'hand', 1], to: ['i2', 0.5, 0.9], waves: 0, amplitude: 0, sag: 0.01, thickness: 2, colour: 'shadow' },
  ],
} satisfies DirectedScene
