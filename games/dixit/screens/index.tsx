import type { Dixit } from '../types.ts'
import type { LoadedScreens } from '@figment/ui/contract.ts'
import { later } from '@figment/ui/later.ts'
import { Chronicle } from './chronicle/Chronicle.tsx'
import { Rules } from './learn/Rules.tsx'
import { Options } from './Options.tsx'
import { Seat } from './Seat.tsx'
import { atZero, refusals } from './words.tsx'

/** No phone needs it. */
const Tv = later(() => import('./Tv.tsx').then((loaded) => loaded.Tv))

export const screens: LoadedScreens<Dixit> = { Seat, Tv, Options, Chronicle, Rules, refusals, atZero }
