// The first screen is at most 118 KB of gzipped JavaScript, a game at most 40 KB more before it can be played.
// What comes later (the TV's screens, the end, the chronicle, the rules) is told beside it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const DIST = join(import.meta.dirname, '../apps/web/dist')
const FIRST_SCREEN = 118
const A_GAME = 40
/** What a game that is made of the kit's parts comes with. */
const FRAME = '../../packages/ui/src/play/framed.tsx'
const FRAME_WORDS = '../../packages/ui/src/play/words/'
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** A chunk with everything that must be there before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen)
  return seen
}

/** What these chunks may still ask for, except words: of those there is one file for each language. */
function withLater(needed: readonly string[]): string[] {
  const asked = needed.flatMap((name) => manifest[name]?.dynamicImports ?? []).filter((name) => !name.includes('/words/'))
  return [...new Set(asked.flatMap((name) => [...withImports(name)]))]
}

const kilobytes = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, manifest[name]?.file ?? ''))).byteLength, 0) / 1024

/** The words of one language: the heaviest counts. */
function heaviestWords(folder: string): number {
  const words = Object.keys(manifest).filter((name) => name.startsWith(folder))
  return Math.max(0, ...words.map((name) => kilobytes([name])))
}

const [, page] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? []
const entry = Object.keys(manifest).find((name) => manifest[name]?.file === page)
if (entry === undefined) throw new Error('the built page loads no script')
const first = withImports(entry)
const firstScreen = kilobytes(first) + heaviestWords('src/words/')
let isTooHeavy = report('first screen', firstScreen, FIRST_SCREEN)
for (const name of Object.keys(manifest)) {
  const [, game] = /games\/([^/]+)\/screens\/index\.tsx$/.exec(name) ?? []
  if (!game) continue
  const isFramed = readFileSync(join(import.meta.dirname, '../games', game, 'screens/index.tsx'), 'utf8').includes('GameScreens<')
  const needed = isFramed ? withImports(FRAME, withImports(name)) : withImports(name)
  const words = heaviestWords(`../../games/${game}/words/`) + (isFramed ? heaviestWords(FRAME_WORDS) : 0)
  isTooHeavy = report(game, kilobytes([...needed].filter((chunk) => !first.has(chunk))) + words, A_GAME) || isTooHeavy
  const later = withLater([...needed].filter((chunk) => !first.has(chunk))).filter((chunk) => !first.has(chunk) && !needed.has(chunk))
  console.log(`  and later ${kilobytes(later).toFixed(1)} KB`)
}
process.exit(isTooHeavy ? 1 : 0)

function report(what: string, weight: number, limit: number): boolean {
  console.log(`${what}: ${weight.toFixed(1)} KB of ${limit}`)
  return weight > limit
}
