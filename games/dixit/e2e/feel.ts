import type { Measurements } from '../../../e2e/feel/measurement.ts'
import { jumps } from './feel/jumps.ts'
import { longEvening } from './feel/long-evening.ts'
import { reveal } from './feel/reveal.ts'
import { taps } from './feel/taps.ts'

export const feel: Measurements = { jumps, taps, reveal, longEvening }
