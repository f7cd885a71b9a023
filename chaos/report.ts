import { availableParallelism, loadavg } from 'node:os'
import type { Circle } from './circle.ts'
import type { Stuck } from './device.ts'
import type { Fault } from './faults.ts'
import { byFault, waitsOf, whileNetworksCarry } from './stuck.ts'
import type { Town } from './town.ts'

interface Story {
  readonly circles: readonly Circle[]
  readonly faults: readonly Fault[]
  readonly town: Town
  readonly entries: number
  readonly takeovers: number
}

/** What happened, in numbers. */
export function report({ circles, faults, town, entries, takeovers }: Story): string {
  const devices = circles.flatMap((circle) => circle.devices)
  const moves = devices.flatMap((device) => [...device.moves.values()])
  const count = <T>(all: readonly T[], isSo: (one: T) => boolean) => all.filter(isSo).length
  const faultsByKind = [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${all.length}`)
  const farewells = town.farewells.map(({ took, code }) => `${(took / 1000).toFixed(1)} s with code ${code}`)
  const lines: [string, string | number][] = [
    ['tables', circles.length],
    ['devices', devices.length],
    ['games played to the end', circles.reduce((sum, { games }) => sum + games, 0)],
    ['moves sent', moves.length],
    ['  acknowledged', count(moves, ({ answer }) => answer?.refused === null)],
    ['  refused', count(moves, ({ answer }) => typeof answer?.refused === 'string')],
    ['  sent more than once', count(moves, ({ times }) => times > 1)],
    ['entries in the logs', entries],
    ['reconnections', devices.reduce((sum, { reconnects }) => sum + reconnects, 0)],
    ['takeovers of tables', takeovers],
    ['fenced appends', town.fenced],
    ['faults', faultsByKind.join(', ')],
    ['ends on SIGTERM', farewells.join(', ')],
    ['load of this machine', `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`],
  ]
  const table = lines.map(([name, value]) => `${name.padEnd(26)}${value}`)
  const all = { moves: devices.flatMap(({ stuck }) => stuck), losses: devices.flatMap(({ away }) => away) }
  const kinds = [...byFault(devices, faults)].sort(([a], [b]) => a.localeCompare(b))
  const rows = [['overall', all] as const, ['while networks carry', whileNetworksCarry(devices, faults)] as const, ...kinds]
  const waits = rows.map(([name, felt]) => row(name, columns(felt.moves), columns(felt.losses)))
  return [...table, '', row('stuck, in ms', 'from a move to its answer', 'from a loss to a view'), row('', HEADS, HEADS), ...waits].join(
    '\n',
  )
}

const HEADS = ['times', 'median', 'p99', 'longest'].map((head) => head.padStart(8)).join('')
const row = (name: string, moves: string, losses: string): string => `${name.padEnd(18)}${moves.padStart(32)}   ${losses.padStart(32)}`

function columns(stuck: readonly Stuck[]): string {
  const { count, median, p99, longest } = waitsOf(stuck)
  return [count, median, p99, longest].map((value) => String(value).padStart(8)).join('')
}
