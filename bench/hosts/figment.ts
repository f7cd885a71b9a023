// The server as it is, for people who never pause between two moves.
import { flushCompileCache } from 'node:module'
import { readConfig } from '../../apps/server/src/running/config.ts'
import { setUpLogs } from '../../apps/server/src/running/logging.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { UNMOVED, WITHOUT_END } from './without-end.ts'

const config = readConfig(process.env)
setUpLogs({ ...config, logSecret: config.databaseUrl })
await startServer(config, undefined, WITHOUT_END, UNMOVED)
flushCompileCache()
