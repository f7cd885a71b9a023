import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse, type Schema } from '@figment/game-kit'
import type { OperatorRefusal, OperatorState } from '@figment/protocol'
import * as v from 'valibot'
import { logger } from '../running/logging.ts'
import { type OperatorKeys, sessionCookie } from '../operator/keys.ts'
import type { AskingPage } from '../operator/passkey.ts'
import { PASSPHRASE_LENGTH } from '../operator/passphrase.ts'
import { answer, readJson } from './http-answer.ts'
import type { OperatorDesk } from './operator-desk.ts'
import {
  clickSchema,
  doorSchema,
  idSchema,
  invitationSchema,
  limitsSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  reportAnswerSchema,
} from './operator-schema.ts'
import type { Throttle } from './throttle.ts'

export type OperatorTries = 'operatorTries' | 'operatorTriesInAll' | 'passkeyTries' | 'operatorAsks'

export interface OperatorApiParts {
  readonly keys: OperatorKeys
  readonly desk: OperatorDesk
  readonly throttles: Readonly<Record<OperatorTries, Throttle>>
  addressOf(request: IncomingMessage): string
  isSecure(request: IncomingMessage): boolean
  onBound(bound: OperatorTries | 'passkeys' | 'invitations'): void
}

const STATUS: Readonly<Record<OperatorRefusal, number>> = {
  notSetUp: 404,
  signInFirst: 401,
  wrongPassphrase: 401,
  wrongPasskey: 401,
  tooManyTries: 429,
  badMessage: 400,
  noSuchReport: 404,
  noSuchTable: 404,
  tooMany: 409,
  notPossible: 409,
  diskFull: 507,
  tryAgain: 503,
}
const ALL = 'all'
const signInSchema = v.strictObject({ passphrase: v.pipe(v.string(), v.maxLength(PASSPHRASE_LENGTH.most)) })

/** A refusal, or what is answered. */
export type Outcome = { readonly refused: OperatorRefusal } | object

/** What `/admin` asks. Nothing of the server is told to anybody who is not signed in. */
export class OperatorApi {
  readonly #parts: OperatorApiParts

