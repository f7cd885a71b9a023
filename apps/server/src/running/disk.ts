import { statfs } from 'node:fs/promises'
import { DISK_FREE_AT_LEAST, DISK_FREE_FOR_NEW_AT_LEAST, DISK_LOOKED_AT_EVERY_MS } from './bounds.ts'
import { logger } from './logging.ts'

export interface DiskOptions {
  /** How many bytes are free now. */
  look(): Promise<number>
  readonly everyMs?: number
}

type Room = 'forAll' | 'forWhatIsThere' | 'none'

const SENTENCES: Readonly<Record<Room, string>> = {
  forAll: 'There is room on the disk again.',
  forWhatIsThere: 'The disk is nearly full: there are no new tables, recordings or own cards until there is room again.',
  none: 'The disk is full: all tables wait until there is room again.',
}

/** How much room is left where tables are kept. Looked at now and then: what is asked in between knows what was seen last. */
export class Disk {
  readonly #options: DiskOptions
  #timer: ReturnType<typeof setInterval> | undefined
  #freeBytes = Number.POSITIVE_INFINITY
  #room: Room = 'forAll'

  constructor(options: DiskOptions) {
    this.#options = options
  }

  static of(folder: string): Disk {
    return new Disk({
      async look() {
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize
      },
    })
  }

  get freeBytes(): number {
    return this.#freeBytes
  }

  /** For new tables, recordings, and cards that people bring. */
  get hasRoomForNew(): boolean {
    return this.#room === 'forAll'
  }

  /** For moves at the tables that are there. */
  get hasRoom(): boolean {
    return this.#room !== 'none'
  }

  async start(): Promise<this> {
    await this.#look()
    this.#timer = setInterval(() => void this.#look(), this.#options.everyMs ?? DISK_LOOKED_AT_EVERY_MS)
    this.#timer.unref()
    return this
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    try {
      this.#freeBytes = await this.#options.look()
    } catch (error) {
      // a disk that does not tell is not taken for a full one: when it is, writing fails and people are told
      logger.debug({ err: error }, 'How much room the disk has is not known.')
      this.#freeBytes = Number.POSITIVE_INFINITY
    }
    const room = roomIn(this.#freeBytes)
    if (room === this.#room) return
    this.#room = room
    logger[room === 'forAll' ? 'info' : 'error']({ freeBytes: this.#freeBytes }, SENTENCES[room])
  }
}

function roomIn(freeBytes: number): Room {
  if (freeBytes >= DISK_FREE_FOR_NEW_AT_LEAST) return 'forAll'
  return freeBytes >= DISK_FREE_AT_LEAST ? 'forWhatIsThere' : 'none'
}
