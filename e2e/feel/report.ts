import { inWords, type Machine } from '../../bench/machine.ts'
import { markdown, type Sheet } from '../../bench/sheet.ts'
import { median } from '../../bench/statistics.ts'
import type { Goal, Measurement } from './measurement.ts'

/** A measurement, and each figure of it as often as it was taken. */
export interface Felt {
  readonly measurement: Measurement
  readonly figures: Readonly<Record<string, readonly number[]>>
}

export function goalSheet(all: readonly Felt[]): Sheet {
  const rows = all.flatMap(({ measurement: { goals }, figures }) =>
    Object.entries(goals).map(([name, goal]) => rowOf(goal, figures[name] ?? [])),
  )
  return [['goal', 'wanted', 'measured', 'from … to', ''], ...rows]
}

function rowOf({ what, unit, atMost, digits }: Goal, values: readonly number[]): readonly string[] {
  const number = (value: number) => value.toFixed(digits)
  const inUnit = (value: string) => `${value} ${unit}`.trimEnd()
  const measured = median(values)
  const range = `${number(Math.min(...values))} … ${number(Math.max(...values))}`
  return [what, inUnit(`≤ ${atMost}`), inUnit(number(measured)), range, measured <= atMost ? 'met' : 'NOT met']
}

interface Story {
  readonly at: Date
  readonly machine: Machine
  readonly times: number
  /** The machine's load before and after, over a minute. */
  readonly load: readonly [before: number, after: number]
}

/** The page for people to read. */
export function page(all: readonly Felt[], { at, machine, times, load }: Story): string {
  const [before, after] = load.map((value) => value.toFixed(1))
  return `${[
    '# Figment, felt',
    `\`npm run feel\` on ${at.toISOString().slice(0, 10)}: ${inWords(machine)}. The load of the machine was ${before} when it began and ${after} when it ended, this measurement included; on a machine that others use, the figures are upper bounds. Everything was measured ${times} times, each with a server and a browser of its own, and medians are told. The browser paints without a graphics card. No test depends on these figures: they are here to be looked at, and to be better next time.`,
    '## Goals',
    markdown(goalSheet(all)),
    '## How it was measured',
    all.map(({ measurement: { goals, how } }) => `- **${Object.values(goals)[0]?.what.replace(/[:,].*$/, '')}**: ${how}`).join('\n'),
  ].join('\n\n')}\n`
}
