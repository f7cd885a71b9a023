import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The one address from which all attacks come. */
const FROM = '127.66.6.6'

/** All attacks at once, from one machine; to end it is to learn what it did. */
export class HostileMachine {
  readonly #process

  constructor(port: number, attacks: string) {
    this.#process = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'hostile.ts'), String(port), FROM, attacks],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  }

  /** False: it broke down by itself, and there is no siege any more. */
  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  async end(): Promise<Readonly<Record<string, number>>> {
    if (!this.isAlive) throw new Error('the hostile machine broke down')
    let said = ''
    this.#process.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    this.#process.kill('SIGTERM')
    await once(this.#process, 'close')
    return JSON.parse(said) as Record<string, number>
  }

  kill(): void {
    this.#process.kill('SIGKILL')
  }
}