  constructor(parts: OperatorApiParts) {
    this.#parts = parts
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { keys } = this.#parts
    const what = path.slice('/api/operator'.length)
    const isAsking = request.method === 'GET'
    if (!isAsking && request.method !== 'POST') return refuse(response, 'badMessage')
    if (!(await keys.isSetUp())) return isAsking && what === '' ? answer(response, 200, OFF) : refuse(response, 'notSetUp')
    const isSecure = this.#parts.isSecure(request)
    const isSignedIn = await keys.isSignedIn(request.headers.cookie, isSecure)
    if (isAsking && what === '') return answer(response, 200, await this.#state(request, isSignedIn))
    if (!isSignedIn) {
      if (isAsking) return refuse(response, 'signInFirst')
      return await this.#signIn(request, response, what)
    }
    if (!(await this.#spend(response, 'operatorAsks', ALL))) return
    if (isAsking) return await this.#show(response, what)
    // a form on another page cannot send JSON, and a script there may not
    const body = await readJson(request)
    if (body === null) return refuse(response, 'badMessage')
    if (what === '/sign-out') {
      await keys.signOut(request.headers.cookie, isSecure)
      response.setHeader('Set-Cookie', sessionCookie(null, isSecure))
      return answer(response, 200, {})
    }
    reply(response, await this.#change(request, what, body))
  }

  async #state(request: IncomingMessage, isSignedIn: boolean): Promise<OperatorState> {
    const host = request.headers.host ?? ''
    if (isSignedIn) return { state: 'signedIn', host }
    return { state: 'signedOut', host, hasPasskey: (await this.#parts.keys.passkeys()).length > 0 }
  }

  async #signIn(request: IncomingMessage, response: ServerResponse, what: string): Promise<void> {
    const { keys, addressOf } = this.#parts
    const body = await readJson(request)
    if (what === '/challenge') return answer(response, 200, { challenge: keys.challenge() })
    if (what === '/sign-in') {
      const parsed = parse(signInSchema, body)
      if (!parsed.ok) return refuse(response, 'badMessage')
      const address = addressOf(request)
      if (!(await this.#spend(response, 'operatorTries', address)) || !(await this.#spend(response, 'operatorTriesInAll', ALL))) return
      if (!(await keys.isPassphrase(parsed.value.passphrase))) {
        logger.warn('Somebody tried to sign in as the operator with a wrong passphrase.')
        return refuse(response, 'wrongPassphrase')
      }
      await this.#parts.throttles.operatorTries.giveBack(address)
      await this.#parts.throttles.operatorTriesInAll.giveBack(ALL)
      return await this.#letIn(request, response, 'passphrase')
    }
    if (what !== '/passkey') return refuse(response, 'signInFirst')
    const parsed = parse(passkeyAnswerSchema, body)
    const page = this.#pageOf(request)
    if (!parsed.ok || !page) return refuse(response, 'badMessage')
    if (!(await this.#spend(response, 'passkeyTries', addressOf(request)))) return
    if (!(await keys.isPasskey(parsed.value, page))) return refuse(response, 'wrongPasskey')
    return await this.#letIn(request, response, 'passkey')
  }

  async #letIn(request: IncomingMessage, response: ServerResponse, by: 'passphrase' | 'passkey'): Promise<void> {
    response.setHeader('Set-Cookie', sessionCookie(await this.#parts.keys.signIn(), this.#parts.isSecure(request)))
    logger.info({ by }, 'The operator signed in.')
    answer(response, 200, {})
  }

  async #show(response: ServerResponse, what: string): Promise<void> {
    const { desk } = this.#parts
    if (what === '/desk') return answer(response, 200, await desk.look())
    const [, id = '', part] = /^\/reports\/([0-9a-f]{12})\/(exhibit|clip)$/.exec(what) ?? []
    if (!part) return refuse(response, 'badMessage')
    if (part === 'exhibit') return reply(response, (await desk.exhibit(id)) ?? { refused: 'noSuchReport' })
    const clip = await desk.clip(id)
    if (!clip) return refuse(response, 'noSuchReport')
    // whatever somebody recorded is played, and nothing else
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    response
      .writeHead(200, { 'Content-Type': clip.type, 'Cache-Control': 'no-store', 'Content-Length': clip.bytes.byteLength })
      .end(clip.bytes)
  }

  async #change(request: IncomingMessage, what: string, body: unknown): Promise<Outcome> {
    const { desk, keys } = this.#parts
    switch (what) {
      case '/door':
        return await withBody(doorSchema, body, (door) => desk.change(door))
      case '/limits':
        return await withBody(limitsSchema, body, (limits) => desk.change(limits))
      case '/invitations':
        return this.#counted('invitations', await withBody(invitationSchema, body, (wanted) => desk.invite(wanted)))
      case '/invitations/remove':
        return await withBody(idSchema, body, ({ id }) => desk.takeBack(id))
      case '/backup':
        return await withBody(clickSchema, body, () => desk.backUp())
      case '/reports/answer':
        return await withBody(reportAnswerSchema, body, ({ id, answer: given }) => desk.answer(id, given))
      case '/challenge':
        return { challenge: keys.challenge() }
      case '/passkeys': {
        const page = this.#pageOf(request)
        const outcome = await withBody(newPasskeySchema, body, async (added): Promise<Outcome> => {
          const kept = page ? await keys.addPasskey(added, page) : 'wrong'
          if (kept === 'added') logger.info('The operator added a passkey.')
          return kept === 'added' ? {} : { refused: kept === 'tooMany' ? 'tooMany' : 'wrongPasskey' }
        })
        return this.#counted('passkeys', outcome)
      }
      case '/passkeys/remove':
        return await withBody(idSchema, body, async ({ id }) => {
          await keys.removePasskey(id)
          return {}
        })
      default:
        return { refused: 'badMessage' }
    }
  }

  #counted(bound: 'passkeys' | 'invitations', outcome: Outcome): Outcome {
    if (isRefusal(outcome) && outcome.refused === 'tooMany') this.#parts.onBound(bound)
    return outcome
  }

  /** Where the browser says it is: the address was compared with ours before. */
  #pageOf({ headers }: IncomingMessage): AskingPage | null {
    const url = URL.parse(headers.origin ?? '')
    return url && { origin: url.origin, host: url.hostname }
  }

  async #spend(response: ServerResponse, what: OperatorTries, who: string): Promise<boolean> {
    const spent = await this.#parts.throttles[what].spend(who)
    if (spent.ok) return true
    this.#parts.onBound(what)
    response.setHeader('Retry-After', Math.ceil(spent.waitMs / 1000))
    refuse(response, 'tooManyTries')
    return false
  }
}

const OFF: OperatorState = { state: 'off' }

async function withBody<Asked>(schema: Schema<Asked>, body: unknown, act: (asked: Asked) => Promise<Outcome>): Promise<Outcome> {
  const parsed = parse(schema, body)
  return parsed.ok ? await act(parsed.value) : { refused: 'badMessage' }
}

const isRefusal = (outcome: Outcome): outcome is { readonly refused: OperatorRefusal } => 'refused' in outcome

function reply(response: ServerResponse, outcome: Outcome): void {
  if (isRefusal(outcome)) refuse(response, outcome.refused)
  else answer(response, 200, outcome)
}

function refuse(response: ServerResponse, refused: OperatorRefusal): void {
  answer(response, STATUS[refused], { refused })
}
