import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.3, 0.2],
  place: 'street',
  placeOptions: { roadX: 0.35, disc: 0, clouds: 0.5 },
  nodes: [
    {
      kind: 'prop',
      name: 'spinningTop',
      x: 0.5,
      y: 0.86,
      height: 0.5,
      rotation: 0.2,
      colour: 0,
      secondColour: 1,
      shadow: 0.6,
      cast: 0.4,
      detail: 0.75,
    },
    { kind: 'figure', x: 0.8, y: 0.95, height: 0.19, looks: { pose: 'run', coat: 2, hat: 'bowler', jacket: true } },
    { kind: 'figure', x: 0.2, y: 0.96, height: 0.17, flip: true, looks: { pose: 'run', coat: 1, child: true, scarf: 0 } },
    { kind: 'prop', name: 'hareRunning', x: 0.55, y: 0.97, height: 0.06 },
  ],
} satisfies DirectedScene
