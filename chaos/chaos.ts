// Many tables with people over real sockets, while servers, databases and the network fail; in the end nothing may be lost.
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { audit, type KeptTable } from './audit.ts'
import { Circle } from './circle.ts'
import { Faults } from './faults.ts'
import { keptTables } from './kept.ts'
import { Network } from './network.ts'
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
/** Far longer than it takes on a busy machine: only what never comes is given up. How long people waited is reported, not judged. */
const ALL_END_WITHIN_MS = 900_000
const ALL_SEE_IT_WITHIN_MS = 300_000

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
  const network = await Network.to([town.port])
  const newHost = () => network.newHost()
  const circles = await Promise.all(
    Array.from({ length: Number(given.tables) }, (_, table) => Circle.gather(table, { seed: given.seed, evening, newHost })),
  )
  const devices = circles.flatMap((circle) => circle.devices)
  const arrived = await within(ALL_SEE_IT_WITHIN_MS, () => devices.every(({ isLive }) => isLive))
  if (!arrived) return missing('did not see everybody come', circles, ({ devices: all }) => all.every(({ isLive }) => isLive))

  const atFirst = await keptTables(town.databaseUrl)
  const faults = new Faults(town, { network, hosts: devices.map(({ host }) => host), seed: given.seed, only })
  const played = Promise.all(circles.map((circle) => circle.play()))
  const raged = faults.rage()
  const progress = setInterval(() => console.log(summary(circles, faults)), 15_000)
  await sleep(minutes * 60_000)
  faults.stop()
  await raged
  evening.isLate = true
  const allEnded = await Promise.race([played.then(() => true), sleep(ALL_END_WITHIN_MS, false)])
  clearInterval(progress)

  const kept = await keptTables(town.databaseUrl)
  const wrong = allEnded ? [] : missing(`did not come to an end in ${ALL_END_WITHIN_MS / 1000} s`, circles, ({ isDone }) => isDone)
  wrong.push(...circles.flatMap((circle) => audit(circle, kept.get(circle.code))))
  // everybody opens the page anew, and must find the same
  for (const device of devices) device.reload()
  await within(ALL_SEE_IT_WITHIN_MS, () => circles.every(({ hasConverged }) => hasConverged))
  wrong.push(...missing('did not see everybody come back to the end', circles, ({ hasConverged }) => hasConverged))
  const keptThen = await keptTables(town.databaseUrl)
  for (const what of circles.flatMap((circle) => audit(circle, keptThen.get(circle.code)))) wrong.push(`asked afresh, ${what}`)

  const total = (kept: ReadonlyMap<string, KeptTable>, what: 'epoch' | 'length') =>
    [...kept.values()].reduce((sum, table) => sum + table[what], 0)
  const entries = total(keptThen, 'length')
  const takeovers = total(keptThen, 'epoch') - total(atFirst, 'epoch')
  console.log(`\n${report({ circles, faults: faults.happened, town, entries, takeovers })}`)
  const delay = (loop.percentile(99) / 1e6).toFixed(0)
  console.log(`${'delay of this program'.padEnd(26)}p99 ${delay}, longest ${(loop.max / 1e6).toFixed(0)}`)
  for (const { took, code } of town.farewells)
    if (code !== 0) wrong.push(`a server that was asked to end did so with code ${code}, after ${took} ms`)
  for (const device of devices) device.close()
  network.close()
  return wrong
}

/** The tables where it is not so, and how they stand. */
function missing(what: string, circles: readonly Circle[], isSo: (circle: Circle) => boolean): string[] {
  return circles.filter((circle) => !isSo(circle)).map((circle) => `table ${circle.code} ${what}: ${circle.standing}`)
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
