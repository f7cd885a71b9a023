import { batFlying } from './bat.ts'
import { bearUpright, bearWalking } from './bear.ts'
import { butterflySide } from './butterfly.ts'
import { catSitting, catWalking } from './cat.ts'
import { craneFlying } from './crane.ts'
import { crow } from './crow.ts'
import { fawn, stag } from './deer.ts'
import { dragonLong } from './dragon.ts'
import { elephantSide } from './elephant.ts'
import { koi, longFish } from './fish.ts'
import { foxSitting, foxWalking } from './fox.ts'
import { gooseFlying } from './goose.ts'
import { hareRunning, hareUpright } from './hare.ts'
import { hedgehogSide } from './hedgehog.ts'
import { heron } from './heron.ts'
import { horseGalloping, horseStanding } from './horse.ts'
import { jellyfishSide } from './jellyfish.ts'
import { moth } from './moth.ts'
import { mouseSide } from './mouse.ts'
import { octopusSide } from './octopus.ts'
import { owlFlying } from './owl.ts'
import { ramSide } from './ram.ts'
import { snailSide } from './snail.ts'
import { snakeLong } from './snake.ts'
import { squirrel } from './squirrel.ts'
import { swanSide } from './swan.ts'
import { turtleSwimming } from './turtle.ts'
import { whaleSide } from './whale.ts'
import { wolfHowling } from './wolf.ts'

export const animals = {
  batFlying,
  bearUpright,
  bearWalking,
  butterflySide,
  catSitting,
  catWalking,
  craneFlying,
  crow,
  dragonLong,
  elephantSide,
  fawn,
  foxSitting,
  foxWalking,
  gooseFlying,
  hareRunning,
  hareUpright,
  hedgehogSide,
  heron,
  horseGalloping,
  horseStanding,
  jellyfishSide,
  koi,
  longFish,
  moth,
  mouseSide,
  octopusSide,
  owlFlying,
  ramSide,
  snailSide,
  snakeLong,
  squirrel,
  stag,
  swanSide,
  turtleSwimming,
  whaleSide,
  wolfHowling,
}
