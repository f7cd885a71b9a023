import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { ConfigError, readConfig } from './running/config.ts'
import { isForPeople, logger, setUpLogs } from './running/logging.ts'
import { rootWarning } from './running/root.ts'
import { startServer } from './server.ts'
import { welcome } from './running/welcome.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.on('uncaughtException', (error, origin) => {
  logger.fatal({ err: error, origin }, 'Something failed that nobody had expected.')
  process.exit(1)
})

try {
  const config = readConfig(process.env)
  setUpLogs({ ...config, logSecret: config.databaseUrl })
  const server = await startServer(config)
  if (isForPeople()) process.stdout.write(`${welcome(config)}\n`)
  else logger.info({ port: config.port, address: config.publicUrl?.origin }, 'Figment is ready.')
  const warning = rootWarning()
  if (warning) logger.warn(warning)
  const stop = () => {
    logger.info('Figment stops.')
    // whoever is still busy after this is cut off; nothing that was accepted is lost
    setTimeout(() => process.exit(0), 8000).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'Figment did not stop in order.')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // with NODE_COMPILE_CACHE the next start is quicker, also if this process is killed
  flushCompileCache()
} catch (error) {
  const sentence = explain(error)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else logger.fatal({ err: error }, 'Figment could not start.')
  process.exit(1)
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
