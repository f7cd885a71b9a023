// Writes until it is killed; says after every acknowledged entry how long the log is.
import { openSqliteLog } from './sqlite.ts'

const log = await openSqliteLog(process.argv[2] ?? '')
const created = await log.create('BCDFG', ['0'])
const { lease, length } = created ? { lease: created, length: 1 } : await takeOver()
for (let at = length; ; at++) {
  if ((await log.append(lease, at, [String(at)])) !== 'written') throw new Error('fenced')
  process.stdout.write(`${at + 1}\n`)
}

async function takeOver() {
  const opened = await log.open('BCDFG')
  if (!opened) throw new Error('no table')
  return { lease: opened.lease, length: opened.entries.length }
}
