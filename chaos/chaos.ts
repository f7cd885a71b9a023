// Many tables with people over real sockets, while servers, databases and lines fail; in the end nothing may be lost.
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { audit, type KeptTable } from './audit.ts'
import { Circle } from './circle.ts'
import { Faults } from './faults.ts'
import { keptTables } from './kept.ts'
import { Lines } from './lines.ts'
import { report } from './report.ts'
import { Town } from './town.ts'

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100' },
    processes: { type: 'string', default: '3' },
    /** Of all kinds only these. */
    faults: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const minutes = Number(given.minutes)
const only = given.faults.split(',').filter(Boolean)
const OUTPUT = join(import.meta.dirname, 'out')
const END_WITHIN = 150_000
const SEE_IT_WITHIN = 30_000

const loop = monitorEventLoopDelay()
loop.enable()
console.log(`chaos: ${given.tables} tables, ${given.processes} processes, ${minutes} minutes, seed ${given.seed}`)
const town = await Town.build(Number(given.processes))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void town.remove().finally(() => process.exit(1)))
let wrong: string[] = ['it did not come to an end']
try {
  wrong = await chaos()
} finally {
  town.keepOutput(OUTPUT)
  await town.remove()
}
for (const what of wrong.slice(0, 40)) console.log(what)
console.log(
  wrong.length === 0
    ? '\nnothing was lost, everybody saw the same'
    : `\n${wrong.length} things are wrong; seed ${given.seed}; what the servers said is in chaos/out`,
)
process.exit(wrong.length === 0 ? 0 : 1)

async function chaos(): Promise<string[]> {
  const evening = { isLate: false }
  const lines = await Lines.to([town.port])
  const newHost = () => lines.newHost()
  const circles = await Promise.all(
    Array.from({ length: Number(given.tables) }, (_, table) => Circle.gather(table, { seed: given.seed, evening, newHost })),
  )
  const devices = circles.flatMap((circle) => circle.devices)
  if (!(await within(SEE_IT_WITHIN, () => devices.every(({ isLive }) => isLive)))) return ['not everybody came to their table']

  const atFirst = await keptTables(town.databaseUrl)
  const faults = new Faults(town, { lines, hosts: devices.map(({ host }) => host), seed: given.seed, only })
  const played = Promise.all(circles.map((circle) => circle.play()))
  const raged = faults.rage()
  const progress = setInterval(() => console.log(summary(circles, faults)), 15_000)
  await sleep(minutes * 60_000)
  faults.stop()
  await raged
  evening.isLate = true
  const stuck = () => circles.filter((circle) => !circle.isDone)
  const allEnded = await Promise.race([played.then(() => true), sleep(END_WITHIN, false)])
  clearInterval(progress)
  if (!allEnded) for (const circle of stuck()) console.log(`table ${circle.code} has not ended: ${circle.standing}`)

  const kept = await keptTables(town.databaseUrl)
  const wrong = circles.flatMap((circle) => audit(circle, kept.get(circle.code)))
  // everybody opens the page anew, and must find the same
  for (const device of devices) device.reload()
  const allCameBack = await within(SEE_IT_WITHIN, () => circles.every(({ hasConverged }) => hasConverged))
  if (!allCameBack) wrong.push('not everybody came back to the end')
  const keptThen = await keptTables(town.databaseUrl)
  for (const what of circles.flatMap((circle) => audit(circle, keptThen.get(circle.code)))) wrong.push(`asked afresh, ${what}`)

  const total = (kept: ReadonlyMap<string, KeptTable>, what: 'epoch' | 'length') =>
    [...kept.values()].reduce((sum, table) => sum + table[what], 0)
  const entries = total(keptThen, 'length')
  const takeovers = total(keptThen, 'epoch') - total(atFirst, 'epoch')
  console.log(`\n${report({ circles, faults: faults.happened, town, entries, takeovers })}`)
  const delay = (loop.percentile(99) / 1e6).toFixed(0)
  console.log(`${'delay of this program'.padEnd(26)}p99 ${delay}, longest ${(loop.max / 1e6).toFixed(0)}`)
  for (const { took, code } of town.farewells) if (code !== 0 || took > 10_000) wrong.push(`an end took ${took} ms with code ${code}`)
  for (const device of devices) device.close()
  lines.close()
  return wrong
}

async function within(time: number, isSo: () => boolean): Promise<boolean> {
  const until = Date.now() + time
  while (!isSo() && Date.now() < until) await sleep(50)
  return isSo()
}

function summary(circles: readonly Circle[], { happened }: Faults): string {
  const devices = circles.flatMap((circle) => circle.devices)
  const moves = devices.reduce((sum, device) => sum + device.moves.size, 0)
  const games = circles.reduce((sum, circle) => sum + circle.games, 0)
  const away = devices.filter(({ isLive }) => !isLive).length
  return `${games} games, ${moves} moves, ${happened.length} faults, ${away} devices away, ${circles.filter(({ isDone }) => !isDone).length} tables play`
}
