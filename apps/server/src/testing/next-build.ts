import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { GAME_IDS } from '@figment/catalog'

const root = join(import.meta.dirname, '../../../..')
/** What the server is made of. */
const SOURCES = ['apps/server', 'packages', 'games', 'content']
const NOT_NEEDED = new Set(['node_modules', 'dist', 'golden', 'painter'])

export interface Build {
  readonly main: string
  /** Its folder is another one each time: what was compiled of it is kept there, for the starts after the first. */
  readonly compiled: string
  remove(): void
}

/** A build that a later day might bring: the same source, but the first game of the list is written in a vocabulary that has one version more. */
export function nextBuild(): Build {
  const folder = mkdtempSync(join(tmpdir(), 'figment-next-'))
  for (const source of SOURCES) {
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (path) => !NOT_NEEDED.has(basename(path)) && !/\.(avif|webp|png)$/.test(path),
    })
  }
  link(folder)
  const door = join(folder, 'games', GAME_IDS[0] ?? '', 'index.ts')
  renameSync(door, join(dirname(door), 'today.ts'))
  writeFileSync(
    door,
    `import { game as today } from './today.ts'

const same = { options: (options) => options, deal: (deal) => deal, game: () => (event) => event }
const { vocabulary } = today
export const game = { ...today, vocabulary: vocabulary.next(vocabulary.dictionaries.at(-1), same) }
`,
  )
  return {
    main: join(folder, 'apps/server/src/main.ts'),
    compiled: join(folder, 'compiled'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What others wrote is shared; what is ours is the copy's own. */
function link(folder: string): void {
  const installed = join(root, 'node_modules')
  const ours = join(folder, 'node_modules/@figment')
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(installed)) if (name !== '@figment') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  symlinkSync(join(folder, 'games'), join(ours, 'games'))
  for (const group of ['packages', 'content', 'apps']) {
    const place = join(folder, group)
    for (const name of existsSync(place) ? readdirSync(place) : []) symlinkSync(join(place, name), join(ours, name))
  }
}
