import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@figment/services'
import type { CountedBound } from '../running/counted-bounds.ts'
import { Player } from './player.ts'

/** All who come to a test come from one address, and far more quickly than people do. */
const MORE_THAN_USUAL = { NEW_TABLES_PER_MINUTE: '1000', WRONG_CODES_PER_MINUTE: '1000', JOINS_PER_MINUTE: '10000' }
/** For tests of what a server allows that somebody has just started. */
export const AS_USUAL: Readonly<Record<string, string>> = Object.fromEntries(Object.keys(MORE_THAN_USUAL).map((name) => [name, '']))

const SOURCES = join(import.meta.dirname, '..')
/** Far longer than it takes on a busy machine. */
const STARTED_WITHIN_MS = 60_000

/** `npm test` builds what it starts hundreds of times, and says so with BUILT_SERVER, the folder where it is; else the sources run. */
function builtFrom(program: string): string {
  const { BUILT_SERVER } = process.env
  return BUILT_SERVER && program.startsWith(SOURCES) ? join(BUILT_SERVER, basename(program, '.ts') + '.js') : program
}

/** A real server in a process of its own, with a folder of its own, that can be killed and started again. */
export class House {
  #process: ChildProcess | null = null
  /** Those of the next start. */
  settings: Record<string, string>
  readonly #main: string
  readonly dataDir = mkdtempSync(join(tmpdir(), 'figment-house-'))
  port = 0
  output = ''
  /** What the system lets its process open; null: as many as this one. */
  filesAtMost: number | null = null

  /** `main`: of another build than this one. */
  constructor(settings: Record<string, string> = {}, main = join(import.meta.dirname, '../main.ts')) {
    this.settings = settings
    this.#main = builtFrom(main)
  }

  /** One that counts what it does. */
  static async counting(settings: Record<string, string> = {}): Promise<House> {
    return new House({ ...settings, METRICS_PORT: String(await freePort()) })
  }

  /** Its numbers, as a monitor would read them. */
  async metrics(): Promise<string> {
    return await (await fetch(`http://127.0.0.1:${this.settings.METRICS_PORT}/metrics`)).text()
  }

  /** How often somebody has met this bound, or has since these numbers were read. */
  async reached(bound: CountedBound, since?: string): Promise<number> {
    const timesIn = (metrics: string) => {
      const [, times] = new RegExp(`^figment_bounds_reached_total{bound="${bound}"} (\\d+)$`, 'm').exec(metrics) ?? []
      if (times === undefined) throw new Error(`the server does not count ${bound}`)
      return Number(times)
    }
    return timesIn(await this.metrics()) - (since === undefined ? 0 : timesIn(since))
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<this> {
    this.port ||= await freePort()
    const program = [process.execPath, '--disable-warning=ExperimentalWarning', this.#main] as const
    const [command, ...given] =
      this.filesAtMost === null ? program : (['sh', '-c', `ulimit -n ${this.filesAtMost} && exec "$0" "$@"`, ...program] as const)
    const server = spawn(command, given, {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        INTERNAL_URL: this.base,
        ...MORE_THAN_USUAL,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = server
    const note = (text: Buffer) => {
      this.output += text.toString()
    }
    server.stdout.on('data', note)
    server.stderr.on('data', note)
    for (const gaveUpAt = Date.now() + STARTED_WITHIN_MS; Date.now() < gaveUpAt; ) {
      if (server.exitCode !== null) throw new Error(`the server ended:\n${this.output}`)
      // a request that nobody takes costs more than a call that nobody takes
      if ((await isTaken(this.port)) && (await this.#isHealthy())) return this
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`the server did not start:\n${this.output}`)
  }

  async #isHealthy(): Promise<boolean> {
    return await fetch(`${this.base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  get isAlive(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Files and connections that the process has open. */
  get openHandles(): number {
    return readdirSync(`/proc/${this.#process?.pid}/fd`).length
  }

  /** What it has of the machine's memory. */
  get memoryBytes(): number {
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#process?.pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  }

  /** Waits for the end; the code that the process ended with, if it ended by itself. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const server = this.#process
    if (!server || !this.isAlive) return null
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    server.kill(signal)
    return await ended
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal)
  }

  /** Resolves to the code that the process ends with, whoever ends it. */
  async end(): Promise<number | null> {
    const server = this.#process
    if (!server || !this.isAlive) return server?.exitCode ?? null
    return await new Promise((resolve) => server.once('exit', resolve))
  }

  /** It does nothing and answers nobody, until it is resumed. */
  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  guest(name: string): Player {
    return new Player(this.base, name)
  }

  /** A table with these people, the first of them its host. */
  async table(...names: string[]): Promise<{ code: string; players: Player[] }> {
    const [host, ...others] = names.map((name) => this.guest(name))
    if (!host) throw new Error('a table needs a host')
    const code = await host.create()
    await host.join(code)
    for (const other of others) await other.join(code)
    const players = [host, ...others]
    for (const player of players) await player.until(() => Object.keys(player.view?.open.people ?? {}).length === names.length)
    return { code, players }
  }
}

/** Somebody listens there. */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
