import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as bounds from './bounds.ts'
import { COUNTED_BOUND_NAMES, COUNTED_BOUNDS, type CountedBound } from './counted-bounds.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isTest = (path: string) => path.endsWith('.test.ts')
const SOURCES = globSync(['apps/server/src/**/*.ts', 'games/*/over-sockets/*.ts', 'packages/*/src/**/*.ts', 'games/*/rules/*.ts'], {
  cwd: ROOT,
})
  .filter((path) => !path.includes('node_modules') && !/running\/(bounds|counted-bounds)\./.test(path))
  .map((path) => ({ path, isTest: isTest(path), text: read(path) }))
const [tests, code] = [SOURCES.filter((source) => source.isTest), SOURCES.filter((source) => !source.isTest)]

type Constant = keyof typeof bounds
const values = bounds as Readonly<Record<string, unknown>>
const CONSTANTS = (Object.keys(bounds) as Constant[]).filter((name) => typeof values[name] !== 'function')

/** Nobody is refused at these, so nothing is counted: something is forgotten, is over, or is left for later. Each has a row and a test. */
const QUIET: readonly Constant[] = [
  'ADDRESSES_REMEMBERED_AT_MOST',
  'BACKUPS_KEPT_AT_MOST',
  'CLIP_SENT_IN_BYTES',
  'CLIP_TOLD_WITHIN_MS',
  'LET_IN_AT_MOST',
  'LOG_MESSAGES_KNOWN_AT_MOST',
  'NO_TABLE_TOLD_EVERY_MS',
  'OPERATOR_SESSION_LASTS_MS',
  'OPERATOR_SESSIONS_AT_MOST',
  'PAGES_ASKED_FOR_BY_AT_MOST',
  'PEOPLE_KEPT_AT_MOST',
  'PLACES_OF_A_PERSON_AT_MOST',
  'RELAY_PASSWORD_LASTS_MS',
  'REMOVED_SCREENS_AT_MOST',
  'TABLES_LISTED_AT_MOST',
  'TYPED_CODES_REACH_MS',
  'UNSENT_BEFORE_WHOLE_AT_MOST_BYTES',
]

/** No bounds by themselves: how often one is looked at, what goes with it, or what it is measured in. */
const BELONGS_TO: Readonly<Partial<Record<Constant, CountedBound | 'a unit'>>> = {
  ASK_AGAIN_AFTER_MS: 'load',
  BOTS_SLOWER_TIMES: 'load',
  CALM_AGAIN_AFTER_MS: 'load',
  CALMER_BY_MEMORY_SHARE: 'load',
  DAY_MS: 'a unit',
  DISK_LOOKED_AT_EVERY_MS: 'disk',
  // with the two bytes that say what a message is
  FRAME_BYTES_AT_MOST: 'messageBytes',
  HOUR_MS: 'a unit',
  KNOCK_LASTS_MS: 'knocksAtATable',
  LAG_COUNTS_FROM_OWN_CPU_SHARE: 'load',
  LAG_LASTS_WINDOWS: 'load',
  LAG_WINDOW_MS: 'load',
  LOAD_LOOKED_AT_EVERY_MS: 'load',
  MINUTE_MS: 'a unit',
  SEEN_NOTED_EVERY_MS: 'wrongCodes',
  SLOWNESS_LOOKED_AT_EVERY_MS: 'readsSlowly',
  STILL_FOR_MS: 'load',
  STILL_TABLES_SLEEP_EVERY_MS: 'load',
  UNSENT_LOOKED_AT_EVERY_MS: 'unsentInAll',
  WHOLES_SELDOMER_TIMES: 'load',
}

