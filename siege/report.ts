import { availableParallelism, loadavg } from 'node:os'
import type { Circle } from '../chaos/circle.ts'
import { waitsOf } from '../chaos/stuck.ts'
import { inMegabytes, type Memory } from './memory.ts'

/** A part of the evening: before the siege, under it, after it. */
export interface Time {
  readonly name: string
  readonly from: number
  readonly to: number
}

interface Story {
  readonly circles: readonly Circle[]
  readonly times: readonly Time[]
  readonly memory: { readonly before: Memory; readonly most: Memory; readonly afterwards: Memory }
  /** What the hostile machine did, and how often; null when it broke down. */
  readonly done: Readonly<Record<string, number>> | null
  readonly bounds: readonly (readonly [bound: string, times: number])[]
}

const P99_GOAL_MS = 250

/** What happened, in numbers. How long people waited is told, not judged: attackers and players share this machine. */
export function report({ circles, times, memory, done, bounds }: Story): string {
  const devices = circles.flatMap((circle) => circle.devices)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const waits = times.map(({ name, from, to }): [string, string] => {
    const stuck = devices.flatMap((device) => device.stuck.filter((wait) => wait.from >= from && wait.from < to))
    const { count, median, p99, longest } = waitsOf(stuck)
    return [`moves ${name}`, `${count}: median ${median} ms, p99 ${p99} ms (goal: ${P99_GOAL_MS}), longest ${longest} ms`]
  })
  const lines: readonly (readonly [string, string | number])[] = [
    ['tables, devices', `${circles.length}, ${devices.length}`],
    ['games played to the end', sum(circles.map(({ games }) => games))],
    ['moves', sum(devices.map((device) => device.moves.size))],
    ['reconnections', sum(devices.map(({ reconnects }) => reconnects))],
    ...waits,
    ['memory before', inMegabytes(memory.before)],
    ['the most under siege', inMegabytes(memory.most)],
    ['afterwards', inMegabytes(memory.afterwards)],
    ['load of this machine', `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`],
  ]
  const inColumns = ([name, value]: readonly [string, string | number]) => `${name.padEnd(26)}${value}`
  const counted = ([what, count]: readonly [string, number]) => `  ${what.padEnd(46)}${count}`
  const byName = ([a]: readonly [string, number], [b]: readonly [string, number]) => a.localeCompare(b)
  return [
    ...lines.map(inColumns),
    '\nwhat the hostile machine did',
    ...Object.entries(done ?? {})
      .sort(byName)
      .map(counted),
    '\nbounds that were reached',
    ...[...bounds].sort(byName).map(counted),
  ].join('\n')
}
