import type { EventLog } from '@figment/event-log'
import {
  type Amount,
  type Backups,
  type Desk,
  type Exhibit,
  type Figures,
  type HouseDoor,
  type HouseLimits,
  type HouseMark,
  MOVES_WITHIN_MS,
  type NewInvitation,
  type OperatorRefusal,
  type ReportAnswer,
  type Trouble,
} from '@figment/protocol'
import type { Thing } from '@figment/table/types'
import type { BackupShelf } from '../keeping/backup.ts'
import type { HouseRules } from '../operator/house-rules.ts'
import type { OperatorKeys } from '../operator/keys.ts'
import { historyIn } from '../operator/pulse.ts'
import { type KeptExhibit, Makers } from '../operator/reported.ts'
import { noWaits, p99Of, sumOfWaits } from '../operator/waits.ts'
import { DAY_MS } from '../running/bounds.ts'
import type { Disk } from '../running/disk.ts'
import { logger } from '../running/logging.ts'
import type { ProcessBeat, TableHost } from './table-host.ts'

export interface DeskParts {
  readonly log: EventLog
  readonly host: Pick<TableHost, 'beats' | 'takeOff' | 'sendAway'>
  readonly keys: OperatorKeys
  readonly rules: HouseRules
  /** By which makers of reported things are told apart. */
  readonly makersKey: Uint8Array
  /** Null, as the backups: the tables are in a database elsewhere. */
  readonly disk: (Pick<Disk, 'hasRoom' | 'hasRoomForNew'> & { amount(): Promise<Amount> }) | null
  readonly backups: BackupShelf | null
  readonly version: string
}

const [START, BACKUP] = ['start', 'backup']
const WEEK_MS = 7 * DAY_MS
const [REPORTS_SHOWN, STARTS_READ, BACKUPS_READ] = [30, 500, 50]

/** What the operator looks at and decides. */
export class OperatorDesk {
  readonly #parts: DeskParts
  readonly #makers: Makers

  constructor(parts: DeskParts) {
    this.#parts = parts
    this.#makers = new Makers(parts.log.notes, parts.makersKey)
  }

  /** This process has begun. */
  async noteStart(processId: string): Promise<void> {
    const { keys, log, version } = this.#parts
    if (await keys.isSetUp()) await log.notes.put(START, { name: processId, body: version, until: Date.now() + WEEK_MS })
  }

