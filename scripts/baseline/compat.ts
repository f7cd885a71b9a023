// What MDN's tables know of a feature, asked for the oldest browsers that we promise.
import { createRequire } from 'node:module'
import { baseline } from '../../apps/web/baseline.ts'

type Browser = 'safari' | 'safari_ios' | 'firefox' | 'firefox_android' | 'chrome' | 'chrome_android'

/** What MDN says of one browser: since when, until when, and on what condition. */
interface Statement {
  readonly version_added?: string | false
  readonly version_removed?: string | false
  readonly prefix?: string
  readonly alternative_name?: string
  readonly partial_implementation?: boolean
  readonly flags?: readonly object[]
}

/** A feature in MDN's tree, with those that belong to it below. */
export type Feature = { readonly [name: string]: Feature } & {
  readonly __compat?: { readonly support: Readonly<Partial<Record<Browser, Statement | readonly Statement[]>>> }
}

// 20 MB of JSON: Vitest would take ten seconds to import them
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as Feature & {
  readonly browsers: Readonly<Record<Browser, { readonly name: string }>>
}

const oldest: readonly (readonly [browser: Browser, version: string])[] = [
  ['safari', baseline.safari],
  ['safari_ios', baseline.ios],
  ['firefox', baseline.firefox],
  ['firefox_android', baseline.firefox],
  ['chrome', baseline.chrome],
  ['chrome_android', baseline.chrome],
]

export interface Verdict {
  /** The browsers of the baseline that do not have it, each with the version that brought it. */
  readonly lackedBy: readonly string[]
  /** The names under which all who lack it have it instead: `-webkit-mask` for `mask`. */
  readonly insteadNeeds: readonly string[]
}

/** The entry at a path of MDN's tree, such as `css.properties.mask`. */
export function entryAt(...path: readonly string[]): Feature | undefined {
  let entry: Feature | undefined = bcd
  for (const key of path) entry = entry && Object.hasOwn(entry, key) ? entry[key] : undefined
  return entry
}

/** What stands below an entry, without what is said of itself. */
export const membersOf = (entry: Feature | undefined): [name: string, member: Feature][] =>
  Object.entries(entry ?? {}).filter((member): member is [string, Feature] => member[0] !== '__compat')

/** The version in which a browser first had it, without a flag or a prefix. */
export function sinceVersion(entry: Feature | undefined, browser: Browser): string | undefined {
  const whole = statementsOf(entry, browser).find(({ flags, prefix, version_added }) => !flags && !prefix && isVersion(version_added))
  return whole ? String(whole.version_added) : undefined
}

/** Judges the feature of that name; what the tables do not know is taken for supported. */
export function judge(entry: Feature | undefined, name: string): Verdict {
  const lackedBy: string[] = []
  const insteadNeeds = new Set<string>()
  for (const [browser, version] of oldest) {
    const statements = statementsOf(entry, browser)
    const there = statements.filter((statement) => isThere(statement, version))
    const isComplete = ({ partial_implementation, prefix, alternative_name }: Statement) =>
      !partial_implementation && !prefix && !alternative_name
    if (statements.length === 0 || there.some(isComplete)) continue
    const other = there.map(({ prefix, alternative_name }) => (prefix ? prefix + name : alternative_name)).find(Boolean)
    if (other) insteadNeeds.add(other)
    // has it, with a gap that the tables describe in words
    else if (there.length > 0) continue
    else lackedBy.push(`${bcd.browsers[browser].name} ${version} (${sinceVersion(entry, browser) ?? 'never'})`)
  }
  return { lackedBy, insteadNeeds: [...insteadNeeds] }
}

export const isHadByAll = ({ lackedBy, insteadNeeds }: Verdict): boolean => lackedBy.length === 0 && insteadNeeds.length === 0

const statementsOf = (entry: Feature | undefined, browser: Browser): readonly Statement[] =>
  [entry?.['__compat']?.support[browser] ?? []].flat()

function isThere({ flags, version_added, version_removed }: Statement, version: string): boolean {
  if (flags || !isVersion(version_added) || isNewer(version_added, version)) return false
  return !isVersion(version_removed) || isNewer(version_removed, version)
}

const isVersion = (value: string | false | undefined): value is string => typeof value === 'string' && value !== 'preview'

function isNewer(one: string, other: string): boolean {
  const [major = 0, minor = 0] = numbers(one)
  const [otherMajor = 0, otherMinor = 0] = numbers(other)
  return major > otherMajor || (major === otherMajor && minor > otherMinor)
}

/** MDN writes `≤37` where nobody looked further back. */
const numbers = (version: string): number[] => version.replace('≤', '').split('.').map(Number)
