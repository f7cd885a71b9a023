/** What is wrong with something at a table, as whoever reports it chooses. */
export const REPORT_REASONS = ['insult', 'nudity', 'advertising', 'personalData', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_NOTE_LENGTH = 200
