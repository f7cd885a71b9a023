import type { EventLog, Recordings, ReportShelves } from '@figment/event-log'
import { cleanText, lengthOf } from '@figment/i18n'
import { type HttpRefusal, REPORT_NOTE_LENGTH, type ReportRequest } from '@figment/protocol'
import type { Guest } from '../connection/guest.ts'
import { type KeptExhibit, nameOf } from '../operator/reported.ts'
import { REPORTS_KEPT_AT_MOST } from '../running/bounds.ts'
import type { ReportedThing } from '../table/reported-thing.ts'
import type { TableHost } from './table-host.ts'

export type ReportBound = `reports${'OfPerson' | 'OfTable' | 'OfServer' | 'Letters'}`

const BOUNDS: Readonly<Record<keyof ReportShelves, ReportBound>> = {
  ofPerson: 'reportsOfPerson',
  ofTable: 'reportsOfTable',
  ofServer: 'reportsOfServer',
  letters: 'reportsLetters',
}

export interface ReportingParts {
  readonly log: EventLog
  readonly recordings: Recordings
  readonly host: Pick<TableHost, 'findThing'>
  /** Somebody reads reports. */
  isSetUp(): Promise<boolean>
  onBound(bound: ReportBound): void
}

/** What people at tables tell the operator: the thing as it is now, kept apart from the table until it is answered. */
export class Reporting {
  readonly #parts: ReportingParts

  constructor(parts: ReportingParts) {
    this.#parts = parts
  }

  isSetUp(): Promise<boolean> {
    return this.#parts.isSetUp()
  }

  /** Null: it is kept. */
  async report(table: string, guest: Guest, { thing, reason, note = '' }: ReportRequest): Promise<HttpRefusal | null> {
    const { log, host, onBound } = this.#parts
    if (!(await this.isSetUp())) return 'notSetUp'
    const words = cleanText(note)
    if (lengthOf(words) > REPORT_NOTE_LENGTH) return 'textTooLong'
    const found = await host.findThing(table, guest, thing)
    if (!found.ok) return found.refused
    const { by, person, maker, about } = found.value
    const exhibit = await this.#exhibitOf(table, found.value)
    if (!exhibit) return 'noSuchThing'
    const kept = await log.reports.keep(
      { table, thing: nameOf(thing), person, maker, about: JSON.stringify(about), exhibit: JSON.stringify(exhibit) },
      { person: by, reason, note: words, at: Date.now() },
      REPORTS_KEPT_AT_MOST,
    )
    if (kept === 'kept') return null
    onBound(BOUNDS[kept])
    return 'reportsFull'
  }

  /** Null: the recording is gone. */
  async #exhibitOf(table: string, { made }: ReportedThing): Promise<KeptExhibit | null> {
    if (!('clip' in made)) return made
    const { recordings } = this.#parts
    const size = await recordings.size(table, made.clip)
    const bytes = size === null ? null : await recordings.read(table, made.clip, { from: 0, to: size })
    return bytes && { clip: made.clip, bytes: Buffer.from(bytes).toString('base64') }
  }
}
