// `npm run golden`: records whole tables of this version, for all later versions to replay.
// `npm run golden -- dixit long`: only those with these words in their names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLANS } from './evenings.ts'
import { writeGolden } from './golden-files.ts'
import { momentsOf } from './recording.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }
const words = process.argv.slice(2)
let total = 0
for (const plan of PLANS) {
  const { keeper, name } = plan
  if (words.length > 0 && !words.some((word) => `${keeper} ${name}`.includes(word))) continue
  const lines = plan.record()
  const moments = momentsOf(lines)
  const bytes = writeGolden({ keeper, version, name, lines, moments })
  total += bytes
  console.log(`${keeper} ${name}: ${lines.length} entries, ${moments.length} moments, ${(bytes / 1000).toFixed(1)} kB`)
}
console.log(`${(total / 1000).toFixed(0)} kB in all`)
