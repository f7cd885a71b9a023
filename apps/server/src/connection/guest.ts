import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { COOKIES_TRIED_AT_MOST } from '../running/bounds.ts'

/** A guest as the log knows it: the hash of a secret that only the guest's browser has. */
export type Guest = string

/** A browser takes a cookie of this name over https alone, and from nobody but this very host: no site beside it can plant one. */
const SECURE_COOKIE = '__Host-figment_guest'
/** Over plain http; until 0.2 over https too. */
const PLAIN_COOKIE = 'figment_guest'
const SECRET = /^[A-Za-z0-9_-]{43}$/
/** Of a secret. The other half shows that it was made here; before that, all of it was by chance, and was as long. */
const BYTES_BY_CHANCE = 16
const REMEMBERED_FOR_SECONDS = 400 * 24 * 60 * 60

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** All secrets in these cookies, whoever made them; those that only this host can have set come first. */
function secretsIn(cookies: string | null | undefined): { readonly name: string; readonly secret: string }[] {
  const all = (cookies ?? '').split(';').map((cookie) => {
    const [name = '', secret = ''] = cookie.trim().split('=')
    return { name, secret }
  })
  return [SECURE_COOKIE, PLAIN_COOKIE].flatMap((known) => all.filter(({ name, secret }) => name === known && SECRET.test(secret)))
}

/** Whether the browser with these cookies has been here before, or says so. */
export const hasSecret = (cookies: string | undefined): boolean => secretsIn(cookies).length > 0

/** Whether the browser with these cookies has the secret of this guest. */
export const isGuest = (cookies: string | null | undefined, guest: Guest): boolean =>
  secretsIn(cookies).some(({ secret }) => hashSecret(secret) === guest)

export interface Asked {
  readonly cookies: string | undefined
  /** Whether the browser asks over https. */
  readonly isSecure: boolean
}

interface Told {
  readonly guest: Guest
  /** What the browser shall keep from now on; null: it does already. */
  readonly cookie: string | null
}

/** Who is who, by cookies of which we know that we made them. */
export class Guests {
  readonly #key: Uint8Array
  readonly #isKnown: (guest: Guest) => Promise<boolean>
  readonly #onTooMany: () => void

  /** `isKnown`: a log has this guest, so that nobody has just made it up. */
  constructor(key: Uint8Array, isKnown: (guest: Guest) => Promise<boolean>, { onTooMany = () => {} } = {}) {
    this.#key = key
    this.#isKnown = isKnown
    this.#onTooMany = onTooMany
  }

  /** Null: nobody whom we know. Anybody could have planted a secret that we did not make, or under a name that is not as safe as can be: it counts if it has a place somewhere, as the secrets of earlier versions do. */
  async known({ cookies, isSecure }: Asked): Promise<Told | null> {
    const all = secretsIn(cookies)
    if (all.length > COOKIES_TRIED_AT_MOST) this.#onTooMany()
    const tried = all.slice(0, COOKIES_TRIED_AT_MOST)
    const ours = tried.find(({ name, secret }) => name === nameOf(isSecure) && this.#isMadeHere(secret))
    if (ours) return { guest: hashSecret(ours.secret), cookie: null }
    for (const { secret } of tried) {
      const guest = hashSecret(secret)
      if (await this.#isKnown(guest)) return { guest, cookie: cookieOf(secret, isSecure) }
    }
    return null
  }

  newcomer({ isSecure }: Pick<Asked, 'isSecure'>): Told & { readonly cookie: string } {
    const secret = this.#sealed(randomBytes(BYTES_BY_CHANCE))
    return { guest: hashSecret(secret), cookie: cookieOf(secret, isSecure) }
  }

  #isMadeHere(secret: string): boolean {
    const byChance = Buffer.from(secret, 'base64url').subarray(0, BYTES_BY_CHANCE)
    return timingSafeEqual(Buffer.from(secret), Buffer.from(this.#sealed(byChance)))
  }

  #sealed(byChance: Uint8Array): string {
    const seal = createHmac('sha256', this.#key).update(byChance).digest().subarray(0, BYTES_BY_CHANCE)
    return Buffer.concat([byChance, seal]).toString('base64url')
  }
}

const nameOf = (isSecure: boolean): string => (isSecure ? SECURE_COOKIE : PLAIN_COOKIE)

const cookieOf = (secret: string, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${secret}; Path=/; Max-Age=${REMEMBERED_FOR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
