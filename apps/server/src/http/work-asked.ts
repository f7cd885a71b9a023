import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { solvedChallenge, WORK_LETTERS_AT_MOST } from '@figment/protocol'
import { WORK_WITHIN_MS } from '../running/bounds.ts'

const CHALLENGE = /^([0-9a-z]{1,12})\.([\w-]{12})\.([\w-]{43})$/

/** Somebody at this address wants to try this code. */
interface Try {
  readonly address: string
  readonly code: string
}

/** Challenges that nobody has to remember: they say themselves for whom, for which code and until when they are. */
export class WorkAsked {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  challengeFor(trying: Try, now = Date.now()): string {
    const until = (now + WORK_WITHIN_MS).toString(36)
    const chance = randomBytes(9).toString('base64url')
    return `${until}.${chance}.${this.#seal(trying, until, chance)}`
  }

  /** The challenge, if this is work that was asked of them and was done; the cheap questions first. */
  doneBy(trying: Try, work: string, now = Date.now()): string | null {
    if (work.length > WORK_LETTERS_AT_MOST) return null
    const [, until = '', chance = '', seal = ''] = CHALLENGE.exec(work.split(' ')[0] ?? '') ?? []
    if (seal === '' || Number.parseInt(until, 36) < now) return null
    return timingSafeEqual(Buffer.from(seal), Buffer.from(this.#seal(trying, until, chance))) ? solvedChallenge(work) : null
  }

  #seal({ address, code }: Try, until: string, chance: string): string {
    return createHmac('sha256', this.#secret).update(`${address} ${code} ${until} ${chance}`).digest('base64url')
  }
}
