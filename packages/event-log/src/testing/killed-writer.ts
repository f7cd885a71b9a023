// Writes until it is killed; says after every acknowledged entry how long the log is.
import { WholeLog } from '../event-log.ts'
import { openLog } from './open-log.ts'

const log = await openLog(process.argv[2] ?? '')
const created = await log.create('BCDFG', ['0'])
const { lease, length } = created ? { lease: created, length: 1 } : await takeOver()
for (let at = length; ; at++) {
  if ((await log.append(lease, at, [String(at)])) !== 'written') {
    process.stdout.write('fenced\n')
    break
  }
  process.stdout.write(`${at + 1}\n`)
}
await log.close()

async function takeOver() {
  const opened = await log.open('BCDFG', () => new WholeLog())
  if (!opened) throw new Error('no table')
  return { lease: opened.lease, length: opened.reader.entries.length }
}
