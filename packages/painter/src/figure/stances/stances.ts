import type { Stance } from '../stance.ts'
import { airborne } from './airborne.ts'
import { low } from './low.ts'
import { upright } from './upright.ts'

const all = { ...upright, ...low, ...airborne }

export type StanceName = keyof typeof all

export const stances: Record<StanceName, Stance> = all

export const stanceNames = Object.keys(all) as StanceName[]
