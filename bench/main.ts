import './install.ts'
import { join } from 'node:path'
import type { Results } from './results.ts'
import type { Sheet } from './sheet.ts'

const PARTS = ['actions', 'ink', 'tables', 'rounds', 'opening', 'memory'] as const
type Part = (typeof PARTS)[number]

const given = process.argv.slice(2)
const unknown = given.filter((word) => word !== '--quick' && !(PARTS as readonly string[]).includes(word))
if (unknown.length > 0) {
  console.error(`What is "${unknown.join(' ')}"? Usage: npm run bench [-- --quick] [${PARTS.join('|')} …]`)
  process.exit(1)
}
const isQuick = given.includes('--quick')
const wanted = given.filter((word): word is Part => word !== '--quick')
const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part)

// the rest needs what was just installed
const { ACTION_HOSTS, measureActions, traceGames } = await import('./actions.ts')
const { growRounds, growTables } = await import('./growth.ts')
const { pinTheLoad, sweepUp } = await import('./host.ts')
const { INK_HOSTS, measureInk } = await import('./ink.ts')
const { machine } = await import('./machine.ts')
const { measureReopening, measureStart, measureWeight } = await import('./opening.ts')
const { FULL, QUICK } = await import('./plan.ts')
const report = await import('./report.ts')
const { inColumns } = await import('./sheet.ts')

const plan = isQuick ? QUICK : FULL
const began = performance.now()
const results: Results = { at: new Date().toISOString(), machine: machine(), plan }
pinTheLoad()
sweepUp()

if (isWanted('actions')) {
  tell('Actions: whole games at tables of six')
  const trace = await traceGames(400)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / trace.length
  results.bytesPerAction = {
    received: mean(trace.map(({ move }) => move)),
    sent: mean(trace.flatMap(({ views, answer }) => [...views, answer])),
    frames: mean(trace.map(({ views }) => views.length + 1)),
  }
  results.actions = await interleaved(ACTION_HOSTS, plan.times.actions, (host) => measureActions(host, trace, plan.actions))
  show(report.actionSheet(results.actions))
}
if (isWanted('ink')) {
  tell('Ink: six people draw at every table')
  results.ink = await interleaved(INK_HOSTS, plan.times.ink, (host) => measureInk(host, plan.ink))
  show(report.inkSheet(results.ink))
}
if (isWanted('tables')) {
  tell('More and more tables')
  results.tables = await repeated(plan.times.tables, () => growTables(plan.tables))
  show(report.tablesSheet(results.tables))
}
if (isWanted('rounds')) {
  tell('A game that grows long')
  results.rounds = await repeated(plan.times.rounds, () => growRounds(plan.rounds))
  show(report.roundsSheet(results.rounds))
}
if (isWanted('opening')) {
  tell('Starting, and waking a table')
  results.starts = [await measureStart(0, plan.times.opening), await measureStart(plan.sleeping, plan.times.opening)]
  results.reopenings = [await measureReopening(1, 20), await measureReopening(40, 20)]
  show(report.startSheet(results.starts))
  show(report.reopenSheet(results.reopenings))
}
if (isWanted('memory')) {
  tell('What a table weighs')
  results.weight = await measureWeight(plan.weighed)
  show(report.weightSheet(results.weight))
}

const isWhole = !isQuick && wanted.length === 0
const folder = isWhole ? import.meta.dirname : join(import.meta.dirname, 'out')
report.writeReport(results, folder)
tell('Goals')
show(report.goalSheet(results))
console.log(`\nThe page with plots: ${join(folder, 'RESULTS.md')}   (${Math.round((performance.now() - began) / 1000)} s)`)
process.exit(0)

/** One repetition of each host after the other, and then again. */
async function interleaved<Name extends string, T>(
  names: readonly Name[],
  times: number,
  measure: (name: Name) => Promise<T>,
): Promise<Record<Name, T[]>> {
  const measured = Object.fromEntries(names.map((name): [string, T[]] => [name, []])) as Record<Name, T[]>
  for (let time = 0; time < times; time++) for (const name of names) measured[name].push(await measure(name))
  return measured
}

async function repeated<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = []
  for (let time = 0; time < times; time++) measured.push(await measure())
  return measured
}

function tell(words: string): void {
  console.log(`\n${words}`)
}

function show(sheet: Sheet): void {
  console.log(inColumns(sheet))
}
