// Opens a store that may be empty, writes to it what is secret there, and ends.
import { openLog } from './open-log.ts'

const [, , where = '', table = ''] = process.argv
const log = await openLog(where)
const lease = await log.create(table, ['opened'])
const secret = Buffer.from(await log.secret('doors')).toString('hex')
if (!lease || (await log.append(lease, 1, [secret])) !== 'written') throw new Error('not written')
await log.close()
