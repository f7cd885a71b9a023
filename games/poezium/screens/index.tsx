import type { Poezium } from '../types.ts'
import type { LoadedScreens } from '@figment/ui/contract.ts'
import { Chronicle } from './chronicle/Chronicle.tsx'
import { Rules } from './learn/Rules.tsx'
import { Options } from './Options.tsx'
import { Seat } from './Seat.tsx'
import { Tv } from './tv/Tv.tsx'
import { atZero, refusals } from './words.tsx'

export const screens: LoadedScreens<Poezium> = { Seat, Tv, Options, Chronicle, Rules, refusals, atZero }
