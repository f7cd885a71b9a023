// A server on a disk with as many free bytes as DATA_DIR/free says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../running/config.ts'
import { Disk } from '../running/disk.ts'
import { setUpLogs } from '../running/logging.ts'
import { startServer } from '../server.ts'

const config = readConfig(process.env)
setUpLogs({ ...config, logSecret: config.databaseUrl })
const disk = new Disk({ look: async () => Number(readFileSync(join(config.dataDir, 'free'), 'utf8')), everyMs: 50 })
await startServer(config, undefined, {}, undefined, disk)
