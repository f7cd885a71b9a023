import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { totalmem } from 'node:os'
import type { EventLog } from '@figment/event-log'
import type { Placement } from './host/placement.ts'
import { OperatorApi, type OperatorApiParts } from './http/operator-api.ts'
import { type DeskParts, OperatorDesk } from './http/operator-desk.ts'
import type { ProcessBeat, TableHost } from './http/table-host.ts'
import { BackupShelf } from './keeping/backup.ts'
import { HouseRules } from './operator/house-rules.ts'
import { OperatorKeys } from './operator/keys.ts'
import { Pulse } from './operator/pulse.ts'
import { BACKUPS_KEPT_AT_MOST, OPERATOR_ASKS, OPERATOR_TRIES, OPERATOR_TRIES_IN_ALL, PASSKEY_TRIES } from './running/bounds.ts'
import type { Config } from './running/config.ts'
import type { CountedBound } from './running/counted-bounds.ts'
import type { Disk } from './running/disk.ts'
import { loadLevel } from './running/load.ts'
import { logger } from './running/logging.ts'
import type { Metrics } from './running/metrics.ts'
import { RELEASE } from './running/release.ts'
import { memoryLimitOf } from './running/senses.ts'

const RULES_LOOKED_UP_EVERY_MS = 5000
const SWEPT_EVERY_MS = 60 * 60_000

interface Parts {
  readonly log: EventLog
  readonly metrics: Metrics
  readonly config: Config
  readonly disk: Disk
  readonly placement: Placement
  addressOf(request: IncomingMessage): string
  isSecure(request: IncomingMessage): boolean
  onBound(bound: CountedBound): void
}

/** All that whoever runs the server sees of it, and says to it. */
export class Operating {
  readonly rules: HouseRules
  readonly keys: OperatorKeys
  /** How much of its memory the process uses, from 0 to 1. */
  memoryShare = 0
  readonly #parts: Parts
  readonly #pulse: Pulse
  readonly #me = randomUUID()
  #looking: ReturnType<typeof setInterval> | undefined
  #sweeping: ReturnType<typeof setInterval> | undefined
  readonly #startedAt = Date.now()
  readonly #memory = memoryLimitOf(process.constrainedMemory(), totalmem())

  private constructor(parts: Parts, key: Uint8Array) {
    this.#parts = parts
    const { notes } = parts.log
    this.rules = new HouseRules(notes)
    this.keys = new OperatorKeys(notes, key)
    this.#pulse = new Pulse({ notes, me: this.#me, count: () => parts.metrics.sums(), isWanted: () => this.keys.isSetUp() })
  }

  static async of(parts: Parts): Promise<Operating> {
    return new Operating(parts, await parts.log.secret('operator'))
  }

  /** How this process is. */
  async beat(): Promise<ProcessBeat> {
    const memory = { used: Math.round(this.memoryShare * this.#memory), of: this.#memory }
    return { ...(await this.#pulse.beat()), version: RELEASE, since: this.#startedAt, memory, load: loadLevel() }
  }

  async start(host: TableHost): Promise<OperatorApi> {
    const { log, config, disk, placement, addressOf, isSecure, onBound } = this.#parts
    const isOnThisDisk = !config.databaseUrl
    const desk = new OperatorDesk({
      log,
      host,
      keys: this.keys,
      rules: this.rules,
      makersKey: await log.secret('makers'),
      disk: isOnThisDisk ? withAmount(disk, config.dataDir) : null,
      backups: isOnThisDisk ? new BackupShelf(config.dataDir, BACKUPS_KEPT_AT_MOST) : null,
      version: RELEASE,
    })
    this.#pulse.start()
    await this.#lookUp()
    this.#looking = setInterval(() => void this.#lookUp(), RULES_LOOKED_UP_EVERY_MS).unref()
    this.#sweeping = setInterval(() => void this.#sweep(), SWEPT_EVERY_MS).unref()
    await desk.noteStart(this.#me).catch((error: unknown) => logger.debug({ err: error }, 'This start could not be noted.'))
    return new OperatorApi({ keys: this.keys, desk, throttles: throttlesOf(placement), addressOf, isSecure, onBound })
  }

  /** What another process, or the command line, has set meanwhile. */
  async #lookUp(): Promise<void> {
    await this.rules.get().catch((error: unknown) => logger.debug({ err: error }, 'What the operator allows could not be looked up.'))
  }

  /** What is over: sessions, invitations, the day before yesterday. */
  async #sweep(): Promise<void> {
    await this.#parts.log.notes.sweep().catch((error: unknown) => logger.debug({ err: error }, 'What is over could not be removed now.'))
  }

  stop(): void {
    clearInterval(this.#looking)
    clearInterval(this.#sweeping)
    this.#pulse.stop()
  }
}

const throttlesOf = ({ throttle }: Placement): OperatorApiParts['throttles'] => ({
  operatorTries: throttle('operatorTries', OPERATOR_TRIES),
  operatorTriesInAll: throttle('operatorTriesInAll', OPERATOR_TRIES_IN_ALL),
  passkeyTries: throttle('passkeyTries', PASSKEY_TRIES),
  operatorAsks: throttle('operatorAsks', OPERATOR_ASKS),
})

/** How full the disk of this folder is. */
const withAmount = (disk: Disk, folder: string): NonNullable<DeskParts['disk']> => ({
  get hasRoom() {
    return disk.hasRoom
  },
  get hasRoomForNew() {
    return disk.hasRoomForNew
  },
  async amount() {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { used: (blocks - bavail) * bsize, of: blocks * bsize }
  },
})
