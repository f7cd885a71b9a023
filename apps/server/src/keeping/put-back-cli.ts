// npm run put-back -- <code>: opens a table again that was set aside; without a code, says which ones are.
import { existsSync } from 'node:fs'
import { openStore } from '@figment/event-log'
import { readConfig } from '../running/config.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const [code] = process.argv.slice(2)
const store = await openStore(readConfig(process.env))
const { marks } = store.log
if (code) {
  const isBack = await marks.putBack(code.toUpperCase())
  process.stdout.write(
    isBack ? `${code.toUpperCase()} is back; whoever knocks next opens it.\n` : `${code.toUpperCase()} is not set aside.\n`,
  )
  if (!isBack) process.exitCode = 1
} else {
  const tables = await marks.list()
  const lines = tables.map(({ table, since }) => `${table}  since ${new Date(since).toISOString()}`)
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No table is set aside.'}\n`)
}
await store.close()
