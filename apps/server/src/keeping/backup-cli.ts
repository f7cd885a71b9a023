// npm run backup -- <folder>: all tables of this machine as they are now; the server may run meanwhile.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from '../running/config.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { dataDir, databaseUrl } = readConfig(process.env)
const [folder] = process.argv.slice(2)
if (databaseUrl) stop('The tables are in the database of DATABASE_URL. Back it up with pg_dump, as docs/operating.md says.')
if (!existsSync(join(dataDir, 'figment.db'))) stop(`There are no tables in ${dataDir} yet. Is DATA_DIR right?`)
if (!folder || existsSync(folder)) stop('Say into which new folder: npm run backup -- backups/monday')

mkdirSync(folder, { recursive: true })
const database = new DatabaseSync(join(dataDir, 'figment.db'), { readOnly: true })
// in one go: writers are not held up by it, and cannot make it begin anew
await backup(database, join(folder, 'figment.db'), { rate: 2 ** 30 })
database.close()
// after the log, which speaks only of recordings that are already there
const clips = join(dataDir, 'clips')
// what is on its way, and notes on what is new, may be gone before they are copied
if (existsSync(clips)) cpSync(clips, join(folder, 'clips'), { recursive: true, filter: (path) => !/\.(part|untold)$/.test(path) })
process.stdout.write(`All tables are in ${folder}.\n`)

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
