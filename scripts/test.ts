// Everything that must hold, from the quickest to the slowest; stops at the first that does not.
import { spawnSync } from 'node:child_process'

const steps: readonly (readonly [name: string, command: string])[] = [
  ['set-up of the painter', 'node scripts/setup.mjs --painter'],
  ['format', 'biome format'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['types of the rules, without clock or network', 'tsc -p games'],
  ['types', 'tsc -p .'],
  ['types of the client', 'tsc -p apps/web'],
  ['types of the browser tests', 'tsc -p e2e'],
  ['types of the chaos test', 'tsc -p chaos'],
  ['types of the ink', 'tsc -p packages/ink'],
  ['types of the painter', 'tsc -p packages/painter'],
  ['import boundaries', 'oxlint --config .oxlint-boundaries.json --deny-warnings'],
  ['licences', 'node scripts/licences.ts'],
  ['unit, property and server tests', 'vitest run'],
  ['chaos, each fault once', 'node --disable-warning=ExperimentalWarning chaos/chaos.ts --tables 20 --minutes 0.1 --seed 1'],
  [
    'rolling restart during 100 games',
    'node --disable-warning=ExperimentalWarning chaos/chaos.ts --tables 100 --minutes 0.1 --seed 1 --faults rollingRestart',
  ],
  ['painter tests', 'vitest run --root packages/painter --testTimeout 60000'],
  ['known vulnerabilities', 'node scripts/audit.ts'],
  ['client build', 'node scripts/setup.mjs --build'],
  ['weight of the client', 'node scripts/weigh.ts'],
  ['browser tests', 'playwright test --config e2e/playwright.config.ts'],
]

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.some((word) => name.includes(word)))
let passed = 0
for (const [name, command] of chosen) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (status !== 0) {
    console.log(`\n── ${name} failed after ${seconds} s\nsteps: ${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`── ${name}: ${seconds} s`)
}
console.log(`\nsteps: ${passed} passed, 0 failed`)
