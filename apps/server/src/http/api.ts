import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { entry, GAME_IDS } from '@figment/catalog'
import type { EventLog } from '@figment/event-log'
import { isRefused, parse, TOO_LONG } from '@figment/game-kit'
import { bytesAtMost } from '@figment/i18n'
import {
  CODE_LETTERS,
  type House,
  type HttpRefusal,
  INVITATION_HEADER,
  type LinkKey,
  type NameChecked,
  type Pairing,
  REPORT_NOTE_LENGTH,
  REPORT_REASONS,
  type TablesOfMine,
  type Ticket,
} from '@figment/protocol'
import {
  type Choice,
  come,
  evolve,
  gameIdSchema,
  localeSchema,
  openTable,
  profileSchema,
  thingSchema,
  unopenedTable,
  writeEntry,
} from '@figment/table'
import * as v from 'valibot'
import { callServers } from '../air/call-servers.ts'
import type { Clips } from '../keeping/clips.ts'
import type { HouseRules } from '../operator/house-rules.ts'
import { TABLES_LISTED_AT_MOST } from '../running/bounds.ts'
import type { CallConfig } from '../running/config.ts'
import type { Asked, Guest, Guests } from '../connection/guest.ts'
import type { Pairings } from '../connection/pairings.ts'
import { type NextTick, withTicks } from '../connection/ticks.ts'
import type { Disk } from '../running/disk.ts'
import { loadLevel } from '../running/load.ts'
import { logger } from '../running/logging.ts'
import { boundOf } from '../running/refused-at.ts'
import { refuseForNow } from './busy.ts'
import { answer, readJson, refuse } from './http-answer.ts'
import type { LinkKeys } from './link-keys.ts'
import type { Reporting } from './reporting.ts'
import { type Found, TableFinder } from './table-finder.ts'
import type { Hosted, TableHost } from './table-host.ts'
import type { Spent, Throttle } from './throttle.ts'
import type { WorkAsked } from './work-asked.ts'

/** What is counted, and so bounded. */
export type Counted =
  | 'newTables'
  | 'wrongCodes'
  | 'wrongCodesInAll'
  | 'workDone'
  | 'wrongPasses'
  | 'joins'
  | 'knocks'
  // names looked at while they are typed
  | 'namesTyped'
  | 'tickets'
  | 'screens'
  | 'newClips'
  // lists of tables asked for
  | 'looks'
  | 'erasures'
  | 'reports'

export interface ApiParts {
  readonly log: EventLog
  readonly guests: Guests
  readonly host: TableHost
  readonly throttles: Readonly<Record<Counted, Throttle>>
  readonly linkKeys: LinkKeys
  readonly pairings: Pairings
  readonly workAsked: WorkAsked
  readonly clips: Clips
  readonly call: CallConfig
  readonly rules: HouseRules
  readonly reporting: Reporting
  /** How many letters the code of a new table has. */
  readonly codeLength: number
  addressOf(request: IncomingMessage): string
  isSecure(request: IncomingMessage): boolean
  readonly disk: Pick<Disk, 'hasRoom' | 'hasRoomForNew'>
  onBound(bound: Counted | 'load' | 'disk' | 'diskForNew' | 'tablesInMemory' | 'textLetters'): void
}

/** In the browser that asked, and for no longer than an evening goes on looking at it: what is erased is gone from there within the hour. */
const PAGE_CACHED = 'private, max-age=3600, immutable'
/** By then there are some to ask for again. */
const PAGES_AGAIN_IN_MS = 5000