/** What the tables of these chapters say, by the names in their last column. */
function rowsOf(...chapters: readonly string[]): ReadonlyMap<string, string> {
  const rows = new Map<string, string>()
  for (const chapter of chapters) {
    const [text = ''] = read('docs/operating.md').split(`\n## ${chapter}\n`)[1]?.split('\n## ') ?? []
    for (const table of text.split('\n\n').filter((part) => /^\|.*\| counted as +\|$/m.test(part))) {
      const [head = [], , ...body] = table.split('\n').map((row) =>
        row
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim()),
      )
      const isOurs = (at: number) => at > 0 && !/^counted as$|^what people need$|^a school/.test(head[at] ?? '')
      for (const row of body) {
        const said = row.filter((_, at) => isOurs(at)).join(' | ')
        for (const [, name = ''] of (row.at(-1) ?? '').matchAll(/`(\w+)`/g)) rows.set(name, `${rows.get(name) ?? ''} ${said}`)
      }
    }
  }
  return rows
}
const ROWS = rowsOf('Bounds', 'Under load')

const partOf = (constant: string): unknown => constant.split('.').reduce<unknown>((whole, part) => (whole as typeof values)[part], values)
const COUNTED = Object.values<readonly string[]>(COUNTED_BOUNDS).flat()
const topOf = (constant: string): string => constant.split('.')[0] ?? ''

it('every constant is a bound that is counted, one at which nobody is refused, or belongs to one; and to one list only', () => {
  const counted = new Set(COUNTED.map(topOf))
  const lists = (name: Constant) => [counted.has(name), QUIET.includes(name), name in BELONGS_TO].filter(Boolean).length
  expect(CONSTANTS.filter((name) => lists(name) !== 1)).toEqual([])
  // a constant of several bounds is counted in all its parts
  const parts = (['TABLE_BOUNDS', 'REPORTS_KEPT_AT_MOST'] as const).flatMap((whole) =>
    Object.keys(values[whole] as object).map((part) => `${whole}.${part}`),
  )
  expect(parts.filter((part) => !COUNTED.includes(part))).toEqual([])
})

it('no bound of the server stands anywhere else', () => {
  const others = code.filter(({ path }) => /^apps\/server\/src\/(?!testing|golden)/.test(path))
  const names = others.flatMap(({ text }) =>
    [...text.matchAll(/^(?:export )?const (\w*AT_(?:MOST|LEAST|ONCE)\w*) = /gm)].map(([, name = '']) => name),
  )
  // what the server does by itself: nobody who plays can add to these
  expect(names.toSorted()).toEqual([
    'ASKED_AT_MOST_EVERY_MS',
    'DEATHS_AT_MOST',
    'NOTES_READ_AT_MOST',
    'REMEMBERED_AT_LEAST',
    'TABLES_AT_ONCE',
  ])
})

it('docs/operating.md has a row for every bound, and for nothing else', () => {
  expect([...ROWS.keys()].toSorted()).toEqual([...COUNTED_BOUND_NAMES, ...QUIET].toSorted())
})

const isNamedIn = (name: string, { text }: { readonly text: string }) => new RegExp(`['"\`]${name}['"\`]`).test(text)

it('every bound is counted somewhere', () => {
  expect(COUNTED_BOUND_NAMES.filter((name) => !code.some((source) => isNamedIn(name, source)))).toEqual([])
})

