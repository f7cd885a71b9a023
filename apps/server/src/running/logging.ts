import { createHmac, randomBytes } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '@figment/protocol'
import { pino, stdTimeFunctions } from 'pino'
import { LOG_SUMMED_UP_EVERY_MS } from './bounds.ts'
import { LogOutput } from './log-output.ts'
import { LogValve } from './log-valve.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
export const LOG_FORMATS = ['text', 'json'] as const

export interface LogConfig {
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Null: text on a terminal, JSON elsewhere. */
  readonly logFormat: (typeof LOG_FORMATS)[number] | null
  /** Processes that know the same secret give a table the same mark. */
  readonly logSecret: string | null
}

let isText = process.stdout.isTTY
let key: string | Buffer = randomBytes(32)

let onHeldBack: (bound: 'logLines' | 'logUnread') => void = () => {}
const valve = new LogValve()
const output = new LogOutput(process.stdout, { onLeftOut: () => onHeldBack('logUnread') })

/** What happened, for those who run the server: never a name, a clue, a cookie or a table's code. */
export const logger = pino(
  {
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: withoutSecrets },
    hooks: {
      logMethod(parameters, log, level) {
        if (isTold(parameters, level)) log.apply(this, parameters)
      },
    },
  },
  { write: (line: string) => output.write(isText ? readable(line) : line) },
)

/** Whoever asks for debug lines wants all of them, and the last words of a process are never held back. */
function isTold(parameters: readonly unknown[], level: number): boolean {
  const { info, fatal } = logger.levels.values
  if (level < (info ?? 0) || level >= (fatal ?? 0) || isSummingUp) return true
  const message = parameters.find((one) => typeof one === 'string') ?? ''
  if (valve.passes(message)) return true
  onHeldBack('logLines')
  return false
}

let isSummingUp = false

function sumUp(): void {
  isSummingUp = true
  for (const { message, heldBack } of valve.sumUp())
    logger.warn({ of: message, more: heldBack }, `And ${heldBack.toLocaleString('en')} more.`)
  const leftOut = output.takeLeftOut()
  if (leftOut > 0) logger.warn({ lines: leftOut }, 'Lines were left out because nobody read them in time.')
  isSummingUp = false
}
setInterval(sumUp, LOG_SUMMED_UP_EVERY_MS).unref()

/** Called for each line that is not written because there are too many. */
export function watchHeldBack(watch: typeof onHeldBack): void {
  onHeldBack = watch
}

export function setUpLogs({ logLevel, logFormat, logSecret }: LogConfig): void {
  logger.level = logLevel
  if (logFormat) isText = logFormat === 'text'
  if (logSecret) key = logSecret
}

/** Whether somebody reads along at a terminal. */
export const isForPeople = (): boolean => isText

/** What a table is called in logs. Its code would let a reader in; so would a hash that anybody can make of all codes. */
export const markOf = (code: string): string => createHmac('sha256', key).update(code).digest('hex').slice(0, 6)

/** What was asked for, without the code and whatever else people put into an address. */
export function routeOf(path: string): string {
  const [, action] = /^\/api\/tables\/[^/?]+\/([a-z]+)(\?|$)/.exec(path) ?? []
  if (action) return `/api/tables/…/${action}`
  const [, folder] = /^\/(api|clips|pictures|assets)\//.exec(path) ?? []
  return folder ? `/${folder}/…` : '/…'
}

const CODE = new RegExp(`\\b[${CODE_LETTERS}]{${CODE_LENGTH.usual},${CODE_LENGTH.most}}\\b`, 'g')
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g
/** Whole or not, and under either of its names. */
const COOKIE = /((?:__Host-)?figment_guest=)[^;,\s]+/g

/** Errors quote what they stumbled over, and that may be a line of a game. */
const scrubbed = (text: string): string =>
  text
    .replace(/".*"/s, '"…"')
    .replace(COOKIE, '$1…')
    .replace(SECRET, '…')
    .replace(CODE, (code) => markOf(code))

interface ShownError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly at: readonly string[]
  readonly cause?: ShownError
}

/** What may be told of an error. */
export function withoutSecrets(error: unknown): ShownError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] }
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...('code' in error ? { code: error.code } : {}),
    at: frames.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: withoutSecrets(error.cause) }),
  }
}

interface LogLine {
  readonly level: string
  readonly time: string
  readonly pid: number
  readonly msg?: string
  readonly err?: ShownError
}

function readable(line: string): string {
  const { level, time, pid: _, msg = '', err, ...rest } = JSON.parse(line) as LogLine
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${String(value)}`)
  const trouble = err ? `\n  ${err.type}: ${err.message}${err.at.map((frame) => `\n    ${frame}`).join('')}` : ''
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${details.join('')}${trouble}\n`
}

type Relay = (...words: unknown[]) => void

/** For a library that has its own way to speak. What it takes for an error is mostly what clients do: broken frames, old tickets. */
export function relayFrom(library: string): Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Relay> {
  const child = logger.child({ from: library })
  const relay =
    (level: 'trace' | 'debug' | 'info' | 'warn'): Relay =>
    (...words) =>
      child[level]({ said: scrubbed(words.map(String).join(' ')) }, 'A library has something to say.')
  return { trace: relay('trace'), debug: relay('debug'), info: relay('info'), warn: relay('warn'), error: relay('debug') }
}
