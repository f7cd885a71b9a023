import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { ConfigError, readConfig } from './running/config.ts'
import { COULD_NOT_START } from './running/exit-code.ts'
import { isForPeople, logger, setUpLogs } from './running/logging.ts'
import { rootWarning } from './running/root.ts'
import { type RunningServer, startServer } from './server.ts'
import { isLivedThrough } from './running/unexpected.ts'
import { welcome } from './running/welcome.ts'

/** Whoever is still busy after this is cut off; nothing that was accepted is lost. */
const STOPPED_WITHIN_MS = 8000
/** After an error that nobody expected, nothing here can be relied on for long. */
const FAILED_WITHIN_MS = 2000

if (existsSync('.env')) process.loadEnvFile('.env')

let server: RunningServer | null = null
let isEnding = false

process.on('uncaughtException', (error, origin) => {
  if (server && isLivedThrough(error)) {
    server.metrics.unexpected.inc()
    server.startle()
    return logger.error({ err: error, origin }, 'Something failed that nobody had expected, and Figment goes on.')
  }
  logger.fatal({ err: error, origin }, 'Something failed that nobody had expected.')
  end(server, { code: 1, withinMs: FAILED_WITHIN_MS })
})

try {
  const config = readConfig(process.env)
  setUpLogs({ ...config, logSecret: config.databaseUrl })
  server = await startServer(config)
  if (isForPeople()) process.stdout.write(`${welcome(config)}\n`)
  else logger.info({ port: config.port, address: config.publicUrl?.origin }, 'Figment is ready.')
  const warning = rootWarning()
  if (warning) logger.warn(warning)
  const stop = () => {
    if (!isEnding) logger.info('Figment stops.')
    end(server, { code: 0, withinMs: STOPPED_WITHIN_MS })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // whoever started it was killed, and nobody else would stop it
  process.once('disconnect', stop)
  // with NODE_COMPILE_CACHE the next start is quicker, also if this process is killed
  flushCompileCache()
} catch (error) {
  const sentence = explain(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else logger.fatal({ err: error }, 'Figment could not start.')
  process.exit(COULD_NOT_START)
}

/** Nobody new comes in, what was accepted is written and told, tables are handed over, and the process is gone within this time. */
function end(running: RunningServer | null, { code, withinMs }: { code: number; withinMs: number }): void {
  if (!running) process.exit(code)
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  setTimeout(() => process.exit(code), withinMs).unref()
  running.close({ withinMs }).then(
    () => process.exit(code),
    (error: unknown) => {
      logger.error({ err: error }, 'Figment did not stop in order.')
      process.exit(1)
    },
  )
}

/** What to do about it, where that is known. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'Another program already uses this port. Stop it, or set PORT to another number.'
  if (code === 'EACCES')
    return 'This port or DATA_DIR is not allowed for you. Set PORT above 1024, and DATA_DIR to a folder that you may write to.'
  return null
}
