import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EventLog, FoundTable } from '@figment/event-log'
import { LINK_KEY_HEADER, readCode, WORK_HEADER } from '@figment/protocol'
import type { Guest } from '../connection/guest.ts'
import type { NextTick } from '../connection/ticks.ts'
import { TYPED_CODES_REACH_MS } from '../running/bounds.ts'
import { CodeTries } from './code-tries.ts'
import { refuse } from './http-answer.ts'
import type { LinkKeys } from './link-keys.ts'
import type { TableHost } from './table-host.ts'
import type { Throttle } from './throttle.ts'
import type { WorkAsked } from './work-asked.ts'

interface FinderParts {
  readonly log: EventLog
  readonly host: TableHost
  readonly linkKeys: LinkKeys
  readonly workAsked: WorkAsked
  readonly throttles: Readonly<Record<'wrongCodes' | 'wrongCodesInAll' | 'workDone', Throttle>>
  addressOf(request: IncomingMessage): string
  onBound(bound: 'wrongCodes' | 'wrongCodesInAll' | 'workDone'): void
}

/** The table at whose door somebody stands. */
export interface Found extends Pick<FoundTable, 'table' | 'code' | 'door'> {
  /** They have a place there. */
  readonly isTheirs: boolean
  /** They had one, and were sent away. */
  readonly isSentAway: boolean
  /** A try of a pass was spent before the table was looked for. */
  readonly isPassPaid?: boolean
  /** To this device there is no such table, unless it brings the right pass. */
  readonly isHidden?: boolean
}

/** At whose door somebody stands, with a clock that started when they asked. */
interface Asking {
  readonly guest: Guest
  readonly nextTick: NextTick
  readonly bringsPass?: boolean
}

/** Leads from a code, typed or in a link, to the table behind it, and tells nobody more than they may know. */
export class TableFinder {
  readonly #parts: FinderParts
  readonly #codeTries: CodeTries
  readonly #spendPass: (response: ServerResponse, address: string) => Promise<boolean>

  /** `spendPass`: false when there was no try of a pass left, and the request has its answer. */
  constructor(parts: FinderParts, spendPass: (response: ServerResponse, address: string) => Promise<boolean>) {
    this.#parts = parts
    this.#spendPass = spendPass
    const { wrongCodes, wrongCodesInAll, workDone } = parts.throttles
    const onWorkDoneBefore = () => parts.onBound('workDone')
    this.#codeTries = new CodeTries({ wrongCodes, wrongCodesInAll, workDone, workAsked: parts.workAsked, onWorkDoneBefore })
  }

  /**
   * Null: the request has its answer. The same is asked and done for the code of no table, of one that sleeps and of one that is
   * alive, and told at a tick: neither the answer nor the time it takes tells them apart, and nobody wakes a table by guessing.
   */
  async find(request: IncomingMessage, response: ServerResponse, typed: string, asking: Asking): Promise<Found | null> {
    const { log, linkKeys } = this.#parts
    const code = readCode(typed) ?? NO_CODE
    const hasLink = linkKeys.opens(code, String(request.headers[LINK_KEY_HEADER] ?? ''))
    if (!hasLink) return await this.#findTyped(request, response, code, asking)
    if (asking.bringsPass) return await this.#findToMoveTo(request, response, code, asking)
    const table = await log.find(code, asking.guest)
    return table && isShownTo(table, code) ? foundBy(table) : await this.tellNoTable(response, asking)
  }

  async tellNoTable(response: ServerResponse, { nextTick }: Pick<Asking, 'nextTick'>): Promise<null> {
    await nextTick()
    refuse(response, 'noSuchTable')
    return null
  }

  /**
   * With a link and a pass a seat moves to another device, also where the door is locked. Whoever only tries passes learns no more of
   * such a table than of none: a try is spent, the same is said at the same tick, and none is woken. A pass is used while its table is
   * in memory.
   */
  async #findToMoveTo(request: IncomingMessage, response: ServerResponse, code: string, asking: Asking): Promise<Found | null> {
    const { log, host, addressOf } = this.#parts
    if (!(await this.#spendPass(response, addressOf(request)))) return null
    const table = await log.find(code, asking.guest)
    const isAlive = await host.isAlive(table?.table ?? code)
    const isHidden = table !== null && !isShownTo(table, code)
    if (!table || (isHidden && !(isAlive && table.code === code))) return await this.tellNoTable(response, asking)
    return { ...foundBy(table), isPassPaid: true, isHidden }
  }

  async #findTyped(request: IncomingMessage, response: ServerResponse, code: string, asking: Asking): Promise<Found | null> {
    const { log, addressOf, onBound } = this.#parts
    const typed = { address: addressOf(request), code, work: String(request.headers[WORK_HEADER] ?? '') }
    const looked = await this.#codeTries.lookUp(typed, async ({ hasTry }): Promise<Found | null> => {
      const table = await log.find(code, asking.guest)
      // those who already sit at a table are not shut out by a guesser in their house
      const isShown = table !== null && isShownTo(table, code)
      return isShown && (table.standing !== null || (hasTry && isReachedByTyping(table))) ? foundBy(table) : null
    })
    if (looked.found) return looked.found
    if (looked.refused === 'noSuchTable') return await this.tellNoTable(response, asking)
    onBound(looked.bound)
    // who has no tries left is told nothing of the table, but it was looked up: they may have a place there
    await asking.nextTick()
    refuse(response, 'tooManyTries', looked.waitMs, looked.work === null ? {} : { work: looked.work })
    return null
  }
}

/** To a device that was never there a locked table is a code that does not exist, and so is a code that was changed. */
const isShownTo = ({ code, door, standing }: FoundTable, asked: string): boolean =>
  standing !== null || (door !== 'locked' && code === asked)

const foundBy = ({ table, code, door, standing }: FoundTable): Found => ({
  table,
  code,
  door,
  isTheirs: standing === 'place',
  isSentAway: standing === 'sentAway',
})

/** Guesses reach only tables where somebody is, or was a while ago, not all that are kept. */
const isReachedByTyping = ({ seenAt }: FoundTable): boolean => Date.now() - seenAt <= TYPED_CODES_REACH_MS

/** No table is called that: it is looked up in place of what is no code at all. */
const NO_CODE = ''
