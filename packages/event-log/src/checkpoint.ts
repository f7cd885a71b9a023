import { hash } from 'node:crypto'

/** How much of a log there is, and a hash of all of it. */
export interface Extent {
  /** In entries. */
  readonly length: number
  readonly bytes: number
  readonly hash: string
  /** Of all but the last entry, so that whoever has read only that one can check that it is still the one. */
  readonly hashBeforeLast: string
}

/** What a log had come to when it was so long. Opening goes on from here; a lost one is only slow. As secret as the log itself. */
export interface Checkpoint {
  readonly extent: Extent
  /** A text that the log does not look into. */
  readonly body: string
}

/** Counts a log while it is read and written. */
export class Tally {
  #extent: Extent

  constructor(from: Extent = { length: 0, bytes: 0, hash: '', hashBeforeLast: '' }) {
    this.#extent = from
  }

  get extent(): Extent {
    return this.#extent
  }

  add(entry: string): void {
    const { length, bytes, hash: before } = this.#extent
    this.#extent = { length: length + 1, bytes: bytes + Buffer.byteLength(entry), hash: hashWith(before, entry), hashBeforeLast: before }
  }
}

const hashWith = (before: string, entry: string): string => hash('sha256', before + entry, 'base64url')

/** Whether this is the last entry before the checkpoint, as it was then. */
export const isLastOf = (entry: string | undefined, { hash, hashBeforeLast }: Extent): boolean =>
  entry !== undefined && hashWith(hashBeforeLast, entry) === hash

/** A checkpoint as it is kept. */
export interface CheckpointRow {
  readonly code: string
  readonly made_by: string
  readonly length: number
  readonly bytes: number
  readonly hash: string
  readonly hash_before_last: string
  readonly body: string
  /** A hash of the rest: one that was damaged is no checkpoint. */
  readonly seal: string
}

/** `madeBy`: the version of Figment that made it. No other one can tell what it says. */
export function rowOf(table: string, madeBy: string, { extent, body }: Checkpoint): CheckpointRow {
  const { length, bytes, hash, hashBeforeLast } = extent
  const row = { code: table, made_by: madeBy, length, bytes, hash, hash_before_last: hashBeforeLast, body }
  return { ...row, seal: sealOf(row) }
}

export function checkpointIn(row: CheckpointRow): Checkpoint | null {
  if (sealOf(row) !== row.seal) return null
  const { length, bytes, hash, hash_before_last: hashBeforeLast, body } = row
  return { extent: { length, bytes, hash, hashBeforeLast }, body }
}

const sealOf = ({ code, made_by, length, bytes, hash: log, hash_before_last, body }: Omit<CheckpointRow, 'seal'>): string =>
  hash('sha256', [code, made_by, length, bytes, log, hash_before_last, body].join('\n'), 'base64url')
