import type { Locale } from '@figment/i18n'
import type { Step, Still, Told } from './still.ts'

/** A thing done on the page, in the words that the page speaks. */
export interface Doing extends Omit<Step, 'says'> {
  readonly says?: (words: Spoken) => string
}
export type Spoken = Awaited<ReturnType<typeof import('../e2e/words.ts').spoken>>

/** One screen of the gallery: where the client is, and what it is told there. */
export interface Screen {
  /** In three parts: what is played, in which phase, and who looks. */
  readonly id: string
  readonly isTv?: boolean
  /** How many play, where that was recorded. */
  readonly crowd?: number
  /** The address in the client; usually that of the table. */
  readonly path?: string
  /** Null: nobody tells it anything. */
  moment(locale: Locale): Moment | null
  readonly door?: Still['door']
  readonly connection?: Still['connection']
  readonly isOffline?: boolean
  readonly isOutOfReach?: boolean
  readonly tables?: Still['tables']
  readonly operator?: Still['operator']
  /** What the device remembers besides. The client reads it only when it is loaded: before and after such a screen it is loaded anew. */
  readonly memory?: Readonly<Record<string, unknown>>
  readonly doings?: readonly Doing[]
  /** The screen is there when this is; usually any screen of the client. */
  readonly until?: string
  /** It is there only for a moment after it came. */
  readonly isComing?: boolean
  /** What is scrolled to before its picture is taken. */
  readonly scrollTo?: string
  /** A page that is shown elsewhere, further down: for people to look at, and nothing new to check. */
  readonly isFurtherDown?: boolean
  /** Also with letters twice as large, in the album. */
  readonly withLargeText?: boolean
}

export interface Moment {
  readonly told: Told
  /** The moment before, if there was one. */
  readonly before: Told | null
  readonly strengths?: Still['strengths']
  readonly pages?: Still['pages']
}
