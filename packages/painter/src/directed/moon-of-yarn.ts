import type { DirectedScene } from '../scene/scene.ts'

const wool = [0.98, 0.9, 0.7] as const

export default {
  palette: 'magentaNight',
  light: [0.72, 0.17],
  place: 'city',
  placeOptions: { disc: 0, stars: 120, clouds: 0.3 },
  nodes: [
    { kind: 'glow', x: 0.72, y: 0.18, radius: 0.36, strength: 0.5 },
    { kind: 'prop', id: 'moon', name: 'yarnBall', x: 0.72, y: 0.29, height: 0.23, flip: true, colour: wool, emissive: 0.75, guard: 0 },
    { kind: 'prop', name: 'bench', x: 0.28, y: 0.94, height: 0.13, colour: 1, shadow: 0.6 },
    {
      kind: 'figure',
      id: 'knitter',
      x: 0.31,
      y: 0.945,
      height: 0.27,
      shadow: 0.4,
      looks: { pose: 'read', emptyHanded: true, coat: 1, skirt: 0, hair: [0.93, 0.92, 0.9], longHair: true },
    },
    { kind: 'rope', from: ['moon', 0.1, 0.97], to: ['knitter', 'hand', 1], waves: 1, amplitude: 0.03, thickness: 4, colour: wool },
    { kind: 'rope', from: ['knitter', 'hand', 1], to: [1.02, 0.95], sag: 0.06, thickness: 18, colour: wool },
    { kind: 'prop', name: 'catWalking', x: 0.72, y: 0.97, height: 0.1, flip: true, guard: 0.3 },
  ],
} satisfies DirectedScene
