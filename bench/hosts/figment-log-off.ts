// The same server with its log switched off: tables are read from it, but nothing is written.
import { openStore } from '@figment/event-log'
import { readConfig } from '../../apps/server/src/running/config.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { UNMOVED, WITHOUT_END } from './without-end.ts'

const config = readConfig(process.env)
const store = await openStore(config)
store.log.append = () => Promise.resolve('written')
await startServer(config, store, WITHOUT_END, UNMOVED)
