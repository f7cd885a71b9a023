import { createHmac } from 'node:crypto'
import type { Notes, Report } from '@figment/event-log'
import { type Exhibit, REPORT_REASONS, type ReportAnswer, type ReportReason, type ReportSummary } from '@figment/protocol'
import type { Thing } from '@figment/table/types'

/** What can be told of a reported thing at a glance. */
export type About = Pick<ReportSummary, 'kind' | 'game' | 'round'>

/** The thing itself, as it is kept: a recording with all its bytes, in base64. */
export type KeptExhibit = Exclude<Exhibit, { readonly clip: unknown }> | { readonly clip: string; readonly bytes: string }

const TALLY = 'tally'
/** How a maker's earlier reports were answered is remembered for as long. */
const TALLY_LASTS_MS = 90 * 24 * 60 * 60_000

type Tally = ReportSummary['earlier']
const NONE: Tally = { left: 0, takenOff: 0 }

/** The same thing is called the same, whoever reports it. */
export const nameOf = (thing: Thing): string =>
  JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** How makers of reported things are told apart, and what became of earlier reports. */
export class Makers {
  readonly #notes: Notes
  readonly #key: Uint8Array

  constructor(notes: Notes, key: Uint8Array) {
    this.#notes = notes
    this.#key = key
  }

  /** Four hex digits: enough to recognise somebody among a few reports, too few to find them by. */
  markOf(maker: string): string {
    return createHmac('sha256', this.#key).update(maker).digest('hex').slice(0, 4)
  }

  async earlier(maker: string | null): Promise<Tally> {
    const note = maker === null ? null : await this.#notes.get(TALLY, maker)
    return note ? (JSON.parse(note.body) as Tally) : NONE
  }

  async noteAnswer(maker: string, answer: ReportAnswer): Promise<void> {
    const { left, takenOff } = await this.earlier(maker)
    const tally: Tally = answer === 'leave' ? { left: left + 1, takenOff } : { left, takenOff: takenOff + 1 }
    await this.#notes.put(TALLY, { name: maker, body: JSON.stringify(tally), until: Date.now() + TALLY_LASTS_MS })
  }

  async summaryOf({ id, about, maker, hasExhibit, complaints }: Report): Promise<ReportSummary> {
    return {
      id,
      ...(JSON.parse(about) as About),
      maker: maker === null ? null : this.markOf(maker),
      earlier: await this.earlier(maker),
      isThere: hasExhibit,
      complaints: complaints.map(({ reason, note, at }) => ({ reason: reasonIn(reason), note, at })),
    }
  }
}

/** Whoever erases what they made is not remembered here either. */
export const forgetMaker = (notes: Notes, maker: string): Promise<boolean> => notes.remove(TALLY, maker)

const reasonIn = (text: string): ReportReason => REPORT_REASONS.find((reason) => reason === text) ?? 'other'
