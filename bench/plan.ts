import type { ActionPlan } from './actions.ts'
import type { RoundsPlan, TablesPlan } from './growth.ts'
import type { InkPlan } from './ink.ts'

export interface Plan {
  readonly name: 'quick' | 'full'
  /** How often each part is repeated; medians are told. */
  readonly times: {
    readonly actions: number
    readonly ink: number
    readonly tables: number
    readonly rounds: number
    readonly opening: number
  }
  readonly actions: ActionPlan
  readonly ink: InkPlan
  readonly tables: TablesPlan
  readonly rounds: RoundsPlan
  readonly sleeping: number
  readonly weighed: number
}

export const FULL: Plan = {
  name: 'full',
  times: { actions: 5, ink: 2, tables: 1, rounds: 2, opening: 3 },
  actions: { tables: 100, warmUp: { actions: 60_000, atMostSeconds: 9 }, seconds: 3, rate: 500 },
  ink: { seconds: 3, tries: 2, from: 16, factor: 1.6, within: 0.1, most: 420 },
  tables: { sizes: [10, 100, 500, 1000, 2000], rate: 500, seconds: 5 },
  rounds: { tables: 100, rounds: 40, together: 4 },
  sleeping: 10_000,
  weighed: 400,
}

export const QUICK: Plan = {
  name: 'quick',
  times: { actions: 2, ink: 1, tables: 1, rounds: 1, opening: 3 },
  actions: { tables: 100, warmUp: { actions: 8000, atMostSeconds: 2 }, seconds: 1.5, rate: 500 },
  ink: { seconds: 1.5, tries: 1, from: 20, factor: 2, within: 0.2, most: 320 },
  tables: { sizes: [10, 100, 300], rate: 500, seconds: 2 },
  rounds: { tables: 100, rounds: 40, together: 8 },
  sleeping: 2000,
  weighed: 100,
}
