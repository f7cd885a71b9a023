import { isIPv4, isIPv6 } from 'node:net'

/** Whatever cannot be read as an address counts as one and the same. */
const UNREADABLE = 'unreadable'
/** Names of IPv4 addresses in the space of IPv6: as dual-stack sockets see them, and as NAT64 does. */
const IPV4_INSIDE = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * Who somebody is, as far as tries are counted: an IPv4 address, or the network of an IPv6 address. A household has a whole /64
 * of those, and anybody in it a new one whenever they like.
 */
export function addressKey(address: string): string {
  const plain = withoutPortAndZone(address)
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return UNREADABLE
  const groups = groupsOf(plain)
  const inside = IPV4_INSIDE.includes(groups.slice(0, 6).join(':'))
  return inside ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 of IPv6 that a network belongs to: what a provider gives to one customer, 65,536 networks. Null for all others. */
export function siteOf(key: string): string | null {
  const [, site] = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(key) ?? []
  return site === undefined ? null : `${site}::/48`
}

/** `[2001:db8::1]:443`, `fe80::1%eth0` and `192.0.2.1:443` are addresses with something more. */
function withoutPortAndZone(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  return (inBrackets ?? beforePort ?? address).replace(/%.*$/, '')
}

/** All eight, in the shortest spelling of each. */
function groupsOf(address: string): readonly string[] {
  const [, before = address, quad] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  const hex = quad === undefined ? address : before + hexOf(quad)
  const [left = '', right] = hex.split('::')
  const first = left === '' ? [] : left.split(':')
  const last = right === undefined || right === '' ? [] : right.split(':')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}

function hexOf(quad: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
