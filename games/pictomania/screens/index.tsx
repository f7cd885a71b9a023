import type { Pictomania } from '../types.ts'
import type { LoadedScreens } from '@figment/ui/contract.ts'
import { later } from '@figment/ui/later.ts'
import { Rules } from './learn/Rules.tsx'
import { Seat } from './Seat.tsx'
import { atZero, refusals } from './words.tsx'

// phones need nothing of the TV's, those who play nothing of the lobby's, and the chronicle comes when it is opened
const Tv = later(() => import('./tv/Tv.tsx').then((part) => part.Tv))
const Options = later(() => import('./Options.tsx').then((part) => part.Options))
const warmUp = {
  Button: later(() => import('./practice/Practice.tsx').then((part) => part.PracticeButton)),
  Screen: later(() => import('./practice/Practice.tsx').then((part) => part.Practice)),
}
const Chronicle = later(() => import('./chronicle/Chronicle.tsx').then((part) => part.Chronicle))
const Earlier = later(() => import('./over/Earlier.tsx').then((part) => part.Earlier))

export const screens: LoadedScreens<Pictomania> = { Seat, Tv, Options, warmUp, Chronicle, Earlier, Rules, refusals, atZero }
