import type { Verdict } from './compat.ts'

/** A feature that is used in a built file and lacked by a browser of the baseline. */
export interface Finding {
  /** As the list of what is allowed names it: `css text-wrap`, `js Object.groupBy`. */
  readonly feature: string
  readonly verdict: Verdict
  /** The piece of the file where it stands, for whoever looks for it. */
  readonly place: string
}

export interface Trouble extends Finding {
  /** How often the feature is used; the place is the first. */
  readonly count: number
}

/** Tells what is wrong from what is allowed, each feature once; an entry that allows nothing any more is wrong too. */
export function withoutAllowed(findings: readonly Finding[], allowed: Readonly<Record<string, string>>) {
  const entries = Object.keys(allowed)
  const used = new Set<string>()
  const troubles = new Map<string, Trouble>()
  for (const finding of findings) {
    const entry = entries.find((pattern) => matches(pattern, finding.feature))
    const { count = 0, place = finding.place } = troubles.get(finding.feature) ?? {}
    if (entry) used.add(entry)
    else troubles.set(finding.feature, { ...finding, place, count: count + 1 })
  }
  return { troubles: [...troubles.values()], unusedEntries: entries.filter((entry) => !used.has(entry)) }
}

function matches(pattern: string, feature: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? feature === pattern : feature.startsWith(start) && feature.endsWith(end)
}
