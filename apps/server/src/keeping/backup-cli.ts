// npm run backup -- <folder>: all tables of this machine as they are now; the server may run meanwhile.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../running/config.ts'
import { backUp } from './backup.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { dataDir, databaseUrl } = readConfig(process.env)
const [folder] = process.argv.slice(2)
if (databaseUrl) stop('The tables are in the database of DATABASE_URL. Back it up with pg_dump, as docs/operating.md says.')
if (!existsSync(join(dataDir, 'figment.db'))) stop(`There are no tables in ${dataDir} yet. Is DATA_DIR right?`)
if (!folder || existsSync(folder)) stop('Say into which new folder: npm run backup -- backups/monday')

await backUp(dataDir, folder)
process.stdout.write(`All tables are in ${folder}.\n`)

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
