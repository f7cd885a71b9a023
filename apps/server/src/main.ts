import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from './config.ts'
import { startServer } from './server.ts'
import { welcome } from './welcome.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  console.log(welcome(config))
  const stop = () => {
    // whoever is still busy after this is cut off; nothing that was accepted is lost
    setTimeout(() => process.exit(0), 8000).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'Another program already uses this port. Stop it, or set PORT to another number.'
  if (code === 'EACCES')
    return 'This port or DATA_DIR is not allowed for you. Set PORT above 1024, and DATA_DIR to a folder that you may write to.'
  return error
}
