// `npm run feel`: what people feel, measured in a real browser and written to bench/FEEL.md, beside what we want.
// `npm run feel -- taps reveal`: only these; then nothing is written. `--times 1`: each once.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '../../bench/machine.ts'
import { inColumns } from '../../bench/sheet.ts'
import { ofGames } from '../games.ts'
import { firstLoad } from './first-load.ts'
import { inAPlace, type Measurements } from './measurement.ts'
import { type Felt, goalSheet, page } from './report.ts'
import { silentLine } from './silent-line.ts'

/** What is felt at any table, and then what each game has measured of its own. */
const ALL: Measurements = Object.fromEntries([
  ...Object.entries({ firstLoad, silentLine }),
  ...[...(await ofGames<{ readonly feel: Measurements }>('e2e/feel.ts'))].flatMap(([game, { feel }]) =>
    Object.entries(feel).map(([name, measurement]) => [`${game}/${name}`, measurement] as const),
  ),
])
const PAGE = join(import.meta.dirname, '../../bench/FEEL.md')

const { values, positionals: wanted } = parseArgs({ options: { times: { type: 'string', default: '3' } }, allowPositionals: true })
const times = Number(values.times)
/** By its whole name or a part of it, a game or what is measured. */
const isCalled = (name: string, word: string) => name === word || name.split('/').includes(word)
const unknown = wanted.filter((word) => !Object.keys(ALL).some((name) => isCalled(name, word)))
if (unknown.length > 0 || !Number.isInteger(times) || times < 1) {
  const problem = unknown.length > 0 ? `What is "${unknown.join(' ')}"?` : `--times wants a whole number from 1 on, not "${values.times}".`
  console.error(`${problem} Usage: npm run feel [-- --times 3] [${Object.keys(ALL).join('|')} …]`)
  process.exit(1)
}

const at = new Date()
const [loadBefore = 0] = loadavg()
const felt: Felt[] = []
for (const [name, measurement] of Object.entries(ALL)) {
  if (wanted.length > 0 && !wanted.some((word) => isCalled(name, word))) continue
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
