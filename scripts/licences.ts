// What goes into Figment, by its licence: everything that runs or is shipped has one that lets us pass it on under ours. CREDITS.md says why each does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>>
}

const ROOT = join(import.meta.dirname, '..')
const CODE = 'AGPL-3.0-or-later'
const CONTENT = 'CC-BY-SA-4.0'
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0']
/** The painter is run by us alone; of what it uses only the icons end up in pictures, and CC BY asks no more than their authors' names. */
const allowedIn: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': [...PERMISSIVE, 'OFL-1.1'],
  'packages/painter/package-lock.json': [...PERMISSIVE, 'CC-BY-3.0', 'LGPL-3.0-or-later'],
}
/** Tools whose content is shipped though they are not: bots draw after these icons. */
const SHIPPED_TOOLS = ['@iconify-json/tabler']

const wrong: string[] = []
let looked = 0
for (const [file, allowed] of Object.entries(allowedIn)) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Lock
  for (const [path, { license = 'no licence', dev = false, link = false }] of Object.entries(packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (link) continue
    if (name === undefined) {
      const manifest = join(file, '..', path, 'package.json')
      const ours = path.startsWith('content/') ? CONTENT : CODE
      const said = (JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')) as { readonly license?: string }).license
      if (said !== ours) wrong.push(`${manifest} says ${said ?? 'no licence'} instead of ${ours}`)
    } else if (!dev || SHIPPED_TOOLS.includes(name)) {
      looked++
      if (!isAllowed(license, allowed)) wrong.push(`${name}: ${license} is not on the list of ${file}`)
    }
  }
}
for (const sentence of wrong) console.log(sentence)
if (wrong.length > 0) process.exit(1)
console.log(`${looked} packages, each under a licence that goes with ours`)

/** "A AND B" needs both, "A OR B" one of them. Nobody nests them yet, and what is nested is not on the list. */
function isAllowed(license: string, allowed: readonly string[]): boolean {
  const isListed = (name: string) => allowed.includes(name.trim())
  return license.includes(' OR ') ? license.split(' OR ').some(isListed) : license.split(' AND ').every(isListed)
}
