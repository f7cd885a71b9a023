import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.74, 0.26],
  place: 'room',
  placeOptions: { floor: 0.76 },
  nodes: [
    {
      kind: 'portal',
      shape: 'arch',
      x: 0.7,
      y: 0.5,
      height: 0.38,
      frameWidth: 11,
      rim: 'groundFar',
      muntins: true,
      shadow: false,
      backGlow: 0.4,
      inner: { palette: 'moonTeal', light: [0.5, 0.35], place: 'hills', placeOptions: { disc: 70 }, nodes: [] },
    },
    { kind: 'prop', name: 'cello', x: 0.62, y: 0.765, height: 0.4, rotation: -1.42, anchorY: 0.5 },
    { kind: 'prop', name: 'bed', x: 0.62, y: 0.93, height: 0.3, colour: 1, shadow: 0.6 },
    {
      kind: 'figure',
      x: 0.16,
      y: 0.95,
      height: 0.28,
      shadow: 0.6,
      looks: { pose: 'play', child: true, coat: 0, hat: 'cone', hatColour: 1 },
    },
  ],
} satisfies DirectedScene
