import { createHash, randomBytes } from 'node:crypto'
import type { Notes } from '@figment/event-log'
import type { NewPasskey, OwnPasskey, PasskeyAnswer } from '@figment/protocol'
import { OPERATOR_SESSION_LASTS_MS, OPERATOR_SESSIONS_AT_MOST, PASSKEYS_AT_MOST } from '../running/bounds.ts'
import { AskedLately } from './asked-lately.ts'
import { type AskingPage, Challenges, challengeIn, type KeptPasskey, passkeyIn, signedBy } from './passkey.ts'
import { hashPassphrase, isPassphrase } from './passphrase.ts'

/** A browser takes a cookie of the first name over https alone, and from nobody but this very host. */
const COOKIES = { secure: '__Host-figment_operator', plain: 'figment_operator' } as const
const SECRET = /^[A-Za-z0-9_-]{43}$/
const [PASSPHRASE, SESSION, PASSKEY, USED] = ['passphrase', 'session', 'passkey', 'challenge']
const ONLY = 'only'

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Who may see to this server: whoever knows its passphrase or has one of its passkeys. All of it is in the store, for every process. */
export class OperatorKeys {
  readonly #notes: Notes
  readonly #challenges: Challenges
  readonly #isSetUp: AskedLately<boolean>

  constructor(notes: Notes, key: Uint8Array) {
    this.#notes = notes
    this.#challenges = new Challenges(key)
    this.#isSetUp = new AskedLately(async () => (await notes.get(PASSPHRASE, ONLY)) !== null)
  }

  /** Without a passphrase there is no operator. */
  isSetUp(): Promise<boolean> {
    return this.#isSetUp.get()
  }

  /** Everybody who was signed in with the old one is signed out. */
  async setPassphrase(passphrase: string): Promise<void> {
    await this.#notes.put(PASSPHRASE, { name: ONLY, body: await hashPassphrase(passphrase) })
    await this.#notes.removeAll(SESSION)
    this.#isSetUp.forget()
  }

  async switchOff(): Promise<void> {
    await this.#notes.removeAll(PASSPHRASE)
    await this.signOutAll()
    await this.#notes.removeAll(PASSKEY)
    this.#isSetUp.forget()
  }

  async isPassphrase(given: string): Promise<boolean> {
    const kept = await this.#notes.get(PASSPHRASE, ONLY)
    return kept !== null && (await isPassphrase(given, kept.body))
  }

  /** The secret of a new session, for a cookie. */
  async signIn(): Promise<string> {
    const secret = randomBytes(32).toString('base64url')
    await this.#notes.put(SESSION, { name: hashOf(secret), body: '', until: Date.now() + OPERATOR_SESSION_LASTS_MS })
    const tooMany = (await this.#notes.list(SESSION, 2 * OPERATOR_SESSIONS_AT_MOST)).slice(OPERATOR_SESSIONS_AT_MOST)
    for (const { name } of tooMany) await this.#notes.remove(SESSION, name)
    return secret
  }

  async isSignedIn(cookies: string | undefined, isSecure: boolean): Promise<boolean> {
    const secret = secretIn(cookies, isSecure)
    return secret !== null && (await this.isSetUp()) && (await this.#notes.get(SESSION, hashOf(secret))) !== null
  }

  async signOut(cookies: string | undefined, isSecure: boolean): Promise<void> {
    const secret = secretIn(cookies, isSecure)
    if (secret !== null) await this.#notes.remove(SESSION, hashOf(secret))
  }

  async signOutAll(): Promise<void> {
    await this.#notes.removeAll(SESSION)
  }

  challenge(): string {
    return this.#challenges.make()
  }

  /** Null: it is not one of the passkeys, or not for this page and this moment. */
  async isPasskey(answer: PasskeyAnswer, page: AskingPage): Promise<boolean> {
    const challenge = challengeIn(answer.clientData, 'webauthn.get', page)
    const kept = await this.#notes.get(PASSKEY, answer.id)
    const until = challenge === null ? null : this.#challenges.lasts(challenge)
    if (!kept || challenge === null || until === null) return false
    const signed = signedBy(JSON.parse(kept.body) as KeptPasskey, answer, page)
    // once: whoever else comes with the same is not the one who signed
    if (!signed || !(await this.#notes.add(USED, { name: hashOf(challenge), body: '', until }))) return false
    await this.#notes.put(PASSKEY, { name: answer.id, body: JSON.stringify(signed) })
    return true
  }

  async addPasskey(added: NewPasskey, page: AskingPage): Promise<'added' | 'wrong' | 'tooMany'> {
    const challenge = challengeIn(added.clientData, 'webauthn.create', page)
    const passkey = passkeyIn(added)
    if (challenge === null || this.#challenges.lasts(challenge) === null || !passkey) return 'wrong'
    if ((await this.#notes.list(PASSKEY, PASSKEYS_AT_MOST)).length >= PASSKEYS_AT_MOST) return 'tooMany'
    return (await this.#notes.add(PASSKEY, { name: added.id, body: JSON.stringify(passkey) })) ? 'added' : 'wrong'
  }

  async passkeys(): Promise<readonly OwnPasskey[]> {
    return (await this.#notes.list(PASSKEY, PASSKEYS_AT_MOST)).map(({ name, at }) => ({ id: name, at }))
  }

  async removePasskey(id: string): Promise<void> {
    await this.#notes.remove(PASSKEY, id)
  }
}

function secretIn(cookies: string | undefined, isSecure: boolean): string | null {
  const wanted = isSecure ? COOKIES.secure : COOKIES.plain
  for (const cookie of (cookies ?? '').split(';')) {
    const [name = '', secret = ''] = cookie.trim().split('=')
    if (name === wanted && SECRET.test(secret)) return secret
  }
  return null
}

/** Null: to be forgotten. No other site can make a browser send it. */
export function sessionCookie(secret: string | null, isSecure: boolean): string {
  const name = isSecure ? COOKIES.secure : COOKIES.plain
  const seconds = secret === null ? 0 : OPERATOR_SESSION_LASTS_MS / 1000
  return `${name}=${secret ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
