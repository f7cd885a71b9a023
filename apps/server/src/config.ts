import { resolve } from 'node:path'
import type { CallConfig } from './call-servers.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The address people open, when it is not this machine's own. */
  readonly publicUrl: URL | null
  /** How many proxies stand in front and add to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly newTablesPerMinute: number
  readonly wrongCodesPerMinute: number
  /** Bots take this many times as long as a person would. */
  readonly botPace: number
  readonly hostGoneSeconds: number
  readonly idleMinutes: number
  readonly call: CallConfig
}

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the settings, in a sentence that says what to do. */
export class ConfigError extends Error {}

export function readConfig(environment: Environment): Config {
  const number = (name: string, usual: number, { least, most, whole = true }: { least: number; most: number; whole?: boolean }) => {
    const given = environment[name]?.trim()
    if (!given) return usual
    const value = Number(given)
    const fits = Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))
    if (!fits) {
      const kind = whole ? 'a whole number' : 'a number'
      throw new ConfigError(`${name} is "${given}". Set it to ${kind} from ${least} to ${most}, or leave it out for ${usual}.`)
    }
    return value
  }
  return {
    port: number('PORT', 3000, { least: 1, most: 65_535 }),
    host: environment.HOST?.trim() || '0.0.0.0',
    dataDir: resolve(environment.DATA_DIR?.trim() || 'data'),
    publicUrl: readPublicUrl(environment.PUBLIC_URL?.trim()),
    trustedProxies: number('TRUSTED_PROXIES', 0, { least: 0, most: 10 }),
    newTablesPerMinute: number('NEW_TABLES_PER_MINUTE', 10, { least: 1, most: 100_000 }),
    wrongCodesPerMinute: number('WRONG_CODES_PER_MINUTE', 10, { least: 1, most: 100_000 }),
    botPace: number('BOT_PACE', 1, { least: 0, most: 10, whole: false }),
    hostGoneSeconds: number('HOST_GONE_SECONDS', 30, { least: 1, most: 3600 }),
    idleMinutes: number('IDLE_MINUTES', 30, { least: 1, most: 10_000 }),
    call: readCall(environment),
  }
}

const STUN = /^stuns?:[a-z0-9.-]+(:\d{1,5})?$/i
const TURN = /^turns?:[a-z0-9.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/i

function readCall(environment: Environment): CallConfig {
  const urls = (name: string, isOne: RegExp, example: string) => {
    const given = environment[name]?.trim() ?? ''
    const all = given.split(/[\s,]+/).filter(Boolean)
    if (all.every((url) => isOne.test(url))) return all
    throw new ConfigError(`${name} is "${given}". Set it to addresses such as ${example}, with commas between them, or leave it out.`)
  }
  const stunUrls = urls('STUN_URLS', STUN, 'stun:turn.example.org:3478')
  const turnUrls = urls('TURN_URLS', TURN, 'turn:turn.example.org:3478')
  const turnSecret = environment.TURN_SECRET?.trim() ?? ''
  if (turnUrls.length > 0 && turnSecret === '') {
    throw new ConfigError('TURN_SECRET is missing. Set it to the static-auth-secret of the relay in TURN_URLS, or leave TURN_URLS out.')
  }
  return { stunUrls, turnUrls, turnSecret }
}

function readPublicUrl(given: string | undefined): URL | null {
  if (!given) return null
  const url = URL.parse(given)
  const isAnAddress = url && (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.search && !url.hash
  if (!isAnAddress) {
    throw new ConfigError(`PUBLIC_URL is "${given}". Set it to the address people open, such as https://play.example.org, without a path.`)
  }
  return url
}
