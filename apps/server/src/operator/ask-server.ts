import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import type { OperatorRefusal } from '@figment/protocol'
import type { Config } from '../running/config.ts'
import { type OperatorKeys, sessionCookie } from './keys.ts'

/** No server answers on this machine, or it does not do as asked. */
export class NotRunning extends Error {}

const SENTENCES: Partial<Record<OperatorRefusal, string>> = {
  notSetUp: '/admin is switched off. Choose a passphrase first: npm run operator -- passphrase',
  noSuchReport: 'There is no such report. Somebody may have answered it.',
  noSuchTable: 'That table is gone.',
}

/** Asks the server of this machine as its operator: whoever can open its store may sign in. */
export class AskServer {
  readonly #config: Config
  readonly #keys: OperatorKeys

  constructor(config: Config, keys: OperatorKeys) {
    this.#config = config
    this.#keys = keys
  }

  async get<Answer>(path: string): Promise<Answer> {
    return JSON.parse((await this.getBytes(path)).toString('utf8')) as Answer
  }

  getBytes(path: string): Promise<Buffer> {
    return this.#ask('GET', path)
  }

  async post(path: string, body: object): Promise<void> {
    await this.#ask('POST', path, JSON.stringify(body))
  }

  async #ask(method: string, path: string, body?: string): Promise<Buffer> {
    const { port, host, publicUrl } = this.#config
    const isSecure = publicUrl?.protocol === 'https:'
    const [cookie = ''] = sessionCookie(await this.#keys.signIn(), isSecure).split(';')
    const headers = {
      cookie,
      // the server answers to its own name alone
      host: publicUrl?.host ?? `localhost:${port}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    }
    const where = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
    try {
      const { status, bytes } = await asked({ method, path: `/api/operator${path}`, port, host: where, headers }, body)
      if (status === 200) return bytes
      const { refused } = JSON.parse(bytes.toString('utf8')) as { refused: OperatorRefusal }
      throw new NotRunning(SENTENCES[refused] ?? `The server refused it: ${refused}.`)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
        throw new NotRunning(`Nothing answers at ${where}, port ${port}. Start Figment first, and run this with the same settings.`)
      throw error
    } finally {
      await this.#keys.signOut(cookie, isSecure)
    }
  }
}

async function asked(to: RequestOptions, body: string | undefined): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(to, resolve).once('error', reject).end(body)
  })
  const pieces: Buffer[] = []
  for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece)
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) }
}
