import { type PageName, pageOf, type TableState } from '@figment/table'
import type { Guest } from '../connection/guest.ts'
import { Pace } from '../connection/pace.ts'
import { PAGES_ASKED_FOR, PAGES_ASKED_FOR_BY_AT_MOST } from '../running/bounds.ts'
import type { Metrics } from '../running/metrics.ts'

export type { PageName }

export type PageRefusal = 'notYours' | 'noSuchPage' | 'tooManyTries'

/** A page as bytes, shared by all who ask for it: what slow readers have not taken costs nothing more. */
const encoded = new WeakMap<object, Buffer>()

function bytesOf(content: object): Buffer {
  const bytes = encoded.get(content) ?? Buffer.from(JSON.stringify(content))
  encoded.set(content, bytes)
  return bytes
}

/** What everybody has seen and may look at again, for those who are sent the table's view and for nobody else. */
export class Pages {
  readonly #paces = new Map<Guest, Pace>()
  readonly #metrics: Metrics

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  /** Of what is written: `state` must be what was shown. */
  read(state: TableState, name: PageName, guest: Guest): Buffer | PageRefusal {
    const pace = this.#paces.get(guest) ?? new Pace(PAGES_ASKED_FOR)
    // who asked last stands last
    this.#paces.delete(guest)
    this.#paces.set(guest, pace)
    for (const [longestAgo] of this.#paces) {
      if (this.#paces.size <= PAGES_ASKED_FOR_BY_AT_MOST) break
      this.#paces.delete(longestAgo)
    }
    if (pace.next() !== 'heard') {
      this.#metrics.reached('pages')
      return 'tooManyTries'
    }
    const content = pageOf(state, name)
    return content ? bytesOf(content) : 'noSuchPage'
  }
}
