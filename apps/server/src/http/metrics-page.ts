import { ConfigError } from '../running/config.ts'
import type { Metrics } from '../running/metrics.ts'
import { GuardedServer } from './guarded-server.ts'

/** Serves the numbers on a port of their own, which the world has no business with; resolves to what ends it. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<() => void> {
  metrics.countProcess()
  const server = new GuardedServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    metrics.page().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new ConfigError(`METRICS_PORT is "${port}", which is not free here. Set it to another number, or leave it out for no metrics.`),
      ),
    )
    server.listen(port, host, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
