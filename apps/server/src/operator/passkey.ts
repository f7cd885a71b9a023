import { createHash, createHmac, createPublicKey, type KeyObject, randomBytes, timingSafeEqual, verify } from 'node:crypto'
import { type NewPasskey, PASSKEY_ALGORITHMS, type PasskeyAnswer } from '@figment/protocol'

/** What is kept of a passkey. Its public half is no secret. */
export interface KeptPasskey {
  readonly publicKey: string
  readonly algorithm: number
  /** How often the device says that it signed; 0 where it does not count. */
  readonly signed: number
}

/** The page that asks: what it was opened as. */
export interface AskingPage {
  /** Such as `https://play.example.org`. */
  readonly origin: string
  /** The name alone: a passkey belongs to it. */
  readonly host: string
}

const CHALLENGE_LASTS_MS = 5 * 60_000
const CHANCE_BYTES = 16
const TIME_BYTES = 6
const SEAL_BYTES = 16

/** Texts that a passkey signs. They carry a seal, so that nothing is written down for whoever only asks for one. */
export class Challenges {
  readonly #key: Uint8Array

  constructor(key: Uint8Array) {
    this.#key = key
  }

  make(now = Date.now()): string {
    const until = Buffer.alloc(TIME_BYTES)
    until.writeUIntBE(now + CHALLENGE_LASTS_MS, 0, TIME_BYTES)
    const body = Buffer.concat([until, randomBytes(CHANCE_BYTES)])
    return Buffer.concat([body, this.#seal(body)]).toString('base64url')
  }

  /** Until when; null: it is none of ours, or over. */
  lasts(challenge: string, now = Date.now()): number | null {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.byteLength !== TIME_BYTES + CHANCE_BYTES + SEAL_BYTES) return null
    const body = bytes.subarray(0, TIME_BYTES + CHANCE_BYTES)
    const until = body.readUIntBE(0, TIME_BYTES)
    return timingSafeEqual(bytes.subarray(body.byteLength), this.#seal(body)) && until > now ? until : null
  }

  #seal(body: Uint8Array): Buffer {
    return createHmac('sha256', this.#key).update(body).digest().subarray(0, SEAL_BYTES)
  }
}

/** The challenge that a browser had signed for this page; null: it was asked for something else, or elsewhere. */
export function challengeIn(clientData: string, kind: 'webauthn.create' | 'webauthn.get', page: AskingPage): string | null {
  try {
    const { type, challenge, origin, crossOrigin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >
    const isForUs = type === kind && origin === page.origin && crossOrigin !== true
    return isForUs && typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Null: it cannot be used to sign in. What the device says of itself is not asked for: whoever adds a passkey is signed in already. */
export function passkeyIn({ publicKey, algorithm }: NewPasskey): KeptPasskey | null {
  return PASSKEY_ALGORITHMS.some((known) => known === algorithm) && keyOf({ publicKey, algorithm })
    ? { publicKey, algorithm, signed: 0 }
    : null
}

const [USER_PRESENT, USER_VERIFIED] = [1, 4]
const FLAGS_AT = 32
const COUNT_AT = 33

/** The passkey as it is kept from now on; null: this is not its signature. The challenge is not looked at here. */
export function signedBy(kept: KeptPasskey, answer: PasskeyAnswer, { host }: AskingPage): KeptPasskey | null {
  const told = Buffer.from(answer.authenticatorData, 'base64url')
  const key = keyOf(kept)
  if (!key || told.byteLength < COUNT_AT + 4) return null
  const flags = told[FLAGS_AT] ?? 0
  const isForHere = timingSafeEqual(told.subarray(0, FLAGS_AT), createHash('sha256').update(host).digest())
  if (!isForHere || !(flags & USER_PRESENT) || !(flags & USER_VERIFIED)) return null
  const clientData = createHash('sha256').update(Buffer.from(answer.clientData, 'base64url')).digest()
  const isSigned = verify(hashOf(kept.algorithm), Buffer.concat([told, clientData]), key, Buffer.from(answer.signature, 'base64url'))
  const signed = told.readUInt32BE(COUNT_AT)
  // one that counts backwards is a copy
  const isCopy = (signed > 0 || kept.signed > 0) && signed <= kept.signed
  return isSigned && !isCopy ? { ...kept, signed } : null
}

/** Ed25519 hashes by itself. */
const hashOf = (algorithm: number): string | null => (algorithm === -8 ? null : 'sha256')

const KEY_TYPES: Readonly<Record<number, string>> = { [-7]: 'ec', [-8]: 'ed25519', [-257]: 'rsa' }

function keyOf({ publicKey, algorithm }: Pick<KeptPasskey, 'publicKey' | 'algorithm'>): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === KEY_TYPES[algorithm] ? key : null
  } catch {
    return null
  }
}
