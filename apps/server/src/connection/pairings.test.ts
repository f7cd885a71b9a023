import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashSecret } from './guest.ts'
import { PAIRING_LASTS_MS, Pairings } from './pairings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pairings = new Pairings(Buffer.from('a secret of the store'))
const screen = hashSecret('the cookie of a TV')

it('says who the TV is, to every process, for ten minutes', () => {
  const { pairing, until } = pairings.make(screen)
  const elsewhere = new Pairings(Buffer.from('a secret of the store'))
  expect(elsewhere.read(pairing)).toEqual({ screen })
  vi.setSystemTime(until)
  expect(elsewhere.read(pairing)).toEqual({ screen })
  vi.setSystemTime(until + 1)
  expect(elsewhere.read(pairing)).toEqual({ refused: 'passExpired' })
  expect(until - Date.now()).toBe(-1)
  expect(PAIRING_LASTS_MS).toBe(600_000)
})

it('tells nobody else, and cannot be made up', () => {
  const { pairing } = pairings.make(screen)
  expect(Buffer.from(pairing, 'base64url').includes(Buffer.from(screen, 'base64url'))).toBe(false)
  const forged = Buffer.from(pairing, 'base64url')
  forged[20] = (forged[20] ?? 0) ^ 1
  for (const wrong of ['', 'x', pairing.slice(1), `${pairing}AAAA`, forged.toString('base64url')])
    expect(pairings.read(wrong)).toEqual({ refused: 'passUnknown' })
  expect(new Pairings(Buffer.from('another')).read(pairing)).toEqual({ refused: 'passUnknown' })
})
