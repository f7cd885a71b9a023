import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@figment/services'
import { type House } from '../apps/server/src/testing/house.ts'
import { Street } from '../apps/server/src/testing/street.ts'

/** An end that was asked for politely, and how it came. */
export interface Farewell {
  readonly took: number
  readonly code: number | null
}

/** A street whose servers and services are broken and mended, with a count of what came of it. */
export class Town {
  readonly farewells: Farewell[] = []
  readonly #street: Street
  readonly #metricsPorts: readonly number[]
  readonly #fenced = new Map<string, number>()
  readonly #lives: number[]
  readonly #watch: ReturnType<typeof setInterval>

  private constructor(street: Street, metricsPorts: readonly number[]) {
    this.#street = street
    this.#metricsPorts = metricsPorts
    this.#lives = street.houses.map(() => 0)
    this.#watch = setInterval(() => void this.#countFenced(), 1000)
  }

  static async build(size: number): Promise<Town> {
    const metricsPorts: number[] = []
    for (let at = 0; at < size; at++) metricsPorts.push(await freePort())
    const street = await Street.build(size, (house) => ({
      METRICS_PORT: String(metricsPorts[house]),
      BOT_PACE: '0.02',
      NEW_TABLES_PER_MINUTE: '100000',
      WRONG_CODES_PER_MINUTE: '100000',
      JOINS_PER_MINUTE: '1000000',
    }))
    return new Town(street, metricsPorts)
  }

  get size(): number {
    return this.#street.houses.length
  }

  /** Where people come in. */
  get port(): number {
    return this.#street.port
  }

  get databaseUrl(): string {
    return this.#street.databaseUrl
  }

  get fenced(): number {
    return [...this.#fenced.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Writes down what each server said, for whoever wonders. */
  keepOutput(folder: string): void {
    mkdirSync(folder, { recursive: true })
    for (const [at, { output }] of this.#street.houses.entries()) writeFileSync(join(folder, `server-${at}.log`), output)
  }

  async kill(at: number): Promise<void> {
    await this.#house(at).kill()
  }

  /** As an operator does it: asked to end, and waited for. */
  async end(at: number): Promise<void> {
    const began = performance.now()
    const code = await this.#house(at).kill('SIGTERM')
    this.farewells.push({ took: performance.now() - began, code })
  }

  async start(at: number): Promise<void> {
    this.#lives[at] = (this.#lives[at] ?? 0) + 1
    await this.#house(at).start()
  }

  async pause(at: number, time: number): Promise<void> {
    const house = this.#house(at)
    house.pause()
    await sleep(time)
    house.resume()
  }

  /** It forgets everything. */
  async restartRedis(downFor: number): Promise<void> {
    await this.#street.redis.kill()
    await sleep(downFor)
    await this.#street.redis.restart()
  }

  async pauseRedis(time: number): Promise<void> {
    this.#street.redis.pause()
    await sleep(time)
    this.#street.redis.resume()
  }

  /** `SIGINT` ends all connections and goes; `SIGQUIT` goes without a word, and recovers what was written. */
  async restartPostgres(signal: 'SIGINT' | 'SIGQUIT', downFor: number): Promise<void> {
    await this.#street.postgres.kill(signal)
    await sleep(downFor)
    await this.#street.postgres.restart()
  }

  async pausePostgres(time: number): Promise<void> {
    this.#street.postgres.pause()
    await sleep(time)
    this.#street.postgres.resume()
  }

  async remove(): Promise<void> {
    clearInterval(this.#watch)
    await this.#street.remove()
  }

  #house(at: number): House {
    const house = this.#street.houses[at]
    if (!house) throw new RangeError(`no server ${at}`)
    return house
  }

  /** A process that is killed takes its counters with it: the last that was heard of it counts. */
  async #countFenced(): Promise<void> {
    await Promise.all(
      this.#metricsPorts.map(async (port, at) => {
        const life = `${at} ${this.#lives[at]}`
        const text = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(900) }).then(
          (response) => response.text(),
          () => '',
        )
        const [, count] = /figment_append_seconds_count\{outcome="fenced"\} (\d+)/.exec(text) ?? []
        if (count) this.#fenced.set(life, Number(count))
      }),
    )
  }
}
