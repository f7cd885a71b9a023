// One hostile machine: all attacks at once from one address, in a process of its own. When asked to end it says what it did.
import { setTimeout as sleep } from 'node:timers/promises'
import { ATTACKS } from './attacks/index.ts'

const [port = '', from = '', only = ''] = process.argv.slice(2)
const chosen = only.split(',').filter(Boolean)
const unknown = chosen.filter((name) => !(name in ATTACKS))
if (unknown.length > 0) throw new Error(`There is no attack called ${unknown.join(' or ')}. There are ${Object.keys(ATTACKS).join(', ')}.`)

/** Those that make tables without end come later, for they would leave none to the others. */
const LATE = new Set(['newTables', 'erasures', 'botsAmongThemselves'])
const LATE_BY_MS = 5000

const counts: Record<string, number> = {}
const siege = {
  target: { port: Number(port), from },
  isOver: false,
  count(what: string, times = 1) {
    counts[what] = (counts[what] ?? 0) + times
  },
}

async function begin(name: string): Promise<void> {
  if (LATE.has(name)) await sleep(LATE_BY_MS)
  await ATTACKS[name]?.(siege)
}

process.once('SIGTERM', () => {
  siege.isOver = true
  process.stdout.write(JSON.stringify(counts), () => process.exit(0))
})
await Promise.all(
  Object.keys(ATTACKS)
    .filter((name) => chosen.length === 0 || chosen.includes(name))
    .map(begin),
)
