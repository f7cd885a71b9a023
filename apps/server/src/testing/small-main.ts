// The server with bounds that a test reaches in a moment: those in BOUNDS, as JSON.
import type { TableBounds } from '../running/bounds.ts'
import { readConfig } from '../running/config.ts'
import { setUpLogs } from '../running/logging.ts'
import { startServer } from '../server.ts'

const config = readConfig(process.env)
setUpLogs({ ...config, logSecret: config.databaseUrl })
await startServer(config, undefined, JSON.parse(process.env.BOUNDS ?? '{}') as Partial<TableBounds>)
