import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.68, 0.2],
  place: 'cloudsea',
  placeOptions: { disc: 0 },
  nodes: [
    {
      kind: 'stairs',
      path: [
        [0.3, 0.92],
        [0.05, 0.6],
        [0.75, 0.62],
        [0.66, 0.36],
      ],
      count: 18,
      nearWidth: 0.26,
      farWidth: 0.1,
      colour: 'groundFar',
    },
    {
      kind: 'portal',
      id: 'd',
      shape: 'door',
      x: 0.68,
      y: 0.345,
      height: 0.2,
      frameWidth: 14,
      rim: 0,
      shadow: false,
      backGlow: 0.9,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 0.3],
        place: 'space',
        nodes: [{ kind: 'icon', name: 'ringed-planet', x: 0.5, y: 0.6, height: 0.3 }],
      },
    },
    {
      kind: 'figure',
      id: 'f',
      x: 0.2,
      y: 0.75,
      height: 0.15,
      looks: { coat: 3, hat: 'bowler', pose: 'walk', arms: ['down', 'down'], hatColour: 'shadow' },
    },
    { kind: 'icon', name: 'luggage', x: 0.255, y: 0.755, height: 0.05 },
    { kind: 'swarm', motifs: ['prop:paperPlane'], count: 7, area: [0.1, 0.1, 0.55, 0.5], heights: [0.02, 0.035] },
    { kind: 'birds', count: 8, area: [0.1, 0.1, 0.6, 0.35], colour: 'groundNear' },
    { kind: 'prop', name: 'airBalloon', x: 0.2, y: 0.36, height: 0.15, fog: 0.2, colour: 0, secondColour: 1 },
  ],
} satisfies DirectedScene
