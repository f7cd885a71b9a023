import { setImmediate as turn } from 'node:timers/promises'
import { LogBroken } from './event-log.ts'

export interface NumberedEntry {
  readonly number: number
  readonly body: string
}

/** Entries from this number on, at most so many. */
export type ReadPage = (from: number, atMost: number) => Promise<readonly NumberedEntry[]>

const FIRST_PAGE_ENTRIES = 128
const PAGE_ENTRIES_AT_MOST = 1000
const PAGE_LETTERS = 1024 * 1024

/** A log piece by piece: a long one never is in memory as a whole, and others have their turn between two pages. */
export async function* pages(readPage: ReadPage, from: number): AsyncGenerator<readonly string[]> {
  let next = from
  let atMost = FIRST_PAGE_ENTRIES
  for (;;) {
    const page = await readPage(next, atMost)
    if (page.length === 0) return
    let letters = 0
    for (const { number, body } of page) {
      if (number !== next) throw new LogBroken(`entry ${next} is missing`)
      next++
      letters += body.length
    }
    yield page.map(({ body }) => body)
    if (page.length < atMost) return
    atMost = Math.max(1, Math.min(PAGE_ENTRIES_AT_MOST, Math.floor((PAGE_LETTERS * page.length) / letters)))
    await turn()
  }
}
