// `npm run feel`: what people feel, measured in a real browser and written to bench/FEEL.md, beside what we want.
// `npm run feel -- taps reveal`: only these; then nothing is written. `--times 1`: each once.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '../../bench/machine.ts'
import { inColumns } from '../../bench/sheet.ts'
import { bots } from './bots.ts'
import { firstLoad } from './first-load.ts'
import { puppets, reveal, sheets } from './frames.ts'
import { jumps } from '../../games/dixit/e2e/feel/jumps.ts'
import { longEvening } from '../../games/dixit/e2e/feel/long-evening.ts'
import { inAPlace, type Measurement } from './measurement.ts'
import { type Felt, goalSheet, page } from './report.ts'
import { silentLine } from './silent-line.ts'
import { taps } from '../../games/dixit/e2e/feel/taps.ts'

const ALL: Readonly<Record<string, Measurement>> = { firstLoad, jumps, taps, reveal, sheets, puppets, silentLine, longEvening, bots }
const PAGE = join(import.meta.dirname, '../../bench/FEEL.md')

const { values, positionals: wanted } = parseArgs({ options: { times: { type: 'string', default: '3' } }, allowPositionals: true })
const times = Number(values.times)
const unknown = wanted.filter((name) => !(name in ALL))
if (unknown.length > 0 || !Number.isInteger(times) || times < 1) {
  const problem = unknown.length > 0 ? `What is "${unknown.join(' ')}"?` : `--times wants a whole number from 1 on, not "${values.times}".`
  console.error(`${problem} Usage: npm run feel [-- --times 3] [${Object.keys(ALL).join('|')} …]`)
  process.exit(1)
}

const at = new Date()
const [loadBefore = 0] = loadavg()
const felt: Felt[] = []
for (const [name, measurement] of Object.entries(ALL)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const taken: Readonly<Record<string, number>>[] = []
  for (let time = 0; time < times; time++) taken.push(await inAPlace((place) => measurement.measure(place)))
  const figures = Object.fromEntries(
    Object.keys(measurement.goals).map((figure) => [figure, taken.map((one) => one[figure] ?? Number.NaN)]),
  )
  felt.push({ measurement, figures })
  console.log(inColumns(goalSheet(felt.slice(-1))))
}

console.log(`\nGoals\n${inColumns(goalSheet(felt))}`)
if (wanted.length === 0) {
  const [loadAfter = 0] = loadavg()
  writeFileSync(PAGE, page(felt, { at, machine: machine(), times, load: [loadBefore, loadAfter] }))
  console.log(`\nThe page: ${PAGE}`)
}
