// What npm start and the image run: the server in a process of its own, which is started again when it ends unasked.
import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { COULD_NOT_START } from './running/exit-code.ts'

// beside this file, as a source or built
const MAIN = join(import.meta.dirname, `main${extname(import.meta.filename)}`)
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1000, 30_000]
/** A server that has run for so long does not die again and again. */
const RAN_WELL_MS = 60_000

let server: ChildProcess | null = null
let waitMs = FIRST_WAIT_MS
let hasRun = false
let isStopping = false

function start(): void {
  const startedAt = Date.now()
  // in a group of its own, so that Ctrl+C reaches this process alone, which passes it on; the channel tells the server if this one is killed
  server = fork(MAIN, { detached: true })
  server.once('exit', (code, signal) => {
    server = null
    const isForAPerson = code === COULD_NOT_START && !hasRun
    if (isStopping || code === 0 || isForAPerson) process.exit(isForAPerson ? 1 : (code ?? 1))
    hasRun ||= code !== COULD_NOT_START
    if (Date.now() - startedAt > RAN_WELL_MS) waitMs = FIRST_WAIT_MS
    const line = { level: 'error', time: new Date().toISOString(), code, signal, waitMs, msg: 'Figment ended, and is started again.' }
    process.stdout.write(`${JSON.stringify(line)}\n`)
    setTimeout(start, waitMs)
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
  })
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true
    if (server) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    else process.exit(0)
  })
}
start()