  async look(now = Date.now()): Promise<Desk> {
    const { log, host, keys, rules, version } = this.#parts
    const [beats, history, reports, reportsInAll, house, invitations, starts, backups, passkeys] = await Promise.all([
      host.beats(),
      historyIn(log.notes, now),
      log.reports.list(REPORTS_SHOWN),
      log.reports.count(),
      rules.get(),
      rules.invitations(),
      log.notes.list(START, STARTS_READ),
      log.notes.list(BACKUP, BACKUPS_READ),
      keys.passkeys(),
    ])
    const { newTables, byInvitation, tables, people } = house
    const figures = await this.#figures(beats, Math.max(0, ...history.map(({ movesPerSecond }) => movesPerSecond)))
    return {
      now,
      figures,
      history,
      marks: [...backups.map(backupMark), ...newVersions(starts)].filter(({ at }) => at > now - DAY_MS),
      trouble: this.#trouble(beats, figures),
      reports: await Promise.all(reports.map((report) => this.#makers.summaryOf(report))),
      reportsInAll,
      door: { newTables, byInvitation },
      invitations,
      backups: await this.#backups(backups[0]),
      limits: { tables, people },
      version,
      node: process.versions.node,
      store: this.#parts.disk ? 'SQLite' : 'Postgres',
      processes: beats.map(({ version: of, since, tables: held, people: there, memory }) => ({
        version: of,
        since,
        tables: held,
        people: there,
        memory,
      })),
      refusedWrites: sumOf(beats, ({ refusedWrites }) => refusedWrites),
      restartsThisWeek: Math.max(0, starts.length - beats.length),
      passkeys,
    }
  }

  async exhibit(id: string): Promise<Exhibit | null> {
    const kept = await this.#kept(id)
    if (!kept) return null
    return 'clip' in kept ? { clip: kept.clip.startsWith('a') ? 'audio' : 'video' } : kept
  }

  async clip(id: string): Promise<{ readonly type: string; readonly bytes: Buffer } | null> {
    const kept = await this.#kept(id)
    if (!kept || !('clip' in kept)) return null
    const [, container = 'webm'] = kept.clip.split('.')
    return { type: `${kept.clip.startsWith('a') ? 'audio' : 'video'}/${container}`, bytes: Buffer.from(kept.bytes, 'base64') }
  }

  /** What was reported is gone afterwards, whatever the answer is. */
  async answer(id: string, answer: ReportAnswer): Promise<{ readonly refused: OperatorRefusal } | object> {
    const { log, host } = this.#parts
    const report = await log.reports.find(id)
    if (!report) return { refused: 'noSuchReport' }
    const { table, maker } = report
    if (answer !== 'leave') {
      const off = await host.takeOff(table, JSON.parse(report.thing) as Thing)
      // taken off by the host of the table, or erased, meanwhile
      if (!off.ok && off.refused !== 'noSuchThing') return { refused: 'tryAgain' }
    }
    if (answer === 'remove' && maker !== null) {
      for (const { table: theirs } of await log.tablesOf(maker)) {
        const away = await host.sendAway(theirs, maker)
        if (!away.ok) return { refused: 'tryAgain' }
      }
    }
    if (!(await log.reports.remove(id))) return { refused: 'noSuchReport' }
    if (maker !== null) await this.#makers.noteAnswer(maker, answer)
    logger.info({ answer }, 'The operator answered a report.')
    return {}
  }

  async change(changed: Partial<HouseDoor & HouseLimits>): Promise<object> {
    await this.#parts.rules.change(changed)
    logger.info(changed, 'The operator changed what this server allows.')
    return {}
  }

  async invite({
    uses,
    days,
  }: {
    readonly uses: number
    readonly days: number
  }): Promise<NewInvitation | { readonly refused: OperatorRefusal }> {
    return (await this.#parts.rules.invite({ uses, until: Date.now() + days * DAY_MS })) ?? { refused: 'tooMany' }
  }

  async takeBack(id: string): Promise<object> {
    await this.#parts.rules.takeBack(id)
    return {}
  }

  async backUp(): Promise<Backups | { readonly refused: OperatorRefusal }> {
    const { backups, disk, log } = this.#parts
    if (!backups || !disk) return { refused: 'notPossible' }
    if (!disk.hasRoomForNew) return { refused: 'diskFull' }
    const isFirst = !backups.isMaking
    const { folder, bytes } = await backups.make()
    if (isFirst) {
      await log.notes.put(BACKUP, { name: folder, body: String(bytes) })
      logger.info({ bytes }, 'The operator made a backup.')
    }
    return await this.#backups(await log.notes.get(BACKUP, folder))
  }

  async #kept(id: string): Promise<KeptExhibit | null> {
    const exhibit = await this.#parts.log.reports.exhibit(id)
    return exhibit === null ? null : (JSON.parse(exhibit) as KeptExhibit)
  }

  async #backups(last: { readonly at: number; readonly body: string } | null | undefined): Promise<Backups> {
    const { backups } = this.#parts
    return {
      arePossible: backups !== null,
      last: last ? { at: last.at, bytes: Number(last.body) } : null,
      kept: (await backups?.names())?.length ?? 0,
      isRunning: backups?.isMaking ?? false,
    }
  }

  async #figures(beats: readonly ProcessBeat[], peak: number): Promise<Figures> {
    const movesPerSecond = sumOf(beats, (beat) => beat.movesPerSecond)
    return {
      tables: sumOf(beats, ({ tables }) => tables),
      inPlay: sumOf(beats, ({ inPlay }) => inPlay),
      people: sumOf(beats, ({ people }) => people),
      screens: sumOf(beats, ({ screens }) => screens),
      movesPerSecond,
      peakPerSecond: Math.max(peak, movesPerSecond),
      p99Ms: p99Of(sumOfWaits([noWaits, ...beats.map(({ waits }) => waits)])),
      memory: { used: sumOf(beats, ({ memory }) => memory.used), of: sumOf(beats, ({ memory }) => memory.of) },
      disk: (await this.#parts.disk?.amount()) ?? null,
    }
  }

  #trouble(beats: readonly ProcessBeat[], { p99Ms }: Figures): Trouble | null {
    const { disk } = this.#parts
    if (disk?.hasRoom === false) return 'diskFull'
    if (beats.some(({ load }) => load > 0)) return 'overloaded'
    if (disk?.hasRoomForNew === false) return 'diskNearlyFull'
    return p99Ms !== null && p99Ms > MOVES_WITHIN_MS ? 'movesSlow' : null
  }
}

const sumOf = <One>(all: readonly One[], count: (one: One) => number): number => all.reduce((sum, one) => sum + count(one), 0)

const backupMark = ({ at }: { readonly at: number }): HouseMark => ({ at, what: 'backup', version: '' })

/** The first start of each version that was not the one before. */
function newVersions(starts: readonly { readonly at: number; readonly body: string }[]): readonly HouseMark[] {
  const inOrder = starts.toSorted((one, other) => one.at - other.at)
  return inOrder.flatMap(({ at, body }, index) => {
    const before = inOrder[index - 1]
    return before && before.body !== body ? [{ at, what: 'version' as const, version: body }] : []
  })
}
