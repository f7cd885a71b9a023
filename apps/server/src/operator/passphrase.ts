import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** 32 MB and some 80 ms for each try: nobody who steals the hash tries many. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const
const [SALT_BYTES, HASH_BYTES] = [16, 32]
export const PASSPHRASE_LENGTH = { least: 12, most: 200 } as const

const stretch = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt)

/** As people type it, whatever their keyboard makes of accents. */
const asTyped = (passphrase: string): string => passphrase.normalize('NFKC').trim()

/** What is kept of a passphrase: nobody can go back from it. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await stretch(asTyped(passphrase), salt, HASH_BYTES, COST)
  return `scrypt ${COST.N} ${COST.r} ${COST.p} ${salt.toString('base64url')} ${hash.toString('base64url')}`
}

/** In the same time for every wrong one. */
export async function isPassphrase(given: string, kept: string): Promise<boolean> {
  const [kind, N = '', r = '', p = '', salt = '', hash = ''] = kept.split(' ')
  if (kind !== 'scrypt' || given.length > PASSPHRASE_LENGTH.most) return false
  const right = Buffer.from(hash, 'base64url')
  const cost = { ...COST, N: Number(N), r: Number(r), p: Number(p) } as typeof COST
  const tried = await stretch(asTyped(given), Buffer.from(salt, 'base64url'), right.byteLength, cost)
  return timingSafeEqual(tried, right)
}

/** Why a passphrase is not to be had; null: it is good enough. */
export function whyTooWeak(passphrase: string): string | null {
  const { length } = Array.from(asTyped(passphrase))
  if (length < PASSPHRASE_LENGTH.least) return `It has to have ${PASSPHRASE_LENGTH.least} characters at least: four words will do.`
  if (passphrase.length > PASSPHRASE_LENGTH.most) return `It has to have ${PASSPHRASE_LENGTH.most} characters at most.`
  return new Set(asTyped(passphrase)).size < 5 ? 'It is too easy to guess.' : null
}
