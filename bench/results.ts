import { ACTION_HOSTS, type ActionFigures, type ActionHost } from './actions.ts'
import type { RoundsStep, TablesStep } from './growth.ts'
import type { InkFigures, InkHost } from './ink.ts'
import type { Machine } from './machine.ts'
import type { Reopening, Start, Weight } from './opening.ts'
import type { Plan } from './plan.ts'
import { median } from './statistics.ts'

/** Everything that was measured, repetition by repetition. What was not asked for is missing. */
export interface Results {
  readonly at: string
  readonly machine: Machine
  readonly plan: Plan
  bytesPerAction?: { readonly received: number; readonly sent: number; readonly frames: number }
  actions?: Readonly<Record<ActionHost, readonly ActionFigures[]>>
  ink?: Readonly<Record<InkHost, readonly InkFigures[]>>
  tables?: readonly (readonly TablesStep[])[]
  rounds?: readonly (readonly RoundsStep[])[]
  starts?: readonly Start[]
  reopenings?: readonly Reopening[]
  weight?: Weight
}

type Numbers<T> = { readonly [Key in keyof T]: T[Key] extends number ? T[Key] : never }

/** The median of each figure over all repetitions. */
export function medians<T extends Numbers<T>>(repetitions: readonly T[]): T {
  const [first] = repetitions
  if (!first) throw new Error('nothing was measured')
  const keys = Object.keys(first) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, median(repetitions.map((figures) => figures[key] as number))])) as T
}

/** Step by step, the medians over all repetitions. */
export const mediansOfSteps = <T extends Numbers<T>>(repetitions: readonly (readonly T[])[]): readonly T[] =>
  (repetitions[0] ?? []).map((_, at) => medians(repetitions.flatMap((steps) => steps[at] ?? [])))

export const busyOf = (actions: NonNullable<Results['actions']>, host: ActionHost) => medians(actions[host].map(({ busy }) => busy))
export const steadyOf = (actions: NonNullable<Results['actions']>, host: ActionHost) => medians(actions[host].map(({ steady }) => steady))
export const inkTablesOf = (ink: NonNullable<Results['ink']>, host: InkHost) => median(ink[host].map(({ tables }) => tables))

/** How many times the first the most costly is. */
export const growthOf = (steps: readonly { readonly cpuPerAction: number }[]): number =>
  Math.max(...steps.map(({ cpuPerAction }) => cpuPerAction)) / (steps[0]?.cpuPerAction ?? Number.NaN)

export interface Goal {
  readonly what: string
  readonly wanted: string
  readonly measured: string
  readonly isMet: boolean
}

export function goalsOf({ actions, ink, tables, rounds }: Results): readonly Goal[] {
  const goals: Goal[] = []
  const ratio = (what: string, measured: number, { most, least }: { most?: number; least?: number }, sign = '×') => {
    const wanted = most === undefined ? `≥ ${least} ${sign}` : `≤ ${most} ${sign}`
    const isMet = most === undefined ? measured >= (least ?? 0) : measured <= most
    goals.push({ what, wanted, measured: `${measured.toFixed(2)} ${sign}`, isMet })
  }
  if (actions) {
    const cpu = Object.fromEntries(ACTION_HOSTS.map((host) => [host, busyOf(actions, host).cpuPerAction])) as Record<ActionHost, number>
    ratio('(a) CPU per action, log off, of raw ws', cpu.figmentLogOff / cpu.rawWs, { most: 1.5 })
    ratio('(a) CPU per action, durable log, of raw ws', cpu.figment / cpu.rawWs, { most: 2 })
    ratio('(a) CPU per action, durable log, of boardgame.io', cpu.figment / cpu.boardgameIo, { most: 0.33 })
    ratio('(a) CPU per action, durable log, of Socket.IO', cpu.figment / cpu.socketIo, { most: 1 })
    ratio('(a) CPU per action, durable log, of Socket.IO with equal bytes', cpu.figment / cpu.socketIoEqualBytes, { most: 1 })
  }
  if (ink) {
    ratio('(b) tables that draw, of raw ws unbatched', inkTablesOf(ink, 'figment') / inkTablesOf(ink, 'rawWsInk'), { least: 1 })
    ratio('(b) tables that draw, of Socket.IO', inkTablesOf(ink, 'figment') / inkTablesOf(ink, 'socketIo'), { least: 4 })
  }
  if (tables) ratio('(c) the most costly number of tables, of the fewest', growthOf(mediansOfSteps(tables)), { most: 1.2 })
  if (rounds) ratio('(c) the most costly rounds, of the first', growthOf(mediansOfSteps(rounds)), { most: 1.2 })
  return goals
}
