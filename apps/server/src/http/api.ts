import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { entry, GAME_IDS } from '@figment/catalog'
import type { EventLog } from '@figment/event-log'
import { isRefused, parse } from '@figment/game-kit'
import { CODE_LETTERS, type HttpRefusal, readCode, type TablesOfMine } from '@figment/protocol'
import { type Choice, come, evolve, gameIdSchema, localeSchema, openTable, profileSchema, unopenedTable, writeEntry } from '@figment/table'
import * as v from 'valibot'
import { callServers } from '../air/call-servers.ts'
import type { Clips } from '../keeping/clips.ts'
import type { CallConfig } from '../running/config.ts'
import { type Guest, guestOf, newGuest } from '../connection/guest.ts'
import { answer, readJson, refuse } from './http-answer.ts'
import type { Hosted, TableHost } from './table-host.ts'
import type { Throttle } from './throttle.ts'

export interface ApiParts {
  readonly log: EventLog
  readonly host: TableHost
  readonly newTables: Throttle
  readonly wrongCodes: Throttle
  readonly newClips: Throttle
  /** Lists of tables asked for, and erasures. */
  readonly looks: Throttle
  readonly erasures: Throttle
  readonly clips: Clips
  readonly call: CallConfig
  /** How many letters the code of a new table has. */
  readonly codeLength: number
  addressOf(request: IncomingMessage): string
  isSecure(request: IncomingMessage): boolean
}

const TABLES_LISTED = 20

const createSchema = v.strictObject({ profile: profileSchema, locale: localeSchema, game: gameIdSchema })
const openSchema = v.strictObject({ as: v.picklist(['person', 'tv']), profile: v.optional(profileSchema) })
const redeemSchema = v.strictObject({ pass: v.pipe(v.string(), v.maxLength(40)) })

/** What a browser asks over HTTP: make a table, find it, move a seat, erase. Everything else happens at the table. */
export class Api {
  readonly #parts: ApiParts

