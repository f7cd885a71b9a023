import { createServer } from 'node:net'

/** Below the range from which outgoing connections get theirs: they stay free while the server is down. */
const PORTS = { from: 12_000, ofAWorker: 2200, workers: 9 }

/** Test runners number the workers that run side by side: each takes its ports from a stretch of its own, and none twice. */
function workerNumber(): number {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env
  if (VITEST_POOL_ID) return Number(VITEST_POOL_ID) - 1
  return TEST_PARALLEL_INDEX ? 6 + Number(TEST_PARALLEL_INDEX) : Math.floor(Math.random() * PORTS.workers)
}

let nextInStretch = Math.floor(Math.random() * PORTS.ofAWorker)

/** Between looking whether a port is free and listening there, a server takes a second to start: nobody else may look meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    nextInStretch = (nextInStretch + 1) % PORTS.ofAWorker
    const port = PORTS.from + (workerNumber() % PORTS.workers) * PORTS.ofAWorker + nextInStretch
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => probe.close(resolve))
    if (isFree) return port
  }
}
