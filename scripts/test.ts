// Everything that must hold. `npm test -- lint types`: the steps with these words in their names; `npm test -- fast`: what takes under a minute.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runSideBySide, type Step } from './side-by-side.ts'

interface TestStep extends Step {
  readonly isFast?: boolean
}

const PAINTER = 'set-up of the painter'
const BUILD = 'build'
const typesOf = (what: string, project: string): TestStep => ({
  name: `types${what}`,
  command: `tsc -p ${project}`,
  cores: 1,
  isFast: true,
})

/** In the order in which they start, as there is room for them. Nothing here judges time: each may take as long as it needs. */
const steps: readonly TestStep[] = [
  { name: BUILD, command: 'node scripts/setup.mjs --build', cores: 1 },
  { name: PAINTER, command: 'node scripts/setup.mjs --painter', cores: 1 },
  // these two mostly wait, and leave room for one of the following at a time
  { name: 'server tests', command: 'vitest run --project server', cores: 0.5, needs: [BUILD] },
  {
    name: 'chaos: each fault once, and every process restarted, while people play',
    command: 'node --disable-warning=ExperimentalWarning chaos/chaos.ts --tables 12 --minutes 0.1 --seed 1',
    cores: 0.5,
    needs: [BUILD],
  },
  {
    name: 'siege: every attack at once from one machine, while people play',
    command: 'node --disable-warning=ExperimentalWarning siege/siege.ts --tables 6 --minutes 0.2 --seed 1',
    cores: 0.5,
    needs: [BUILD],
  },
  { name: 'format', command: 'biome format', cores: 1, isFast: true },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings', cores: 1, isFast: true },
  { name: 'import boundaries', command: 'oxlint --config .oxlint-boundaries.json --deny-warnings', cores: 1, isFast: true },
  { name: 'parts: what may know what, and no folders in a circle', command: 'node scripts/parts/check.ts', cores: 1, isFast: true },
  { name: 'licences', command: 'node scripts/licences.ts', cores: 1, isFast: true },
  typesOf(' of the rules, without clock or network', 'games/tsconfig.rules.json'),
  typesOf('', '.'),
  typesOf(' of the client', 'apps/web'),
  typesOf(' of the browser tests', 'e2e'),
  typesOf(' of the chaos test', 'chaos'),
  typesOf(' of the siege', 'siege'),
  typesOf(' of the ink', 'packages/ink'),
  { ...typesOf(' of the painter', 'packages/painter'), needs: [PAINTER] },
  { name: 'rules: unit and property tests', command: 'vitest run --project pure', cores: 1, isFast: true },
  { name: 'unit tests of the client', command: 'vitest run --project web', cores: 1 },
  { name: 'weight of the client', command: 'node scripts/weigh.ts', cores: 0.5, needs: [BUILD] },
  { name: 'browsers of the baseline', command: 'node scripts/baseline/check.ts', cores: 1, needs: [BUILD] },
  { name: 'known vulnerabilities', command: 'node scripts/audit.ts', cores: 0.5 },
  { name: 'painter tests', command: 'vitest run --root packages/painter --testTimeout 600000', cores: 1, needs: [PAINTER] },
  // keeps all cores busy by itself; it need not wait until the others have left the last of them
  { name: 'browser tests', command: 'playwright test --config e2e/playwright.config.ts', cores: 1, needs: [BUILD] },
]

// hundreds of servers are started and killed here: each reads what the one before it compiled
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
process.env.BUILT_SERVER = join(import.meta.dirname, '../apps/server/dist/server')

const words = process.argv.slice(2)
const isWanted = ({ name, isFast }: TestStep) =>
  words.length === 0 || words.some((word) => (word === 'fast' ? isFast === true : name.includes(word)))
const meansNothing = words.filter((word) => word !== 'fast' && !steps.some(({ name }) => name.includes(word)))
if (meansNothing.length > 0) {
  console.error(
    `No step has "${meansNothing.join('" or "')}" in its name. These are the steps:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`,
  )
  process.exit(1)
}

const wanted = steps.filter(isWanted)
const needed = new Set(wanted.flatMap(({ needs = [] }) => needs))
const chosen = steps.filter((step) => wanted.includes(step) || needed.has(step.name))
const began = performance.now()
const { passed, failed } = await runSideBySide(chosen, {
  cores: Math.max(2, availableParallelism()),
  print: (text) => process.stdout.write(text),
})
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
console.log(failed === null ? `\nall in ${minutes} minutes` : `\n${failed}: failed, see above`)
console.log(`steps: ${passed.length} passed, ${failed === null ? 0 : 1} failed`)
process.exitCode = failed === null ? 0 : 1
