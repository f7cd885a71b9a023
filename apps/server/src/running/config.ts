import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { CODE_LENGTH } from '@figment/protocol'
import { CONNECTIONS_AT_MOST, CONNECTIONS_PER_ADDRESS_AT_MOST, JOINS, NEW_TABLES, WRONG_CODES } from './bounds.ts'
import { LOG_FORMATS, LOG_LEVELS, type LogConfig } from './logging.ts'

/** Whom devices ask for a way to each other. */
export interface CallConfig {
  readonly stunUrls: readonly string[]
  readonly turnUrls: readonly string[]
  readonly turnSecret: string
}

export interface Config extends Omit<LogConfig, 'logSecret'> {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where logs are kept when several processes share them; without it, in a file of this one. */
  readonly databaseUrl: string | null
  /** Through which several processes find each other's tables; without it there is only this one. */
  readonly redisUrl: string | null
  /** Where other processes reach this one. */
  readonly internalUrl: string
  /** The address people open, when it is not this machine's own. */
  readonly publicUrl: URL | null
  /** Names that this server answers to besides; `*.` stands for whatever comes before the rest. */
  readonly allowedHosts: readonly string[]
  /** How many proxies stand in front and add to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly codeLength: number
  // for one address; what it may do at once, in a day and in a whole network grows alike
  readonly newTablesPerMinute: number
  readonly wrongCodesPerMinute: number
  readonly joinsPerMinute: number
  /** Connections in all, and of one address. */
  readonly connectionsAtMost: number
  readonly connectionsPerAddress: number
  /** Bots take this many times as long as a person would. */
  readonly botPace: number
  readonly hostGoneSeconds: number
  readonly idleMinutes: number
  /** Tables where nothing happened for so long are removed; 0: never. */
  readonly keepDays: number
  readonly call: CallConfig
  /** Where the metrics are served; port 0: nowhere. */
  readonly metricsPort: number
  readonly metricsHost: string
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
  const service = (name: string, given: string | undefined, protocols: readonly string[], example: string): string | null => {
    if (!given) return null
    if (protocols.includes(URL.parse(given)?.protocol ?? '')) return given
    throw new ConfigError(`${name} is not an address. Set it to one such as ${example}, or leave it out.`)
  }
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
    const given = environment[name]?.trim()
    if (!given) return null
    const chosen = choices.find((choice) => choice === given)
    if (!chosen) throw new ConfigError(`${name} is "${given}". Set it to one of ${choices.join(', ')}, or leave it out.`)
    return chosen
  }
  const port = number('PORT', 3000, { least: 1, most: 65_535 })
  const databaseUrl = service(
    'DATABASE_URL',
    readSecret(environment, 'DATABASE_URL'),
    ['postgres:', 'postgresql:'],
    'postgres://figment:secret@db.example.org/figment',
  )
  const redisUrl = service('REDIS_URL', readSecret(environment, 'REDIS_URL'), ['redis:', 'rediss:'], 'redis://redis.example.org:6379')
  if (redisUrl && !databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL is missing. Processes that share a REDIS_URL must share a database too: set it, or leave REDIS_URL out.',
    )
  }
  return {
    port,
    host: environment.HOST?.trim() || '0.0.0.0',
    dataDir: resolve(environment.DATA_DIR?.trim() || 'data'),
    databaseUrl,
    redisUrl,
    internalUrl:
      service('INTERNAL_URL', environment.INTERNAL_URL?.trim(), ['http:'], 'http://10.0.0.7:3000') ?? `http://${ownAddress()}:${port}`,
    publicUrl: readPublicUrl(environment.PUBLIC_URL?.trim()),
    allowedHosts: readAllowedHosts(environment.ALLOWED_HOSTS?.trim() ?? ''),
    trustedProxies: number('TRUSTED_PROXIES', 0, { least: 0, most: 10 }),
    codeLength: number('CODE_LENGTH', CODE_LENGTH.usual, { least: CODE_LENGTH.usual, most: CODE_LENGTH.most }),
    newTablesPerMinute: number('NEW_TABLES_PER_MINUTE', NEW_TABLES.perMinute, { least: 1, most: 100_000 }),
    wrongCodesPerMinute: number('WRONG_CODES_PER_MINUTE', WRONG_CODES.perMinute, { least: 1, most: 100_000 }),
    joinsPerMinute: number('JOINS_PER_MINUTE', JOINS.perMinute, { least: 1, most: 1_000_000 }),
    connectionsAtMost: number('CONNECTIONS_AT_MOST', CONNECTIONS_AT_MOST, { least: 10, most: 1_000_000 }),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', CONNECTIONS_PER_ADDRESS_AT_MOST, { least: 1, most: 1_000_000 }),
    botPace: number('BOT_PACE', 1, { least: 0, most: 10, whole: false }),
    hostGoneSeconds: number('HOST_GONE_SECONDS', 30, { least: 1, most: 3600 }),
    idleMinutes: number('IDLE_MINUTES', 30, { least: 0.01, most: 10_000, whole: false }),
    keepDays: number('KEEP_DAYS', 90, { least: 0, most: 100_000, whole: false }),
    call: readCall(environment),
    metricsPort: number('METRICS_PORT', 0, { least: 0, most: 65_535 }),
    metricsHost: environment.METRICS_HOST?.trim() || '127.0.0.1',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    logFormat: oneOf('LOG_FORMAT', LOG_FORMATS),
  }
}

/** From the setting itself, or from the file that `…_FILE` names: the environment of a process is easily shown to others, a file is not. */
function readSecret(environment: Environment, name: string): string | undefined {
  const given = environment[name]?.trim()
  const fileName = `${name}_FILE`
  const path = environment[fileName]?.trim()
  if (!path) return given
  if (given) throw new ConfigError(`${name} and ${fileName} are both set. Leave one of them out.`)
  const content = readText(fileName, path).trim()
  if (content === '') throw new ConfigError(`${fileName} is "${path}", and that file is empty. Write the value of ${name} into it.`)
  return content
}

function readText(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ConfigError(`${setting} is "${path}", and that file cannot be read (${reason}). Set it to a file that this user may read.`)
  }
}

/** The first address of this machine that others can reach. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
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
  const turnSecret = readSecret(environment, 'TURN_SECRET') ?? ''
  if (turnUrls.length > 0 && turnSecret === '') {
    throw new ConfigError(
      'TURN_SECRET is missing. Set it, or TURN_SECRET_FILE, to the static-auth-secret of the relay in TURN_URLS, or leave TURN_URLS out.',
    )
  }
  return { stunUrls, turnUrls, turnSecret }
}

function readAllowedHosts(given: string): readonly string[] {
  return given
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((host) => {
      const [, any = '', name = ''] = /^(\*\.)?([^*:/?#@\\]+|\[[^\]]+\])$/.exec(host) ?? []
      const url = URL.parse(`http://${name}/`)
      if (url) return any + url.hostname
      throw new ConfigError(
        `ALLOWED_HOSTS is "${given}". Set it to names such as play.example.org or *.example.org, with commas between them, or leave it out.`,
      )
    })
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
