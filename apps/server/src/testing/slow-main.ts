// A server that takes SLOW_OPEN_MS to open a table, and says on its output when it begins to.
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '@figment/event-log'
import { readConfig } from '../running/config.ts'
import { setUpLogs } from '../running/logging.ts'
import { startServer } from '../server.ts'

const config = readConfig(process.env)
setUpLogs({ ...config, logSecret: config.databaseUrl })
const store = await openStore(config)
const { log } = store
const open = log.open.bind(log)
log.open = async (table, begin) => {
  process.stdout.write('A table is opened.\n')
  await sleep(Number(process.env.SLOW_OPEN_MS))
  return await open(table, begin)
}
await startServer(config, store)
