import type { Draft } from '../grammar/draft.ts'
import { animalErrand } from './animal-errand.ts'
import { balloonLift } from './balloon-lift.ts'
import { bookWorld } from './book-world.ts'
import { cargoBoat } from './cargo-boat.ts'
import { carriedHome } from './carried-home.ts'
import { clockworkWorld } from './clockwork-world.ts'
import { containedWorld } from './contained-world.ts'
import { fallingUpward } from './falling-upward.ts'
import { falseShadow } from './false-shadow.ts'
import { flight } from './flight.ts'
import { gardenOfThings } from './garden-of-things.ts'
import { greatHand } from './great-hand.ts'
import { halfway } from './halfway.ts'
import { hangingWorld } from './hanging-world.ts'
import { headSwap } from './head-swap.ts'
import { highFishing } from './high-fishing.ts'
import { intruder } from './intruder.ts'
import { mendedSky } from './mended-sky.ts'
import { moonSwing } from './moon-swing.ts'
import { oneWhoDiffers } from './one-who-differs.ts'
import { otherReflection } from './other-reflection.ts'
import { parlour } from './parlour.ts'
import { procession } from './procession.ts'
import { scaleInversion } from './scale-inversion.ts'
import { silhouetteWorld } from './silhouette-world.ts'
import { sleepingHill } from './sleeping-hill.ts'
import { stagePlay } from './stage-play.ts'
import { stairway } from './stairway.ts'
import { strangeRain } from './strange-rain.ts'
import { strangeWave } from './strange-wave.ts'
import { substitutedLeaves } from './substituted-leaves.ts'
import { thread } from './thread.ts'
import { threshold } from './threshold.ts'
import { tornSky } from './torn-sky.ts'
import { wayOfThings } from './way-of-things.ts'
import { worldOnBack } from './world-on-back.ts'

/** The figures of speech of this painter: each is one impossible relation. */
export const devices = {
  scaleInversion,
  containedWorld,
  threshold,
  headSwap,
  thread,
  substitutedLeaves,
  balloonLift,
  stairway,
  falseShadow,
  worldOnBack,
  parlour,
  procession,
  stagePlay,
  otherReflection,
  strangeRain,
  cargoBoat,
  bookWorld,
  intruder,
  animalErrand,
  carriedHome,
  clockworkWorld,
  fallingUpward,
  flight,
  gardenOfThings,
  greatHand,
  halfway,
  hangingWorld,
  highFishing,
  mendedSky,
  moonSwing,
  oneWhoDiffers,
  silhouetteWorld,
  sleepingHill,
  strangeWave,
  tornSky,
  wayOfThings,
} satisfies Record<string, (draft: Draft) => void>

export type DeviceName = keyof typeof devices

export const deviceNames = Object.keys(devices) as DeviceName[]
