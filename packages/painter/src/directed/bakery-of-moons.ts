import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.74, 0.3],
  place: 'room',
  placeOptions: { floor: 0.78 },
  nodes: [
    {
      kind: 'portal',
      shape: 'arch',
      x: 0.27,
      y: 0.52,
      height: 0.38,
      frameWidth: 12,
      rim: 'groundFar',
      shadow: false,
      inner: { palette: 'goldUltra', light: [0.5, 0.9], place: 'city', placeOptions: { disc: 0, stars: 90, clouds: 0 }, nodes: [] },
    },
    { kind: 'prop', name: 'crescent', x: 0.85, y: 0.28, height: 0.13, emissive: 0.4, glow: 0.12, detail: 0.9 },
    { kind: 'rope', from: [0.85, 0.16], to: [0.85, 0], waves: 0, amplitude: 0, thickness: 4, colour: 'shadow' },
    {
      kind: 'figure',
      id: 'baker',
      x: 0.69,
      y: 0.9,
      height: 0.42,
      looks: { pose: 'carry', coat: [0.93, 0.9, 0.84], apron: 0, hat: 'cap', hatColour: [0.95, 0.93, 0.9] },
    },
    { kind: 'prop', name: 'moon', at: ['baker', 0.5, 0.16], height: 0.22, emissive: 0.35, glow: 0.22, detail: 0.85, pull: 0.6 },
    { kind: 'prop', name: 'table', x: 0.34, y: 0.95, height: 0.19, shadow: 0.5 },
    { kind: 'prop', name: 'crescent', x: 0.16, y: 0.735, height: 0.1, emissive: 0.3, rotation: 1.2, anchorY: 0.5, pull: 0.6, detail: 0.9 },
    { kind: 'prop', name: 'moon', x: 0.33, y: 0.775, height: 0.1, emissive: 0.3, pull: 0.6, detail: 0.9 },
    { kind: 'prop', name: 'crescent', x: 0.5, y: 0.735, height: 0.1, emissive: 0.3, rotation: 1.4, anchorY: 0.5, pull: 0.6, detail: 0.9 },
    { kind: 'prop', name: 'mouseSide', x: 0.86, y: 0.96, height: 0.05, flip: true },
  ],
} satisfies DirectedScene
