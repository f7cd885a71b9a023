// A server that is gone as soon as it reads the log of the table which is named in DATA_DIR/deadly.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LogReader, openStore } from '@figment/event-log'
import { readConfig } from '../running/config.ts'
import { setUpLogs } from '../running/logging.ts'
import { startServer } from '../server.ts'

const config = readConfig(process.env)
setUpLogs({ ...config, logSecret: config.databaseUrl })
const note = join(config.dataDir, 'deadly')
const store = await openStore(config)
const { log } = store
const open = log.open.bind(log)
log.open = (table, begin) =>
  open(table, (from) => {
    const reader = begin(from)
    const take = reader.take.bind(reader)
    const deadly: LogReader['take'] = (entries) => {
      if (existsSync(note) && readFileSync(note, 'utf8') === table) process.kill(process.pid, 'SIGKILL')
      take(entries)
    }
    return Object.assign(reader, { take: deadly })
  })
await startServer(config, store)
