import { describe, expect, it } from 'vitest'
import { addressKey, siteOf } from './address.ts'

describe('whose tries are counted together', () => {
  it.each([
    ['203.0.113.8', '203.0.113.8'],
    ['203.0.113.8:51234', '203.0.113.8'],
    ['::ffff:203.0.113.8', '203.0.113.8'],
    ['::ffff:cb00:7108', '203.0.113.8'],
    ['0:0:0:0:0:FFFF:203.0.113.8', '203.0.113.8'],
    ['64:ff9b::203.0.113.8', '203.0.113.8'],
    ['64:ff9b::cb00:7108', '203.0.113.8'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it.each(['', 'unknown', 'a.b.c.d', '1.2.3', '999.1.1.1', ':::', '2001:db8::1::2', 'x'.repeat(10_000), '[::1', '1.2.3.4:a'])(
    '%s is counted with everything that is no address',
    (address) => {
      expect(addressKey(address)).toBe('unreadable')
    },
  )

  it('a whole /64 is one, and the next one another', () => {
    const inOne = Array.from({ length: 300 }, (_, at) => addressKey(`2001:db8:0:7::${at.toString(16)}`))
    expect(new Set(inOne).size).toBe(1)
    expect(addressKey('2001:db8:0:8::1')).not.toBe(inOne[0])
  })

  it('networks of one /48 are one site, and IPv4 has none', () => {
    expect(siteOf(addressKey('2001:db8:1:2::3'))).toBe('2001:db8:1::/48')
    expect(siteOf(addressKey('2001:db8:1:ffff::3'))).toBe('2001:db8:1::/48')
    expect(siteOf(addressKey('2001:db8:2:2::3'))).toBe('2001:db8:2::/48')
    expect(siteOf(addressKey('::ffff:203.0.113.8'))).toBeNull()
    expect(siteOf(addressKey('unknown'))).toBeNull()
  })
})
