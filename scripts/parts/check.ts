// Which part may know which: by where a file lies, not by how an import is spelt. Types count as well.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@figment/games'
import { LOCALES } from '@figment/i18n'
import { cyclesIn, graphOf } from './cycles.ts'
import { doorsOf, wrongImports } from './games.ts'
import { readImports, root } from './imports.ts'

const files = readImports(['packages', 'games', 'apps'])
const complaints = [...missingDoors(), ...[...files].flatMap(([path, imports]) => wrongImports(path, imports)), ...cycles()]
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)

function missingDoors(): string[] {
  const doors = doorsOf(LOCALES)
  return Object.keys(GAMES).flatMap((id) => {
    const missing = doors.filter((door) => !existsSync(join(root, 'games', id, door)))
    return missing.length > 0 ? [`games/${id} has no ${missing.join(', ')}.`] : []
  })
}

/** Between folders: what two folders know of each other cannot be read, tested or moved apart. */
function cycles(): string[] {
  return cyclesIn(graphOf(files)).map((folders) => `These know each other, each of them all the others: ${folders.join(', ')}.`)
}
