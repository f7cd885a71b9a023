import { isIPv4 } from 'node:net'
import { hostname } from 'node:os'
import type { Config } from './config.ts'

/** A name or an address as a Host header has it, perhaps with a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i

/** The name or address in a Host header, without its port, in the one spelling in which it is compared; null: nothing that can be read. */
export function hostIn(header: string | undefined): string | null {
  const [, host] = HOST.exec(header ?? '') ?? []
  const name = host && URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, '')
  return name || null
}

const isAddress = (host: string): boolean => isIPv4(host) || host.startsWith('[')

/**
 * Whether this server is called by a name of its own. A page elsewhere can let its own name lead here, and its browser then
 * takes both for the same site: what gives it away is the name.
 */
export function ownHosts(
  { publicUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'allowedHosts'>,
  machine = hostname(),
): (header: string | undefined) => boolean {
  const wild = allowedHosts.filter((host) => host.startsWith('*.'))
  const endings = wild.map((host) => host.slice(1).toLowerCase())
  const usual = publicUrl ? [publicUrl.host] : ['localhost', machine, machine.replace(/\..*/, '')]
  const names = new Set([...usual, ...allowedHosts].map(hostIn))
  // without a name of its own it is found by whatever a home network calls it
  if (!publicUrl) endings.push('.local')
  return (header) => {
    const host = hostIn(header)
    if (host === null) return false
    return names.has(host) || endings.some((ending) => host.endsWith(ending)) || (!publicUrl && isAddress(host))
  }
}
