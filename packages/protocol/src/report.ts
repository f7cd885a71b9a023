import type { Thing } from '@figment/table/types'

/** What is wrong with something at a table, as whoever reports it chooses. */
export const REPORT_REASONS = ['insult', 'nudity', 'advertising', 'personalData', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_NOTE_LENGTH = 200

/** `POST /api/tables/CODE/report`, for everybody with a place there. Nobody at the table learns of it. */
export interface ReportRequest {
  readonly thing: Thing
  readonly reason: ReportReason
  readonly note?: string | undefined
}

/** `GET /api/house`: what everybody may know of the server. */
export interface House {
  /** Somebody reads reports here. */
  readonly hasReports: boolean
}
