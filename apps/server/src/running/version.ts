import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Built, the server is what stands beside this file, whatever has become of the sources; else it runs from them. */
const IS_BUILT = import.meta.filename.endsWith('.js')
const HERE = IS_BUILT ? import.meta.dirname : join(import.meta.dirname, '../../../..')
/** What the server is made of. */
const PARTS = IS_BUILT ? ['.'] : ['apps/server', 'packages', 'games', 'content']
const NOT_PART_OF_IT = new Set(['node_modules', 'dist', 'golden', 'painter', 'screens', 'e2e', 'ui', 'client'])
const IS_SOURCE = /\.(ts|js|json)$/
/** Tests, and what one of them lays beside the sources for a moment. */
const IS_TEST = /\.(test|probe)\.ts$/

/**
 * A name for exactly this code, and the Node that runs it: with any other, a table may come to something else.
 * The number of the version would not do: while somebody works on the rules it stays the same.
 */
export function versionOfThisCode(root = HERE): string {
  try {
    const sum = createHash('sha256').update(process.version)
    for (const path of PARTS.flatMap((folder) => filesIn(join(root, folder))))
      sum.update(path.slice(root.length)).update(readFileSync(path))
    return sum.digest('base64url')
  } catch {
    // where the sources cannot be read nobody can tell what made a checkpoint, and only this process believes its own
    return randomUUID()
  }
}

function filesIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return inside.flatMap((one) => {
    const path = join(folder, one.name)
    if (one.isDirectory()) return NOT_PART_OF_IT.has(one.name) ? [] : filesIn(path)
    return IS_SOURCE.test(basename(path)) && !IS_TEST.test(path) ? [path] : []
  })
}
