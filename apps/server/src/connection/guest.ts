import { createHash, randomBytes } from 'node:crypto'

/** A guest as the log knows it: the hash of a secret that only the guest's browser has. */
export type Guest = string

const COOKIE = 'figment_guest'
const SECRET = /^[A-Za-z0-9_-]{43}$/
const REMEMBERED_FOR_SECONDS = 400 * 24 * 60 * 60

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export function guestOf(cookies: string | null | undefined): Guest | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, secret] = cookie.trim().split('=')
    if (name === COOKIE && secret && SECRET.test(secret)) return hashSecret(secret)
  }
  return null
}

export function newGuest({ isSecure }: { isSecure: boolean }): { readonly guest: Guest; readonly cookie: string } {
  const secret = randomBytes(32).toString('base64url')
  const flags = `Path=/; Max-Age=${REMEMBERED_FOR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return { guest: hashSecret(secret), cookie: `${COOKIE}=${secret}; ${flags}` }
}
