// `npm run new-game -- night-train`: a folder with a small game in it that plays at once, and its line in the list of games.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, namesOf, type Taken } from './names.ts'

const root = join(import.meta.dirname, '../..')
const games = join(root, 'games')
const template = join(import.meta.dirname, 'template')
/** What it is called in the template. */
const THERE: Names = { id: 'dream-for-two', type: 'DreamForTwo', prefix: 'DT', title: 'A Dream for Two' }

const [id, ...more] = process.argv.slice(2)
if (id === undefined || more.length > 0) stop('Say which one it will be: npm run new-game -- night-train')
const names = namesOf(id, taken())
if (typeof names === 'string') stop(names)
copy(names)
enlist(names)
console.log(`games/${names.id} is there, with rules that are numbered from [${names.prefix}1], and one line in games/index.ts.
npm run dev   plays it: choose "${names.title}"
npm test      looks after it from now on
docs/adding-a-game.md says how it becomes a game of your own.`)

function taken(): Taken {
  const texts = globSync('**/*.{ts,tsx}', { cwd: template }).map((file) => readFileSync(join(template, file), 'utf8'))
  const types = texts.flatMap((text) => text.match(/\b[A-Z]\w*/g) ?? []).filter((type) => type !== THERE.type)
  const rules = globSync('*/RULES.md', { cwd: games }).map((file) => readFileSync(join(games, file), 'utf8'))
  return {
    ids: readdirSync(games, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    prefixes: rules.flatMap((text) => Array.from(text.matchAll(/^- \[([A-Z]{2})\d+\]/gm), ([, prefix = '']) => prefix)),
    types,
  }
}

function copy({ id: folder, type, prefix, title }: Names): void {
  const place = join(games, folder)
  cpSync(template, place, { recursive: true, errorOnExist: true, force: false })
  for (const file of globSync('**/*.{ts,tsx,md}', { cwd: place })) {
    const text = readFileSync(join(place, file), 'utf8')
      .replaceAll(THERE.type, type)
      .replaceAll(`[${THERE.prefix}`, `[${prefix}`)
      .replaceAll(THERE.title, title)
    // a game has its id for a name in every language, until somebody finds better ones
    writeFileSync(join(place, file), file === 'manifest.ts' ? text.replaceAll(/name: '.*?'/g, `name: '${title}'`) : text)
  }
  // another name may take another line
  const { status } = spawnSync('biome', ['format', '--write', place], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) stop(`games/${folder} is there, but could not be formatted: npm run format`)
}

/** The last line of the list. */
function enlist({ id: folder }: Names): void {
  const file = join(games, 'index.ts')
  const key = folder.includes('-') ? `'${folder}'` : folder
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n}\n$/, `\n  ${key}: () => import('./${folder}/index.ts'),\n}\n`))
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
