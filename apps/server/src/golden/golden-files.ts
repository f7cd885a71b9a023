import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { GAME_IDS } from '@figment/catalog'
import type { Plan } from './evenings.ts'
import type { Moment } from './recording.ts'

/** A table as a version of Figment wrote it, and what it showed to everybody. */
export interface Golden {
  readonly keeper: Plan['keeper']
  readonly version: string
  readonly name: string
  readonly lines: readonly string[]
  readonly moments: readonly Moment[]
}

const root = join(import.meta.dirname, '../../../..')
export const KEEPERS: readonly Plan['keeper'][] = ['table', ...GAME_IDS]

/** A log is kept with the game it is about, or with the table. */
export const folderOf = (keeper: Plan['keeper']): string => join(root, keeper === 'table' ? 'packages/table' : `games/${keeper}`, 'golden')

/** All but games that no release has had yet. */
export const isReleased = (keeper: Plan['keeper']): boolean => existsSync(folderOf(keeper))

const LOG = '.log.br'
const VIEWS = '.views.br'

export function writeGolden({ keeper, version, name, lines, moments }: Golden): number {
  const place = join(folderOf(keeper), version, name)
  mkdirSync(dirname(place), { recursive: true })
  const log = packed(`${lines.join('\n')}\n`)
  const views = packed(`${moments.map((moment) => JSON.stringify(moment)).join('\n')}\n`)
  writeFileSync(`${place}${LOG}`, log)
  writeFileSync(`${place}${VIEWS}`, views)
  return log.byteLength + views.byteLength
}

/** All that was ever recorded, of one keeper or of all. */
export function readGoldens(keepers: readonly Plan['keeper'][] = KEEPERS): readonly Golden[] {
  return keepers.flatMap((keeper) =>
    list(folderOf(keeper)).flatMap((version) =>
      list(join(folderOf(keeper), version))
        .filter((file) => file.endsWith(LOG))
        .map((file) => readGolden(keeper, version, file.slice(0, -LOG.length))),
    ),
  )
}

/** Only what the latest release wrote, such as it is shown today. */
export function latestGoldens(keepers: readonly Plan['keeper'][] = KEEPERS): readonly Golden[] {
  const all = readGoldens(keepers)
  const releases = all.map(({ version }) => version).filter((version) => /^\d/.test(version))
  const latest = releases.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  return all.filter(({ version }) => version === latest)
}

export function readGolden(keeper: Plan['keeper'], version: string, name: string): Golden {
  const place = join(folderOf(keeper), version, name)
  const moments = unpacked(`${place}${VIEWS}`).map((line) => JSON.parse(line) as Moment)
  return { keeper, version, name, lines: unpacked(`${place}${LOG}`), moments }
}

/** The shapes that a release wrote, and the version of the vocabulary that they were. */
export interface Shapes {
  readonly release: string
  readonly version: number
  readonly shape: object
}

const SHAPES = 'shapes.json'

export function writeShapes(keeper: Plan['keeper'], { release, ...shapes }: Shapes): void {
  const folder = join(folderOf(keeper), release)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, SHAPES), `${JSON.stringify(shapes, null, 2)}\n`)
}

export function readShapes(keeper: Plan['keeper']): readonly Shapes[] {
  return list(folderOf(keeper)).flatMap((release) => {
    const file = join(folderOf(keeper), release, SHAPES)
    return existsSync(file) ? [{ release, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Shapes, 'release'>) }] : []
  })
}

/** Whether a set of this version is there: it is what a release wrote, and stays as it is. */
export const isRecorded = (version: string): boolean => KEEPERS.some((keeper) => existsSync(join(folderOf(keeper), version)))

/** One view is much like the one before: a window over all of them makes the rest small. */
function packed(text: string): Uint8Array {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
}

const unpacked = (file: string): string[] => brotliDecompressSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')

function list(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
