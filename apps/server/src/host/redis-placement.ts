import { randomUUID } from 'node:crypto'
import { type IRoomCache, matchMaker } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import { RedisPresence } from '@colyseus/redis-presence'
import { Redis } from 'ioredis'
import { ConfigError } from '../running/config.ts'
import { logger } from '../running/logging.ts'
import { channelOfProcess, endPresence, ROWS_IN_REDIS } from './colyseus-insides.ts'
import type { Placement, Row } from './placement.ts'
import { RedisThrottle } from './redis-throttle.ts'

/** Whoever opens a table renews the claim; if it dies, others may after this. */
const CLAIM_LASTS_MS = 5000
/** A process that stands still is taken for dead after this. */
const ALIVE_FOR_MS = 2000
const [STAYING, LEAVING] = ['staying', 'leaving']

const onTrouble = (error: Error): void => logger.warn({ err: error }, 'Redis does not answer.')

/** Tables among the processes that share this Redis. Without it tables go on, but none is found or opened. */
export async function placedByRedis(url: string): Promise<Placement> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2000,
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 50, 500),
  })
  // until Redis has answered once, all that is said is one sentence, with the first reason
  const reasons: Error[] = []
  const note = (error: Error) => void reasons.push(error)
  redis.on('error', note)
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    const [reason = error as Error] = reasons
    throw new ConfigError(
      `REDIS_URL: nobody answers there (${reason.message}). Start Redis or mend the address; leave it out to run one process alone.`,
    )
  }
  redis.off('error', note)
  redis.on('error', onTrouble)
  const presence = new CalmPresence(redis)
  const isHeard = async (channel: string): Promise<boolean> => {
    const [, listeners] = await redis.pubsub('NUMSUB', channel)
    return Number(listeners) > 0
  }
  /** What the process said of itself last; null: it is dead. */
  const said = async (processId: string): Promise<string | null> => {
    // Redis notices at once when a process is killed, but not when it stands still
    const [lately, isConnected] = await Promise.all([redis.get(`alive:${processId}`), isHeard(channelOfProcess(processId))])
    return isConnected ? lately : null
  }
  return {
    presence,
    driver: new FencedDriver(redis),
    async sayAlive({ isLeaving }) {
      await redis.set(`alive:${matchMaker.processId}`, isLeaving ? LEAVING : STAYING, 'PX', ALIVE_FOR_MS)
    },
    async sayGoodbye() {
      await redis.del(`alive:${matchMaker.processId}`).catch(onTrouble)
    },
    isAlive: async (processId) => processId === matchMaker.processId || (await said(processId)) !== null,
    takesTables: async (processId) => (await said(processId)) === STAYING,
    isHeard,
    async forget({ roomId, metadata }) {
      await redis.eval(REMOVE, 1, ROWS_IN_REDIS, roomId, metadata?.epoch ?? 0)
    },
    async claim(code) {
      const key = `claim:${code}`
      const mark = randomUUID()
      if ((await redis.set(key, mark, 'PX', CLAIM_LASTS_MS, 'NX')) === null) return null
      return {
        renew: async () => void (await redis.eval(RENEW_OWN, 1, key, mark, CLAIM_LASTS_MS).catch(onTrouble)),
        release: async () => void (await redis.eval(DELETE_OWN, 1, key, mark).catch(onTrouble)),
      }
    },
    throttle: (what, budget) => new RedisThrottle(redis, what, budget),
    async check() {
      await redis.ping()
    },
    onForgotten: (restore) => void redis.on('ready', restore),
    close: () => presence.shutdown(),
  }
}

const RENEW_OWN = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`
const DELETE_OWN = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end`

/** Colyseus does not wait for much of what it asks Redis, so a refusal there would end the process. */
class CalmPresence extends RedisPresence {
  override shutdown(): void {
    endPresence(this)
  }

  // a topic that could not be subscribed is subscribed as soon as Redis is back
  override async subscribe(...parameters: Parameters<RedisPresence['subscribe']>): Promise<this> {
    await calmly(super.subscribe(...parameters))
    return this
  }

  override async unsubscribe(...parameters: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    await calmly(super.unsubscribe(...parameters))
    return this
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await calmly(super.publish(topic, data))
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return (await calmly(super.hset(key, field, value))) ?? false
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return (await calmly(super.hdel(key, field))) ?? false
  }
}

function calmly<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: Error) => {
    onTrouble(error)
    return undefined
  })
}

const epochOf = `local function epochOf(row) return (cjson.decode(row).metadata or {}).epoch or 0 end`
const WRITE = `${epochOf}
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known and epochOf(known) > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1`
const REMOVE = `${epochOf}
local known = redis.call('HGET', KEYS[1], ARGV[1])
if known and epochOf(known) == tonumber(ARGV[2]) then return redis.call('HDEL', KEYS[1], ARGV[1]) end
return 0`

/** The row of a table belongs to the latest process that opened it: an earlier one neither overwrites nor removes it. */
class FencedDriver extends RedisDriver {
  readonly #redis: Redis
  readonly #epochs = new Map<string, number>()

  constructor(redis: Redis) {
    super(redis)
    this.#redis = redis
  }

  /** False: a later owner is already known. */
  async insert(room: Row): Promise<boolean> {
    return await this.#write(room)
  }

  override async persist(room: IRoomCache): Promise<boolean> {
    return await this.#write(room)
  }

  override async update(room: IRoomCache, { $set, $inc }: Parameters<RedisDriver['update']>[1]): Promise<boolean> {
    Object.assign(room, $set)
    for (const [field, by] of Object.entries($inc ?? {})) Object.assign(room, { [field]: Number(Reflect.get(room, field)) + by })
    return await this.#write(room).catch((error: Error) => {
      onTrouble(error)
      return false
    })
  }

  override async remove(roomId: string): Promise<boolean> {
    const ours = this.#epochs.get(roomId)
    if (ours === undefined) return false
    this.#epochs.delete(roomId)
    const removed = await this.#redis.eval(REMOVE, 1, ROWS_IN_REDIS, roomId, ours).catch(onTrouble)
    return removed === 1
  }

  /** Every row of ours goes when its table does. */
  override async cleanup(): Promise<void> {}

  override async shutdown(): Promise<void> {}

  async #write(room: IRoomCache): Promise<boolean> {
    if (!room.roomId) return false
    const isNewest = (await this.#redis.eval(WRITE, 1, ROWS_IN_REDIS, room.roomId, JSON.stringify(room), epoch(room))) === 1
    if (isNewest) this.#epochs.set(room.roomId, epoch(room))
    return isNewest
  }
}

const epoch = ({ metadata }: IRoomCache): number => (metadata as Row['metadata'])?.epoch ?? 0
