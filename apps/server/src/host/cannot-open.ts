import { LogBroken } from '@figment/event-log'
import { NotAsWritten, WrittenLater } from '@figment/game-kit'
import type { HttpRefusal } from '@figment/protocol'
import { SetAside } from '../keeping/openings.ts'

type Reason = Extract<HttpRefusal, 'tableIsNewer' | 'tableUnreadable'>

/** What other processes are told: of an error nothing but its number reaches them. */
const NUMBERS: Readonly<Record<Reason, number>> = { tableIsNewer: 4701, tableUnreadable: 4702 }
const SET_ASIDE = 4703

/** The table is there and stays as it is, but this process cannot read its log. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
  readonly refused: Reason
  readonly code: number

  constructor(refused: Reason, message: string, code = NUMBERS[refused]) {
    super(message)
    this.refused = refused
    this.code = code
  }

  /** Then all that can be said of it was said. */
  get isSetAside(): boolean {
    return this.code === SET_ASIDE
  }

  /** What kept a log from being read, as the door can tell it; everything else is what it was. */
  static because(error: unknown): unknown {
    if (error instanceof SetAside) return new CannotOpen('tableUnreadable', error.message, SET_ASIDE)
    if (error instanceof WrittenLater) return new CannotOpen('tableIsNewer', error.message)
    return error instanceof NotAsWritten || error instanceof LogBroken ? new CannotOpen('tableUnreadable', error.message) : error
  }

  /** From another process, or from Colyseus, which passes an error on by its number and its message. */
  static from(error: unknown): CannotOpen | null {
    if (typeof error !== 'object' || error === null || !('code' in error)) return null
    const message = 'message' in error ? String(error.message) : ''
    if (error.code === SET_ASIDE) return new CannotOpen('tableUnreadable', message, SET_ASIDE)
    const reasons: readonly Reason[] = ['tableIsNewer', 'tableUnreadable']
    const refused = reasons.find((reason) => NUMBERS[reason] === error.code)
    return refused ? new CannotOpen(refused, message) : null
  }
}
