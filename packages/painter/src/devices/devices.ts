import type { Draft } from '../grammar/draft.ts'
import { balloonLift } from './balloon-lift.ts'
import { bookWorld } from './book-world.ts'
import { cargoBoat } from './cargo-boat.ts'
import { containedWorld } from './contained-world.ts'
import { falseShadow } from './false-shadow.ts'
import { headSwap } from './head-swap.ts'
import { intruder } from './intruder.ts'
import { otherReflection } from './other-reflection.ts'
import { parlour } from './parlour.ts'
import { procession } from './procession.ts'
import { scaleInversion } from './scale-inversion.ts'
import { stagePlay } from './stage-play.ts'
import { stairway } from './stairway.ts'
import { strangeRain } from './strange-rain.ts'
import { substitutedLeaves } from './substituted-leaves.ts'
import { thread } from './thread.ts'
import { threshold } from './threshold.ts'
import { worldOnBack } from './world-on-back.ts'

/** The figures of speech of this painter: each is one impossible relation. The order is part of every seed. */
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
} satisfies Record<string, (draft: Draft) => void>

export type DeviceName = keyof typeof devices

export const deviceNames = Object.keys(devices) as DeviceName[]
