import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Desk, OperatorRefusal } from '@figment/protocol'
import { openStore } from '@figment/event-log'
import { OperatorKeys } from '../operator/keys.ts'
import type { House } from './house.ts'

export const PASSPHRASE = 'four words that nobody guesses'

interface Answered<Body> {
  readonly status: number
  readonly body: Body & { readonly refused?: OperatorRefusal }
  readonly headers: Headers
}

/** Somebody at `/admin`, without a screen. */
export class Operator {
  readonly #house: House
  /** Each comes from an address of their own. */
  readonly #from: string
  cookie = ''

  constructor(house: House, from = '203.0.113.1') {
    this.#house = house
    this.#from = from
  }

  async ask<Body = Record<string, unknown>>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered<Body>> {
    const response = await fetch(`${this.#house.base}/api/operator${path}`, {
      ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': this.#from, cookie: this.cookie, ...headers },
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: (await response.json()) as Answered<Body>['body'], headers: response.headers }
  }

  async signIn(passphrase = PASSPHRASE): Promise<this> {
    const { status } = await this.ask('/sign-in', { passphrase })
    if (status !== 200) throw new Error(`not signed in: ${status}`)
    return this
  }

  async desk(): Promise<Desk> {
    return (await this.ask<Desk>('/desk')).body
  }
}

/** As if by the command line, and sooner: signs everybody out. */
export async function choosePassphrase(where: { readonly dataDir: string; readonly databaseUrl?: string }): Promise<void> {
  const { log, close } = await openStore({ databaseUrl: null, ...where })
  await new OperatorKeys(log.notes, await log.secret('operator')).setPassphrase(PASSPHRASE)
  await close()
}

/** `npm run operator -- …`, beside a server that runs. */
export async function operatorCommand(
  house: House,
  given: readonly string[],
  typed = '',
): Promise<{ readonly status: unknown; readonly stdout: string; readonly stderr: string }> {
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../operator-cli.ts'), ...given]
  const env = { ...process.env, ...house.settings, DATA_DIR: house.dataDir, PORT: String(house.port), HOST: '127.0.0.1' }
  const running = spawn(process.execPath, program, { env, stdio: 'pipe', cwd: house.dataDir })
  const out = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    running[name].on('data', (text: Buffer) => {
      out[name] += text.toString()
    })
  running.stdin.end(`${typed}\n`)
  const [status] = (await once(running, 'close')) as readonly unknown[]
  return { status, ...out }
}
