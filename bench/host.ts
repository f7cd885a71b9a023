import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Figures } from './hosts/control.ts'

const here = import.meta.dirname

export const HOSTS = {
  figment: { title: 'Figment, durable log', script: 'hosts/figment.ts' },
  figmentLogOff: { title: 'Figment, log off', script: 'hosts/figment-log-off.ts' },
  rawWs: { title: 'raw ws, equal bytes, no rules', script: 'hosts/raw-ws.ts' },
  rawWsInk: { title: 'raw ws, unbatched', script: 'hosts/raw-ws-ink.ts' },
  colyseus: { title: 'Colyseus, Schema and StateView', script: 'hosts/colyseus-schema.ts' },
  socketIo: { title: 'Socket.IO', script: 'hosts/socket-io.ts' },
  socketIoEqualBytes: { title: 'Socket.IO, equal bytes, no rules', script: 'hosts/socket-io.ts' },
  boardgameIo: { title: 'boardgame.io', script: 'hosts/boardgame-io.ts' },
} as const
export type HostName = keyof typeof HOSTS

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0
const SERVERS_CORE = '0'
const LOADS_CORE = '1'

/** The load keeps to its own core. */
export function pinTheLoad(): void {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', LOADS_CORE, String(process.pid)])
}

export const howPinned = canPin ? `server on core ${SERVERS_CORE}, load on core ${LOADS_CORE}` : 'no process is bound to a core'

/** A folder on the disk of the repository: what is durable must be on a disk. */
export function newFolder(): string {
  mkdirSync(join(here, 'out'), { recursive: true })
  return mkdtempSync(join(here, 'out/data-'))
}

/** What an earlier run left that was broken off. */
export function sweepUp(): void {
  const out = join(here, 'out')
  if (!existsSync(out)) return
  for (const folder of readdirSync(out)) if (folder.startsWith('data-')) rmSync(join(out, folder), { recursive: true, force: true })
}

interface Settings {
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly nodeOptions?: readonly string[]
}

/** One of the servers, in a process of its own. */
export class Host {
  readonly port: number
  /** From the start of the process until it answered. */
  readonly startedIn: number
  readonly #process: ChildProcess
  readonly #dataDir: string | undefined

  private constructor(process: ChildProcess, port: number, startedIn: number, dataDir: string | undefined) {
    this.#process = process
    this.port = port
    this.startedIn = startedIn
    this.#dataDir = dataDir
  }

  static async start(name: HostName, { dataDir, environment = {}, nodeOptions = [] }: Settings = {}): Promise<Host> {
    const port = await freePort()
    const began = performance.now()
    const child = fork(join(here, HOSTS[name].script), [], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', ...nodeOptions, '--import', join(here, 'hosts/control.ts')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        NEW_TABLES_PER_MINUTE: '100000',
        JOINS_PER_MINUTE: '1000000',
        // everybody comes from this machine
        CONNECTIONS_AT_MOST: '100000',
        CONNECTIONS_PER_ADDRESS: '100000',
        ...(dataDir ? { DATA_DIR: dataDir } : {}),
        ...environment,
      },
    })
    if (canPin && child.pid) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', SERVERS_CORE, String(child.pid)])
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${HOSTS[name].title} ended with ${child.exitCode}`)
      if (performance.now() - began > 60_000) throw new Error(`${HOSTS[name].title} did not start`)
      await setTimeout(5)
    }
    return new Host(child, port, performance.now() - began, dataDir)
  }

  figures(asked: 'figures' | 'tidy' = 'figures'): Promise<Figures> {
    return new Promise((resolve) => {
      this.#process.once('message', (figures: Figures) => resolve(figures))
      this.#process.send(asked)
    })
  }

  async stop({ signal = 'SIGKILL', keepsData = false }: { signal?: NodeJS.Signals; keepsData?: boolean } = {}): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill(signal)
    await ended
    if (this.#dataDir && !keepsData) rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

/** Any answer over HTTP will do. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    async (response) => {
      await response.arrayBuffer()
      return true
    },
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
