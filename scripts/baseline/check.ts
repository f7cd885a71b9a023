// The built client asks nothing of a browser that the baseline (apps/web/baseline.ts) lacks, but for what is allowed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed } from './allowed.ts'
import { lackingInCss } from './css-features.ts'
import { withoutAllowed } from './finding.ts'
import { lackingInJs } from './js-features.ts'

const DIST = join(import.meta.dirname, '../../apps/web/dist')
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
const read = (name: string) => ({ name, source: readFileSync(join(DIST, name), 'utf8') })
const styles = files.filter((name) => name.endsWith('.css')).map(read)
const scripts = files.filter((name) => name.endsWith('.js')).map(read)
const findings = [...styles.flatMap(({ source }) => lackingInCss(source)), ...lackingInJs(scripts)]
const { troubles, unusedEntries } = withoutAllowed(findings, allowed)

for (const { feature, verdict, place, count } of troubles) {
  const lack = verdict.lackedBy.length > 0 ? `not in ${verdict.lackedBy.join(', ')}` : `also needs ${verdict.insteadNeeds.join(', ')}`
  console.log(`${feature}: ${lack}\n    ${place}${count > 1 ? ` (and ${count - 1} more)` : ''}`)
}
for (const entry of unusedEntries) console.log(`${entry}: is allowed in scripts/baseline/allowed.ts, but no longer used`)
console.log(`${styles.length} stylesheets and ${scripts.length} scripts: ${troubles.length} features are not in the whole baseline`)
process.exit(troubles.length + unusedEntries.length > 0 ? 1 : 0)
