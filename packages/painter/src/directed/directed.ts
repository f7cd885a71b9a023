import type { DirectedCard } from '../scene/scene.ts'
import { balloonHouse } from './balloon-house.ts'
import { bottleSea } from './bottle-sea.ts'
import { bulbWinter } from './bulb-winter.ts'
import { cageHead } from './cage-head.ts'
import { candleLight } from './candle-light.ts'
import { chessKing } from './chess-king.ts'
import { cityTurtle2 } from './city-on-turtle.ts'
import { cityTurtle } from './city-turtle.ts'
import { cloudShepherd } from './cloud-shepherd.ts'
import { doorDesert } from './door-desert.ts'
import { headSea } from './head-sea.ts'
import { keyTree } from './key-tree.ts'
import { keyholeForest } from './keyhole-forest.ts'
import { kiteWhale } from './kite-whale.ts'
import { libraryWhale } from './library-whale.ts'
import { lighthouseOctopus } from './lighthouse-octopus.ts'
import { mirrorKing } from './mirror-king.ts'
import { moonCall } from './moon-call.ts'
import { moonFisher } from './moon-fisher.ts'
import { moonLadder } from './moon-ladder.ts'
import { mouseTiger } from './mouse-tiger.ts'
import { puppetHand } from './puppet-hand.ts'
import { reflection } from './reflection.ts'
import { seaParlour } from './sea-parlour.ts'
import { shadowLion } from './shadow-lion.ts'
import { snailRoad } from './snail-road.ts'
import { snowProcession } from './snow-procession.ts'
import { stairsDoor } from './stairs-door.ts'
import { starLaundry } from './star-laundry.ts'
import { teaStorm } from './tea-storm.ts'
import { theatreFish } from './theatre-fish.ts'
import { tightrope } from './tightrope.ts'
import { umbrellaBoat } from './umbrella-boat.ts'
import { underwaterPiano } from './underwater-piano.ts'

/** Every scene written by hand. */
export const directedCards: readonly DirectedCard[] = [
  kiteWhale,
  doorDesert,
  shadowLion,
  bottleSea,
  cageHead,
  keyTree,
  moonLadder,
  cityTurtle,
  theatreFish,
  reflection,
  underwaterPiano,
  bulbWinter,
  moonFisher,
  libraryWhale,
  chessKing,
  teaStorm,
  balloonHouse,
  keyholeForest,
  puppetHand,
  headSea,
  snailRoad,
  stairsDoor,
  tightrope,
  lighthouseOctopus,
  mirrorKing,
  seaParlour,
  snowProcession,
  cloudShepherd,
  mouseTiger,
  cityTurtle2,
  starLaundry,
  umbrellaBoat,
  candleLight,
  moonCall,
]

export const directedCard = (id: string): DirectedCard => {
  const card = directedCards.find((card) => card.id === id)
  if (!card) throw new Error(`no directed card called ${id}`)
  return card
}