const createSchema = v.strictObject({ profile: profileSchema, locale: localeSchema, game: gameIdSchema })
const openSchema = v.strictObject({
  as: v.picklist(['person', 'tv']),
  profile: v.optional(profileSchema),
  knock: v.optional(v.picklist(['wait', 'again'])),
})
const nameSchema = v.strictObject({ name: profileSchema.entries.name })
const pairingSchema = v.strictObject({ pairing: v.pipe(v.string(), v.maxLength(100)) })
const reportSchema = v.strictObject({
  thing: thingSchema,
  reason: v.picklist(REPORT_REASONS),
  note: v.optional(v.pipe(v.string(), v.maxLength(bytesAtMost(REPORT_NOTE_LENGTH), TOO_LONG))),
})
const redeemSchema = v.strictObject({ pass: v.pipe(v.string(), v.maxLength(40)) })

/** Who asks what of a table, with a clock that started when they did. */
interface Asking {
  readonly guest: Guest
  readonly body: unknown
  readonly nextTick: NextTick
}

/** What a browser asks over HTTP: make a table, find it, move a seat, erase. Everything else happens at the table. */
export class Api {
  readonly #parts: ApiParts
  readonly #finder: TableFinder

  constructor(parts: ApiParts) {
    this.#parts = parts
    this.#finder = new TableFinder(parts, async (response, address) => await this.#spend(response, 'wrongPasses', address))
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === 'GET' && path === '/api/tables') return await this.#list(request, response)
    const [, shownAt, ...page] = /^\/api\/tables\/([^/]{1,20})\/pages\/(\d{1,6})\/(\d{1,3})\/(\d{1,3})\/(\d{1,9})$/.exec(path) ?? []
    if (request.method === 'GET' && shownAt) return await this.#page(request, response, shownAt, page.map(Number))
    if (request.method === 'GET' && path === '/api/house')
      return answer(response, 200, { hasReports: await this.#parts.reporting.isSetUp() } satisfies House)
    if (request.method !== 'POST') return answer(response, 405, { refused: 'badMessage' })
    const [, recordedAt] = /^\/api\/tables\/([^/]{1,20})\/clips$/.exec(path) ?? []
    if (loadLevel() >= 1 && (recordedAt || path === '/api/tables')) return this.#refuseForNow(response)
    if (recordedAt) return await this.#keepClip(request, response, recordedAt)
    const body = await readJson(request)
    if (path === '/api/tables') return await this.#create(request, response, body)
    if (path === '/api/screens') return await this.#pair(request, response)
    const [, typed, action] =
      /^\/api\/tables\/([^/]{1,20})\/(open|name|pass|redeem|call|link|next|code|screens|erase|remove|report)$/.exec(path) ?? []
    if (!typed || !action) return answer(response, 404, { refused: 'badMessage' })
    // whatever is asked of a table opens it, and that is written too
    if (!this.#parts.disk.hasRoom) return this.#refuseForDisk(response, 'disk', 'cannotSave')
    const guest = await this.#guest(request, response)
    // from here on it matters what is behind the code
    await withTicks((nextTick) => this.#atATable(request, response, typed, action, { guest, nextTick, body }))
  }

  async #atATable(request: IncomingMessage, response: ServerResponse, typed: string, action: string, asking: Asking): Promise<void> {
    const { guest, body } = asking
    const found = await this.#finder.find(request, response, typed, { ...asking, bringsPass: action === 'redeem' })
    if (!found) return
    if (action === 'open' && (await this.#hasToWait(found))) return this.#refuseForNow(response)
    if (action === 'open') return await this.#open(request, response, found, asking)
    if (action === 'name') return await this.#checkName(request, response, found, guest, body)
    if (action === 'redeem') return await this.#redeem(request, response, found, asking)
    // who was sent away has nothing more to do there than to take back what they made
    if (!found.isTheirs && !(found.isSentAway && action === 'erase')) return refuse(response, 'notYours')
    if (action === 'pass') return this.#reply(response, await this.#parts.host.makePass(found.table, guest))
    // only who is at the table may use its relay
    if (action === 'call') return answer(response, 200, callServers(this.#parts.call, guest))
    if (action === 'link') return answer(response, 200, { key: this.#parts.linkKeys.of(found.code) } satisfies LinkKey)
    if (action === 'report') return await this.#report(request, response, found, guest, body)
    if (action === 'next' && loadLevel() >= 1) return this.#refuseForNow(response)
    if (action === 'next' && !this.#parts.disk.hasRoomForNew) return this.#refuseForDisk(response, 'diskForNew', 'serverFull')
    if (action === 'code') return await this.#changeCode(request, response, found, guest)
    if (action === 'screens') return await this.#letInScreen(request, response, found, guest, body)
    if (action === 'next') return await this.#moveOn(request, response, found, guest)
    return await this.#erase(request, response, found, guest, action === 'erase' ? 'erase' : 'remove')
  }

  async #create(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    const parsed = parse(createSchema, body)
    if (!parsed.ok) return this.#refuse(response, parsed.isTooLong ? 'nameTooLong' : 'badMessage')
    const { profile, locale, game } = parsed.value
    const { rules, usual } = entry(game)
    const options = parse(rules.options, usual(locale))
    if (!options.ok) return refuse(response, 'badMessage')
    if (!this.#parts.disk.hasRoomForNew) return this.#refuseForDisk(response, 'diskForNew', 'serverFull')
    const guest = await this.#guest(request, response)
    const seed = randomBytes(32).toString('hex')
    const code = newCode(this.#parts.codeLength)
    const opened = openTable(code, { locale, choice: { game, options: options.value } as Choice, seed })
    const came = come(evolve(unopenedTable, opened), guest, profile)
    if (isRefused(came)) return this.#refuse(response, came.refused as HttpRefusal)
    if (!(await this.#spend(response, 'newTables', this.#parts.addressOf(request)))) return
    const invitation = await this.#mayOpen(request, response)
    if (!invitation) return
    const create = () => this.#parts.log.create(code, [writeEntry({ at: Date.now(), events: [opened, ...came] })], { came: [guest] })
    const lease = await create().catch(async (error: unknown) => {
      await invitation.giveBack()
      throw error
    })
    if (lease) return answer(response, 201, { code })
    await invitation.giveBack()
    refuse(response, 'tryAgain')
  }

  /** Whether the operator of the server lets anybody open a table now; null: no, and the request has its answer. */
  async #mayOpen(request: IncomingMessage, response: ServerResponse): Promise<{ giveBack(): Promise<void> } | null> {
    const { rules, host, onBound } = this.#parts
    const { newTables, byInvitation, tables } = await rules.get()
    const secret = String(request.headers[INVITATION_HEADER] ?? '')
    const refused = async (): Promise<HttpRefusal | null> => {
      if (!newTables) return 'noNewTables'
      if (tables !== null && (await host.tablesInMemory()) >= tables) {
        onBound('tablesInMemory')
        return 'serverFull'
      }
      return byInvitation && !(await rules.useInvitation(secret)) ? 'invitationNeeded' : null
    }
    const reason = await refused()
    if (reason !== null) refuse(response, reason)
    return reason === null ? { giveBack: async () => (byInvitation ? await rules.giveBack(secret) : undefined) } : null
  }

  async #open(request: IncomingMessage, response: ServerResponse, found: Found, { guest, body, nextTick }: Asking): Promise<void> {
    const { table, code, isTheirs } = found
    const parsed = parse(openSchema, body)
    if (!parsed.ok) return this.#refuse(response, parsed.isTooLong ? 'nameTooLong' : 'badMessage')
    if (found.isSentAway) return refuse(response, 'removed')
    const { as, profile, knock } = parsed.value
    // nobody wakes a table by looking at its door
    const address = this.#parts.addressOf(request)
    if (as === 'person' && !isTheirs && !profile)
      return refuse(
        response,
        'nameNeeded',
        null,
        found.door === 'knock' ? { door: 'knock', ...(await this.#whoOpens(table, address)) } : {},
      )
    const what = knock ? 'knocks' : as === 'tv' ? 'screens' : isTheirs ? 'tickets' : 'joins'
    const who = what === 'tickets' ? guest : address
    if (!(await this.#spend(response, what, who))) return
    const admitted = await this.#unlessItFails(what, who, () => this.#parts.host.admit(table, guest, parsed.value, address))
    if (!admitted.ok) {
      const { refused, againInMs } = admitted
      // it was locked in between
      if (refused === 'noSuchTable') return void (await this.#finder.tellNoTable(response, { nextTick }))
      return this.#refuse(response, refused, againInMs === undefined ? {} : { againInMs })
    }
    // whoever is let in may ask others in; the TV shows the link to all who see it
    answer(response, 200, { ...admitted.value, key: this.#parts.linkKeys.of(code) } satisfies Ticket)
  }

  /** Those who knock are told whom they knock for, if the table is awake. Counted with the names that are typed: none of it is worth a refusal. */
  async #whoOpens(table: string, address: string): Promise<{ readonly host?: string }> {
    const { host, throttles } = this.#parts
    const mayAsk = (await throttles.namesTyped.spend(address)).ok && (await host.isAlive(table))
    const name = mayAsk ? await host.whoOpens(table) : null
    return name === null ? {} : { host: name }
  }

  /** While somebody types. It wakes no table, and tells nothing where not everybody may come in. */
  async #checkName(request: IncomingMessage, response: ServerResponse, { table, door }: Found, guest: Guest, body: unknown): Promise<void> {
    const { host, addressOf } = this.#parts
    const parsed = parse(nameSchema, body)
    if (!parsed.ok) return this.#refuse(response, parsed.isTooLong ? 'nameTooLong' : 'badMessage')
    const address = addressOf(request)
    if (!(await this.#spend(response, 'namesTyped', address))) return
    const mayKnow = door === 'open' && (await host.isAlive(table))
    const checked: NameChecked = { why: mayKnow ? await host.whyNotCalled(table, guest, parsed.value.name, address) : null }
    answer(response, 200, checked)
  }

  async #redeem(
    request: IncomingMessage,
    response: ServerResponse,
    { table, isHidden = false, isPassPaid = false }: Found,
    { guest, body, nextTick }: Asking,
  ): Promise<void> {
    const { host, throttles, addressOf } = this.#parts
    const parsed = parse(redeemSchema, body)
    if (!parsed.ok) return isHidden ? void (await this.#finder.tellNoTable(response, { nextTick })) : refuse(response, 'badMessage')
    const address = addressOf(request)
    const pass = parsed.value.pass.toUpperCase().replace(/[\s-]/g, '')
    if (!isPassPaid && !(await this.#spend(response, 'wrongPasses', address))) return
    const redeem = async () => {
      const redeemed = await host.redeem(table, guest, pass)
      if (redeemed.ok) await throttles.wrongPasses.giveBack(address)
      return redeemed
    }
    if (isHidden) return await this.#replyIfRight(response, redeem(), nextTick)
    this.#reply(response, await this.#unlessItFails('wrongPasses', address, redeem))
  }

  /** Whether a pass is wrong, or its table fails, or is slow to answer: who is not let in is told at the same tick that there is none. */
  async #replyIfRight(response: ServerResponse, redeeming: Promise<Hosted<true>>, nextTick: NextTick): Promise<void> {
    const tick = nextTick()
    const known = redeeming.catch((error: unknown) => logger.error({ err: error }, 'A pass could not be tried at a locked table.'))
    const redeemed = await Promise.race([known, tick])
    if (redeemed?.ok) return this.#reply(response, redeemed)
    await tick
    refuse(response, 'noSuchTable')
  }

  /** The tables where this browser has a place. What happened there is not looked into: that would be dear for long evenings. */
  async #list(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { log, addressOf } = this.#parts
    const none: TablesOfMine = { tables: [] }
    if (!request.headers.cookie) return answer(response, 200, none)
    if (!(await this.#spend(response, 'looks', addressOf(request)))) return
    const guest = await this.#known(request, response)
    if (!guest) return answer(response, 200, none)
    const listed = (await log.tablesOf(guest)).slice(0, TABLES_LISTED_AT_MOST)
    const mine: TablesOfMine = {
      tables: await Promise.all(
        listed.map(async ({ table, code, activeAt }) => ({
          code,
          activeAt,
          finished: (await log.finishedGames(table)).flatMap(({ game }) => GAME_IDS.find((id) => id === game) ?? []),
        })),
      ),
    }
    answer(response, 200, mine)
  }

  /** Under one name a page is always the same, but not for ever: whoever made it may erase it. */
  async #page(
    request: IncomingMessage,
    response: ServerResponse,
    typed: string,
    [game = 0, round = 0, seat = 0, mark = 0]: number[],
  ): Promise<void> {
    // a cookie does not belong on what is kept in a cache
    const { guest } = (await this.#parts.guests.known(this.#askedBy(request))) ?? {}
    if (!guest) return refuse(response, 'notYours')
    const found = await withTicks((nextTick) => this.#finder.find(request, response, typed, { guest, nextTick }))
    if (!found) return
    const page = await this.#parts.host.page(found.table, guest, { game, round, seat, mark })
    if (!page.ok) return refuse(response, page.refused, page.refused === 'tooManyTries' ? PAGES_AGAIN_IN_MS : undefined)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': PAGE_CACHED,
      'Content-Length': page.value.byteLength,
    }
    response.writeHead(200, headers).end(page.value)
  }

  /** What somebody made at a table, or the whole table. */
  async #erase(
    request: IncomingMessage,
    response: ServerResponse,
    { table }: Found,
    guest: Guest,
    what: 'erase' | 'remove',
  ): Promise<void> {
    const { host, addressOf } = this.#parts
    if (!(await this.#spend(response, 'erasures', addressOf(request)))) return
    this.#reply(response, await host[what](table, guest))
  }

  /** Another code for the table, and with it another key for its links. */
  async #changeCode(request: IncomingMessage, response: ServerResponse, { table }: Found, guest: Guest): Promise<void> {
    const { host, addressOf, codeLength, linkKeys } = this.#parts
    if (!(await this.#spend(response, 'newTables', addressOf(request)))) return
    const next = newCode(codeLength)
    const changed = await host.changeCode(table, guest, next)
    this.#reply(response, changed.ok ? { ok: true, value: { code: next, key: linkKeys.of(next) } } : changed)
  }

  /** For a TV: what a phone at a table scans to let it in there. */
  async #pair(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await this.#spend(response, 'screens', this.#parts.addressOf(request)))) return
    answer(response, 200, this.#parts.pairings.make(await this.#guest(request, response)) satisfies Pairing)
  }

  async #letInScreen(request: IncomingMessage, response: ServerResponse, { table }: Found, guest: Guest, body: unknown): Promise<void> {
    const { host, addressOf, pairings } = this.#parts
    const parsed = parse(pairingSchema, body)
    if (!parsed.ok) return refuse(response, 'badMessage')
    if (!(await this.#spend(response, 'screens', addressOf(request)))) return
    const scanned = pairings.read(parsed.value.pairing)
    if ('refused' in scanned) return refuse(response, scanned.refused)
    this.#reply(response, await host.letInScreen(table, guest, scanned.screen))
  }

  /** Something that somebody else made there, for whoever runs the server. */
  async #report(request: IncomingMessage, response: ServerResponse, { table }: Found, guest: Guest, body: unknown): Promise<void> {
    const parsed = parse(reportSchema, body)
    if (!parsed.ok) return this.#refuse(response, parsed.isTooLong ? 'textTooLong' : 'badMessage')
    if (!(await this.#spend(response, 'reports', this.#parts.addressOf(request)))) return
    const refused = await this.#parts.reporting.report(table, guest, parsed.value)
    return refused === null ? answer(response, 200, {}) : this.#refuse(response, refused)
  }

  /** A new table for the people of this one. */
  async #moveOn(request: IncomingMessage, response: ServerResponse, { table }: Found, guest: Guest): Promise<void> {
    const { host, addressOf, codeLength } = this.#parts
    if (!(await this.#spend(response, 'newTables', addressOf(request)))) return
    this.#reply(response, await host.moveOn(table, guest, newCode(codeLength)))
  }

  /** Only who sits at the table may leave a recording there. */
  async #keepClip(request: IncomingMessage, response: ServerResponse, typed: string): Promise<void> {
    const { clips, addressOf } = this.#parts
    const guest = await this.#guest(request, response)
    const found = await withTicks((nextTick) => this.#finder.find(request, response, typed, { guest, nextTick }))
    if (!found) return
    if (!found.isTheirs) return refuse(response, 'notYours')
    if (!this.#parts.disk.hasRoomForNew) return this.#refuseForDisk(response, 'diskForNew', 'clipsFull')
    if (!(await this.#spend(response, 'newClips', addressOf(request)))) return
    const kept = await clips.keep(request, { code: found.table, guest, address: addressOf(request) })
    return kept.ok ? answer(response, 201, { clip: kept.clip }) : refuse(response, kept.refused)
  }

  /** When the server has more than enough to do, newcomers wait; and in the worst case a table that is not in memory does too. */
  async #hasToWait({ table, isTheirs }: Found): Promise<boolean> {
    if (loadLevel() < 2) return false
    return !isTheirs || (loadLevel() === 3 && !(await this.#parts.host.isAlive(table)))
  }

  /** Where somebody has written something: what is too long counts. */
  #refuse(response: ServerResponse, refused: HttpRefusal, more: Parameters<typeof refuse>[3] = {}): void {
    if (boundOf(refused) === 'textLetters') this.#parts.onBound('textLetters')
    refuse(response, refused, null, more)
  }

  #refuseForNow(response: ServerResponse): void {
    this.#parts.onBound('load')
    refuseForNow(response)
  }

  #refuseForDisk(response: ServerResponse, bound: 'disk' | 'diskForNew', refused: HttpRefusal): void {
    this.#parts.onBound(bound)
    refuse(response, refused)
  }

  #reply(response: ServerResponse, result: Hosted<object | true>): void {
    if (!result.ok) return refuse(response, result.refused, result.againInMs)
    answer(response, 200, result.value === true ? {} : result.value)
  }

  /** False: there was no try left, and the request has its answer. */
  async #spend(response: ServerResponse, what: Counted, who: string): Promise<boolean> {
    const spent = await this.#parts.throttles[what].spend(who)
    if (!spent.ok) this.#refuseFor(what, response, spent)
    return spent.ok
  }

  #refuseFor(what: Counted, response: ServerResponse, { waitMs }: Extract<Spent, { ok: false }>): void {
    this.#parts.onBound(what)
    refuse(response, 'tooManyTries', waitMs)
  }

  /** What fails by no fault of theirs costs nobody a try. */
  async #unlessItFails<Answer>(spent: Counted, who: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      await this.#parts.throttles[spent].giveBack(who)
      throw error
    }
  }

  async #guest(request: IncomingMessage, response: ServerResponse): Promise<Guest> {
    const known = await this.#known(request, response)
    if (known) return known
    const { guest, cookie } = this.#parts.guests.newcomer(this.#askedBy(request))
    response.setHeader('Set-Cookie', cookie)
    return guest
  }

  async #known(request: IncomingMessage, response: ServerResponse): Promise<Guest | null> {
    const known = await this.#parts.guests.known(this.#askedBy(request))
    if (known?.cookie) response.setHeader('Set-Cookie', known.cookie)
    return known?.guest ?? null
  }

  #askedBy(request: IncomingMessage): Asked {
    return { cookies: request.headers.cookie, isSecure: this.#parts.isSecure(request) }
  }
}

const newCode = (length: number) => Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
