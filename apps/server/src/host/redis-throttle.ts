import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  type Cap,
  capEndsInMs,
  capsOf,
  fullAgainMs,
  type How,
  LocalThrottle,
  type Spent,
  stretchOf,
  type Throttle,
} from '../http/throttle.ts'
import { type Budget, MINUTE_MS } from '../running/bounds.ts'

/** Tries are counted in Redis, for all processes together. While it is away, every process counts for itself. */
export class RedisThrottle implements Throttle {
  readonly #redis: Redis
  readonly #what: string
  readonly #budget: Budget
  readonly #meanwhile: LocalThrottle

  constructor(redis: Redis, what: string, budget: Budget) {
    this.#redis = redis
    this.#what = what
    this.#budget = budget
    this.#meanwhile = new LocalThrottle(budget)
  }

  async spend(who: string, how: How = {}): Promise<Spent> {
    const { now = Date.now() } = how
    const caps = capsOf(this.#budget, who)
    try {
      const [outcome, detail] = await this.#change(1, who, caps, how)
      if (outcome === OUTCOME.taken) return { ok: true }
      const reached = outcome === OUTCOME.capped ? caps[detail] : undefined
      return reached
        ? { ok: false, waitMs: capEndsInMs(reached, now), isCapped: true }
        : { ok: false, waitMs: Math.max(1, detail), isCapped: false }
    } catch {
      return await this.#meanwhile.spend(who, how)
    }
  }

  async giveBack(who: string, how: How = {}): Promise<void> {
    try {
      await this.#change(-1, who, capsOf(this.#budget, who), how)
    } catch {
      await this.#meanwhile.giveBack(who, how)
    }
  }

  async #change(tries: 1 | -1, who: string, caps: readonly Cap[], { isPaid = false, now }: How): Promise<readonly [number, number]> {
    const { atOnce, perMinute } = this.#budget
    const keys = [this.#key('left', who), ...caps.map((cap) => this.#key(`${cap.kind}${stretchOf(cap, now ?? Date.now())}`, cap.whose))]
    const answer = await this.#redis.eval(
      CHANGE,
      keys.length,
      ...keys,
      tries,
      isPaid ? 1 : 0,
      // by the clock of Redis, which is the same for all
      now ?? '',
      atOnce,
      perMinute / MINUTE_MS,
      Math.ceil(fullAgainMs(this.#budget)) + MINUTE_MS,
      ...caps.flatMap(({ most, withinMs }) => [most, withinMs]),
    )
    return answer as [number, number]
  }

  /** Who tries is not written down, only a hash. */
  #key(kind: string, who: string): string {
    const hash = createHash('sha256').update(who).digest('base64url').slice(0, 16)
    return `tries:${this.#what}:${kind}:${hash}`
  }
}

const OUTCOME = { taken: 0, wait: 1, capped: 2 } as const

/** All in one step, so that processes that ask at the same moment do not get the same try. Answers an outcome, and for how long to wait or which cap it was. */
const CHANGE = `
local tries, isPaid, atOnce, perMs = tonumber(ARGV[1]), ARGV[2] == '1', tonumber(ARGV[4]), tonumber(ARGV[5])
local now = tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local known = redis.call('HMGET', KEYS[1], 'tries', 'at')
local left = atOnce
if known[1] then left = math.min(atOnce, tonumber(known[1]) + math.max(0, now - tonumber(known[2])) * perMs) end
local counts = {}
for at = 2, #KEYS do
  counts[at] = tonumber(redis.call('GET', KEYS[at]) or '0')
  if tries > 0 and counts[at] >= tonumber(ARGV[3 + 2 * at]) then return { ${OUTCOME.capped}, at - 2 } end
end
if tries > 0 and not isPaid and left < 1 then return { ${OUTCOME.wait}, math.ceil((1 - left) / perMs) } end
if not isPaid then
  redis.call('HSET', KEYS[1], 'tries', tostring(math.min(atOnce, left - tries)), 'at', string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
end
for at = 2, #KEYS do redis.call('SET', KEYS[at], math.max(0, counts[at] + tries), 'PX', ARGV[4 + 2 * at]) end
return { ${OUTCOME.taken}, 0 }`
