// Puts another text in the place of one entry of a table that somebody holds, and ends.
import { openLog } from './open-log.ts'

const [, , where = '', table = '', epoch = '', length = '', number = '', body = ''] = process.argv
const log = await openLog(where)
const rewritten = await log.rewrite({ table, epoch: Number(epoch) }, Number(length), [{ number: Number(number), body }])
if (rewritten !== 'written') throw new Error(`${table} was not rewritten`)
await log.close()