  constructor(parts: ApiParts) {
    this.#parts = parts
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === 'GET' && path === '/api/tables') return await this.#list(request, response)
    if (request.method !== 'POST') return answer(response, 405, { refused: 'badMessage' })
    const [, recordedAt] = /^\/api\/tables\/([^/]{1,20})\/clips$/.exec(path) ?? []
    if (recordedAt) return await this.#keepClip(request, response, recordedAt)
    const body = await readJson(request)
    if (path === '/api/tables') return await this.#create(request, response, body)
    const [, typed, action] = /^\/api\/tables\/([^/]{1,20})\/(open|pass|redeem|call|erase|remove)$/.exec(path) ?? []
    if (!typed || !action) return answer(response, 404, { refused: 'badMessage' })
    const guest = this.#guest(request, response)
    const code = await this.#findTable(typed, guest, this.#parts.addressOf(request))
    if (!code.ok) return refuse(response, code.refused)
    if (action === 'open') return await this.#open(response, code.value, guest, body)
    if (action === 'pass') return this.#reply(response, await this.#parts.host.makePass(code.value, guest))
    if (action === 'call') return await this.#call(response, code.value, guest)
    if (action === 'erase' || action === 'remove') return await this.#erase(request, response, code.value, guest, action)
    return await this.#redeem(request, response, code.value, guest, body)
  }

  async #create(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    const parsed = parse(createSchema, body)
    if (!parsed.ok) return refuse(response, 'badMessage')
    const { profile, locale, game } = parsed.value
    const { rules, usual } = entry(game)
    const options = parse(rules.options, usual(locale))
    if (!options.ok) return refuse(response, 'badMessage')
    const guest = this.#guest(request, response)
    const seed = randomBytes(32).toString('hex')
    const code = newCode(this.#parts.codeLength)
    const opened = openTable(code, { locale, choice: { game, options: options.value } as Choice, seed })
    const came = come(evolve(unopenedTable, opened), guest, profile)
    if (isRefused(came)) return refuse(response, came.refused as HttpRefusal)
    if (!(await this.#parts.newTables.spend(this.#parts.addressOf(request)))) return refuse(response, 'tooManyTries')
    const lease = await this.#parts.log.create(code, [writeEntry({ at: Date.now(), events: [opened, ...came] })], { came: [guest] })
    return lease ? answer(response, 201, { code }) : refuse(response, 'tryAgain')
  }

  async #open(response: ServerResponse, code: string, guest: Guest, body: unknown): Promise<void> {
    const parsed = parse(openSchema, body)
    if (!parsed.ok) return refuse(response, 'badMessage')
    this.#reply(response, await this.#parts.host.admit(code, guest, parsed.value))
  }

  async #redeem(request: IncomingMessage, response: ServerResponse, code: string, guest: Guest, body: unknown): Promise<void> {
    const parsed = parse(redeemSchema, body)
    if (!parsed.ok) return refuse(response, 'badMessage')
    const address = this.#parts.addressOf(request)
    if (await this.#parts.wrongCodes.isExhausted(address)) return refuse(response, 'tooManyTries')
    const redeemed = await this.#parts.host.redeem(code, guest, parsed.value.pass.toUpperCase().replace(/[\s-]/g, ''))
    if (!redeemed.ok) await this.#parts.wrongCodes.spend(address)
    this.#reply(response, redeemed)
  }

  /** The tables where this browser has a place. What happened there is not looked into: that would be dear for long evenings. */
  async #list(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { log, looks, addressOf } = this.#parts
    const guest = guestOf(request.headers.cookie)
    const none: TablesOfMine = { tables: [] }
    if (!guest) return answer(response, 200, none)
    if (!(await looks.spend(addressOf(request)))) return refuse(response, 'tooManyTries')
    const listed = (await log.tablesOf(guest)).slice(0, TABLES_LISTED)
    const mine: TablesOfMine = {
      tables: await Promise.all(
        listed.map(async ({ table, activeAt }) => ({
          code: table,
          activeAt,
          finished: (await log.finishedGames(table)).flatMap(({ game }) => GAME_IDS.find((id) => id === game) ?? []),
        })),
      ),
    }
    answer(response, 200, mine)
  }

  /** What somebody made at a table, or for its host the whole table. */
  async #erase(request: IncomingMessage, response: ServerResponse, code: string, guest: Guest, what: 'erase' | 'remove'): Promise<void> {
    const { host, erasures, addressOf } = this.#parts
    if (!(await host.knows(code, guest))) return refuse(response, 'notYours')
    if (!(await erasures.spend(addressOf(request)))) return refuse(response, 'tooManyTries')
    this.#reply(response, await host[what](code, guest))
  }

  /** Only who is at the table may use its relay. */
  async #call(response: ServerResponse, code: string, guest: Guest): Promise<void> {
    const { host, call } = this.#parts
    if (!(await host.knows(code, guest))) return refuse(response, 'notYours')
    answer(response, 200, callServers(call, guest))
  }

  /** Only who sits at the table may leave a recording there. */
  async #keepClip(request: IncomingMessage, response: ServerResponse, typed: string): Promise<void> {
    const { host, clips, newClips, addressOf } = this.#parts
    const guest = this.#guest(request, response)
    const code = await this.#findTable(typed, guest, addressOf(request))
    if (!code.ok) return refuse(response, code.refused)
    if (!(await host.knows(code.value, guest))) return refuse(response, 'notYours')
    if (!(await newClips.spend(addressOf(request)))) return refuse(response, 'tooManyTries')
    const kept = await clips.keep(request, { code: code.value, guest, address: addressOf(request) })
    return kept.ok ? answer(response, 201, { clip: kept.clip }) : refuse(response, kept.refused)
  }

  #reply(response: ServerResponse, result: Hosted<object | true>): void {
    if (!result.ok) return refuse(response, result.refused, result.againInMs)
    answer(response, 200, result.value === true ? {} : result.value)
  }

  /** The code, if there is such a table; who guesses codes is soon told nothing more. */
  async #findTable(typed: string, guest: Guest, address: string): Promise<Hosted<string>> {
    const { log, host, wrongCodes } = this.#parts
    const code = readCode(typed)
    const exists = code !== null && (await log.has(code))
    if (await wrongCodes.isExhausted(address)) {
      // those who already sit at a table are not shut out by a guesser in their house
      const isTheirs = exists && (await host.knows(code, guest))
      if (!isTheirs) return { ok: false, refused: 'tooManyTries' }
    }
    if (exists) return { ok: true, value: code }
    await wrongCodes.spend(address)
    return { ok: false, refused: 'noSuchTable' }
  }

  #guest(request: IncomingMessage, response: ServerResponse): Guest {
    const known = guestOf(request.headers.cookie)
    if (known) return known
    const { guest, cookie } = newGuest({ isSecure: this.#parts.isSecure(request) })
    response.setHeader('Set-Cookie', cookie)
    return guest
  }
}

const newCode = (length: number) => Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
