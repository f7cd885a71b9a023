// `npm run golden`: records whole tables of this version, and the shapes of all that it writes, for later versions to be held to.
// `npm run golden -- leavers long`: only those with these words in their names.
// A set that is there is what a release wrote: it is recorded anew only with `--again`, before the release.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeNamed } from './content.ts'
import { PLANS } from './evenings.ts'
import { isRecorded, KEEPERS, writeGolden, writeShapes } from './golden-files.ts'
import { momentsOf } from './recording.ts'
import { shapeIn, vocabularyOf } from './vocabularies.ts'

const { version: release } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }
const words = process.argv.slice(2).filter((word) => word !== '--again')
if (isRecorded(release) && !process.argv.includes('--again')) {
  console.error(`${release} is recorded already. Raise the version in package.json; or add --again, if ${release} was never released.`)
  process.exit(1)
}
let bytes = 0
for (const plan of PLANS) {
  const { keeper, name } = plan
  if (words.length > 0 && !words.some((word) => `${keeper} ${name}`.includes(word))) continue
  const lines = plan.record()
  const moments = momentsOf(lines)
  const size = writeGolden({ keeper, version: release, name, lines, moments })
  bytes += size
  console.log(`${keeper} ${name}: ${lines.length} entries, ${moments.length} moments, ${(size / 1000).toFixed(1)} kB`)
}
for (const keeper of KEEPERS) {
  const { version } = vocabularyOf(keeper)
  writeShapes(keeper, { release, version, shape: shapeIn(keeper, version) })
}
await writeNamed(release)
console.log(`${(bytes / 1000).toFixed(0)} kB in all`)