/** Met by whoever does not read what a process writes: tried with a process and a pipe. */
const OVER_A_PIPE: readonly CountedBound[] = ['logUnread']
const OPENS_A_PORT = /\b(?:new House\(|House\.counting\(|SmallHouse\.with\(|startServer\(|\.listen\()/

it('a test reads the counter of every bound, over real sockets, and makes no part of the server up for it', () => {
  const overSockets = tests.filter(({ text }) => OPENS_A_PORT.test(text) && !text.includes(' as unknown as '))
  /** Asked for by its name, found in the metrics, or one of several in a list. */
  const isReadIn = (name: string, text: string) =>
    new RegExp(`\\b(?:reached|expectBudget)\\(\\s*'${name}'|bound="${name}"|[[,]\\s*'${name}'`).test(text)
  expect(COUNTED_BOUND_NAMES.filter((name) => !overSockets.some(({ text }) => isReadIn(name, text)))).toEqual(OVER_A_PIPE)
  expect(OVER_A_PIPE.filter((name) => !tests.some((source) => isNamedIn(name, source)))).toEqual([])
})

it('every bound at which nobody is refused has its test, too', () => {
  expect(QUIET.filter((name) => !tests.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
})

describe('rows say the numbers of their constants', () => {
  const made: readonly (readonly [string, readonly string[]])[] = [
    ...Object.entries(COUNTED_BOUNDS),
    ...QUIET.map((name) => [name, [name]] as const),
  ]
  it.each(made)('%s', (name, constants) => {
    const row = ROWS.get(name) ?? ''
    const unsaid = constants
      .flatMap((constant) => spellingsOf(constant, partOf(constant)))
      .filter((ways) => !ways.some((way) => says(row, way)))
    expect(unsaid, row).toEqual([])
  })
})

const says = (row: string, words: string): boolean => new RegExp(`(?<![\\w.,])${words.replaceAll('.', '\\.')}(?![\\w]|[.,]\\d)`).test(row)

/** The ways in which each number of a constant may be written. */
function spellingsOf(name: string, value: unknown): readonly (readonly string[])[] {
  if (typeof value === 'number') return [spellings(name, value)]
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is no bound`)
  // how long a total lasts is said with it
  const parts = Object.entries(value).filter(([part]) => part !== 'withinMs')
  return parts.flatMap(([part, inside]) => spellingsOf(`${name}.${part}`, inside))
}

function spellings(name: string, value: number): readonly string[] {
  const plain = value.toLocaleString('en')
  // a part says what it is in by its own name, or by that of the whole
  if (/(perSecond|perMinute)$/.test(name)) return [`${amounts(name, value)[0]} a \\w+`, ...amounts(name, value), ...seldom(name, value)]
  if (/_MS\b|Ms$/.test(name)) return durations(value)
  if (/SHARE|share|MARKS|_FROM$/.test(name) && value <= 1) return [`${Math.round(value * 100)} %`, ...(value === 1 ? ['all'] : ['quarter'])]
  return amounts(name, value).concat(plain === '2' ? ['two'] : plain === '1' ? ['once', 'one'] : [])
}

const amounts = (name: string, value: number): string[] =>
  /bytes|BYTES|DISK|letters|LETTERS/i.test(name) && value >= 1024 ? inBytes(value) : [value.toLocaleString('en')]

const [KB, MB, GB] = [1024, 1024 ** 2, 1024 ** 3]
const inBytes = (value: number): string[] =>
  [`${value / GB} GB`, `${value / MB} MB`, `${value / KB} KB`, `${value / KB} K`].filter((words) => !words.includes('.'))

/** What comes back so slowly is said by how long it takes. */
function seldom(name: string, value: number): readonly string[] {
  const everyMs = (name.endsWith('perMinute') ? 60_000 : 1000) / value
  const aMinute = name.endsWith('perSecond') ? [`${Math.round(value * 60)} a minute`] : []
  return [
    ...aMinute,
    ...durations(everyMs).map((time) => `every ${time}`),
    ...(Number.isInteger(value) ? [] : ['quarter of an hour', 'come back in a day', 'counts once']),
  ]
}

function durations(value: number): readonly string[] {
  const units = [
    ['ms', 1],
    ['s', 1000],
    ['seconds?', 1000],
    ['minutes?', 60_000],
    ['hours?', 3_600_000],
  ] as const
  const counted = units.flatMap(([unit, ms]) => (Number.isInteger(value / ms) ? [`${(value / ms).toLocaleString('en')} ${unit}`] : []))
  const words = {
    1000: ['a second', 'one second'],
    2000: ['two seconds'],
    60_000: ['a minute', 'every minute'],
    1_800_000: ['half an hour'],
    3_600_000: ['an hour'],
  }
  return [...counted, ...((words as Record<number, string[]>)[value] ?? [])]
}
