// Opens a store that may be empty, writes to it and ends.
import { openLog } from './open-log.ts'

const [, , where = '', table = ''] = process.argv
const log = await openLog(where)
const lease = await log.create(table, ['opened'])
if (!lease || (await log.append(lease, 1, ['moved'])) !== 'written') throw new Error('not written')
await log.close()
