// One hostile machine does everything it can to a plain server, while people from elsewhere play on. Nobody's table may be lost.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore } from '@figment/event-log'
import { freePort } from '@figment/services'
import { AS_USUAL, House } from '../apps/server/src/testing/house.ts'
import { audit, type KeptTable } from '../chaos/audit.ts'
import { Circle } from '../chaos/circle.ts'
import { Network } from '../chaos/network.ts'
import { HostileMachine } from './hostile-machine.ts'
import { inMegabytes, type Memory, MemoryWatch } from './memory.ts'
import { report, type Time } from './report.ts'

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '50' },
    /** Of all attacks only these. */
    attacks: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const OUTPUT = join(import.meta.dirname, 'out')
const MINUTE_MS = 60_000
const siegeMs = Number(given.minutes) * MINUTE_MS
/** Before and after, for comparison: a tenth of the siege each. */
const calmMs = Math.max(3000, siegeMs / 10)
/** Far longer than it takes on a busy machine: only what never comes is given up. */
const GIVEN_UP_AFTER_MS = 600_000
/** A server that is no longer attacked lets go of what the attacks took, but for a little. */
const USED_AFTERWARDS_AT_MOST = { times: 1.5, besidesBytes: 64 * 1024 * 1024 }

const metricsPort = await freePort()
/** As people start it, but for bots that hurry. */
const house = new House({ METRICS_PORT: String(metricsPort), BOT_PACE: '0.02', ...AS_USUAL })
let wrong: string[] = ['it did not come to an end']
console.log(`siege: ${given.tables} tables, ${given.minutes} minutes, seed ${given.seed}`)
try {
  wrong = await siege()
} finally {
  mkdirSync(OUTPUT, { recursive: true })
  writeFileSync(join(OUTPUT, 'server.log'), house.output)
  await house.remove()
}
for (const what of wrong.slice(0, 40)) console.log(what)
console.log(
  wrong.length === 0
    ? '\nthe server stood, and nothing was lost'
    : `\n${wrong.length} things are wrong; seed ${given.seed}; what the server said is in siege/out`,
)
process.exit(wrong.length === 0 ? 0 : 1)

async function siege(): Promise<string[]> {
  await house.start()
  const evening = { isLate: false }
  const network = await Network.to([house.port], { asThemselves: true })
  const newHost = () => network.newHost()
  const circles = await Promise.all(
    Array.from({ length: Number(given.tables) }, (_, table) => Circle.gather(table, { seed: given.seed, evening, newHost })),
  )
  const devices = circles.flatMap((circle) => circle.devices)
  if (!(await within(() => devices.every(({ isLive }) => isLive)))) return ['not everybody saw the others come']
  const memory = new MemoryWatch(metricsPort)
  const played = Promise.all(circles.map((circle) => circle.play()))

  const times: Time[] = []
  const during = async (name: string, lengthMs: number) => {
    const from = Date.now()
    for (let left = lengthMs; left > 0 && house.isAlive; left -= 1000) await sleep(Math.min(left, 1000))
    times.push({ name, from, to: Date.now() })
  }
  await during('before', calmMs)
  const before = await memory.look()
  const hostile = new HostileMachine(house.port, given.attacks)
  process.once('exit', () => hostile.kill())
  await during('under siege', siegeMs)
  const done = hostile.isAlive ? await hostile.end() : null
  await during('after', calmMs)
  evening.isLate = true
  const wrongSoFar = [
    ...(house.isAlive ? [] : ['the server ended']),
    ...(done ? [] : ['the hostile machine broke down, and there was no siege']),
  ]
  if (!house.isAlive) return wrongSoFar
  const allEnded = await Promise.race([played.then(() => true), sleep(GIVEN_UP_AFTER_MS, false)])
  wrongSoFar.push(...(allEnded ? [] : missing(circles, ({ isDone }) => isDone)))
  for (const device of devices) device.reload()
  await within(() => circles.every(({ hasConverged }) => hasConverged))
  wrongSoFar.push(...missing(circles, ({ hasConverged }) => hasConverged))
  const least = await leastWithin(memory, before)
  const bounds = await memory.bounds()
  memory.stop()
  for (const device of devices) device.close()
  network.close()
  await house.kill('SIGTERM')

  const { log, close } = await openStore({ databaseUrl: null, dataDir: house.dataDir })
  for (const circle of circles) wrongSoFar.push(...audit(circle, await keptTable(log, circle.code)))
  await close()
  if (!isBack(least, before)) wrongSoFar.push(`memory did not come back: ${inMegabytes(least)}; before ${inMegabytes(before)}`)

  console.log(report({ circles, times, memory: { before, most: memory.most, afterwards: least }, done, bounds }))
  return wrongSoFar
}

/** Rubbish is collected when the engine likes: it is looked at for a while. */
async function leastWithin(memory: MemoryWatch, before: Memory): Promise<Memory> {
  let least = await memory.look()
  for (let looks = 0; looks < 60 && !isBack(least, before); looks++) {
    await sleep(1000)
    const now = await memory.look()
    if (now.used < least.used) least = now
  }
  return least
}

function isBack(now: Memory, before: Memory): boolean {
  return now.used <= before.used * USED_AFTERWARDS_AT_MOST.times + USED_AFTERWARDS_AT_MOST.besidesBytes
}

async function keptTable(log: Awaited<ReturnType<typeof openStore>>['log'], code: string): Promise<KeptTable | undefined> {
  const entries = await log.read(code, 0)
  if (entries.length === 0) return undefined
  return { epoch: 0, length: entries.length, entries: entries.map((body, number) => ({ number, body })) }
}

function missing(circles: readonly Circle[], isSo: (circle: Circle) => boolean): string[] {
  return circles.filter((circle) => !isSo(circle)).map((circle) => `table ${circle.code} did not come to its end: ${circle.standing}`)
}

async function within(isSo: () => boolean): Promise<boolean> {
  const until = Date.now() + GIVEN_UP_AFTER_MS
  while (!isSo() && Date.now() < until) await sleep(50)
  return isSo()
}
