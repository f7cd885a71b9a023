// A program that runs beside a test: in a folder of its own under the system's temporary one, gone when the test is.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Far longer than it takes on a busy machine. */
const READY_WITHIN_MS = 120_000
const STOPS_WITHIN_MS = 10_000

export interface Program {
  readonly name: string
  readonly command: readonly [path: string, ...parameters: string[]]
  readonly folder: string
  readonly env?: NodeJS.ProcessEnv
  readonly user?: number | undefined
  /** How it is asked to end at once, with whatever it started. */
  readonly endsOn: NodeJS.Signals
  /** Throws as long as it is not ready. */
  isReady(): Promise<void>
}

export class Service {
  readonly #program: Program
  readonly #guard: ChildProcess
  #process: ChildProcess | null = null
  #said = ''

  static async start(program: Program): Promise<Service> {
    const service = new Service(program)
    try {
      await service.restart()
      return service
    } catch (error) {
      await service.stop()
      throw error
    }
  }

  private constructor(program: Program) {
    this.#program = program
    // its input ends when this process does, however it dies; then it ends the program and removes the folder
    const last = `while read -r said; do pid=$said; done; kill -${program.endsOn.slice(3)} $pid; sleep 0.5; rm -rf "$0"`
    this.#guard = spawn('/bin/sh', ['-c', last, program.folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
    this.#guard.unref()
  }

  /** As it was left, on the same port. */
  async restart(): Promise<void> {
    await this.#end(this.#program.endsOn)
    const until = Date.now() + READY_WITHIN_MS
    this.#launch()
    for (;;) {
      try {
        return await this.#program.isReady()
      } catch (error) {
        if (Date.now() > until) throw new Error(`${this.#program.name} does not start:\n${this.#said}`, { cause: error })
        // what was killed a moment ago may still hold the port
        if (!isRunning(this.#process)) this.#launch()
        await pause(50)
      }
    }
  }

  /** Waits for its end. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#end(signal)
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal)
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  async stop(): Promise<void> {
    this.#guard.kill('SIGKILL')
    await this.#end(this.#program.endsOn)
    rmSync(this.#program.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #launch(): void {
    const [path, ...parameters] = this.#program.command
    const { folder: cwd, user, env } = this.#program
    this.#process = spawn(path, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === undefined ? {} : { uid: user, gid: user }),
    })
    const hear = (words: Buffer) => {
      this.#said = (this.#said + words.toString()).slice(-4000)
    }
    this.#process.stdout?.on('data', hear)
    this.#process.stderr?.on('data', hear)
    this.#process.on('error', (error) => hear(Buffer.from(`${error.message}\n`)))
    this.#guard.stdin?.write(`${this.#process.pid}\n`)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || !isRunning(running)) return
    const ended = once(running, 'exit')
    running.kill(signal)
    const late = setTimeout(() => running.kill('SIGKILL'), STOPS_WITHIN_MS)
    await ended
    clearTimeout(late)
  }
}

const isRunning = (program: ChildProcess | null) => program?.pid !== undefined && program.exitCode === null && program.signalCode === null

export function newFolder(name: string, owner?: number): string {
  const folder = mkdtempSync(join(tmpdir(), `figment-${name}-`))
  if (owner !== undefined) chownSync(folder, owner, owner)
  return folder
}
