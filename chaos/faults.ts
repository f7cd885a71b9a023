import { type Chance, pick, seededChance, shuffled } from '@figment/game-kit'
import type { Network } from './network.ts'
import type { Town } from './town.ts'

/** What is done to the servers, and what is done to the network between them and the devices; the numbers say how often, in proportion. */
const TO_SERVERS = {
  kill: 3,
  pause: 3,
  rollingRestart: 1,
  redisRestart: 1,
  redisPause: 1,
  postgresRestart: 1,
  postgresCrash: 1,
  postgresPause: 1,
} as const
const TO_NETWORK = { cut: 2, vanish: 1, stall: 2, slow: 2 } as const

export type FaultKind = keyof typeof TO_SERVERS | keyof typeof TO_NETWORK

export interface Fault {
  readonly kind: FaultKind
  readonly from: number
  /** When all was as before, apart from what it left behind. */
  to: number
  /** The devices it was done to; null: all of them may feel it. */
  readonly hosts: ReadonlySet<string> | null
}

/** An operator looks whether all is well before the next one. */
const SETTLES_MS = 2000

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Whatever can go wrong, one after another by the seed: to the servers, and meanwhile to the network. */
export class Faults {
  readonly happened: Fault[] = []
  readonly #town: Town
  readonly #network: Network
  readonly #hosts: readonly string[]
  readonly #seed: string
  readonly #isWanted: (kind: FaultKind) => boolean
  #isOver = false

  constructor(
    town: Town,
    { network, hosts, seed, only }: { network: Network; hosts: readonly string[]; seed: string; only: readonly string[] },
  ) {
    this.#town = town
    this.#network = network
    this.#hosts = hosts
    this.#seed = seed
    this.#isWanted = (kind) => only.length === 0 || only.includes(kind)
  }

  /** Until it is told to stop, and each kind has come once. */
  async rage(): Promise<void> {
    await Promise.all([
      this.#oneByOne(bagOf(TO_SERVERS).filter(this.#isWanted), 'servers', (kind, chance) => this.#toServers(kind, chance)),
      this.#oneByOne(bagOf(TO_NETWORK).filter(this.#isWanted), 'lines', (kind, chance) => this.#toNetwork(kind, chance)),
    ])
  }

  stop(): void {
    this.#isOver = true
  }

  async #oneByOne<Kind>(kinds: readonly Kind[], whose: string, happen: (kind: Kind, chance: Chance) => Promise<void>): Promise<void> {
    const chance = seededChance(`${this.#seed} faults of ${whose}`)
    const toCome = new Set(kinds)
    while (kinds.length > 0 && (!this.#isOver || toCome.size > 0)) {
      // in a hurry, only what has not come yet
      for (const kind of shuffled(chance, kinds)) {
        if (this.#isOver && !toCome.has(kind)) continue
        toCome.delete(kind)
        await happen(kind, chance)
        await sleep(this.#isOver ? 500 : 1000 + chance.below(2500))
      }
    }
  }

  async #toServers(kind: keyof typeof TO_SERVERS, chance: Chance): Promise<void> {
    const fault = this.#note(kind, null)
    const house = chance.below(this.#town.size)
    switch (kind) {
      case 'kill':
        await this.#town.kill(house)
        await sleep(300 + chance.below(2500))
        await this.#town.start(house)
        break
      case 'pause':
        await this.#town.pause(house, 2000 + chance.below(6000))
        break
      case 'rollingRestart':
        for (let at = 0; at < this.#town.size; at++) {
          await this.#town.end(at)
          await this.#town.start(at)
          await sleep(SETTLES_MS)
        }
        break
      case 'redisRestart':
        await this.#town.restartRedis(200 + chance.below(2000))
        break
      case 'redisPause':
        await this.#town.pauseRedis(1000 + chance.below(3000))
        break
      case 'postgresRestart':
        await this.#town.restartPostgres('SIGINT', 200 + chance.below(2000))
        break
      case 'postgresCrash':
        await this.#town.restartPostgres('SIGQUIT', 200 + chance.below(2000))
        break
      case 'postgresPause':
        await this.#town.pausePostgres(1000 + chance.below(3000))
        break
    }
    fault.to = Date.now()
  }

  async #toNetwork(kind: keyof typeof TO_NETWORK, chance: Chance): Promise<void> {
    const some = shuffled(chance, this.#hosts).slice(0, 1 + Math.floor((this.#hosts.length * (2 + chance.below(12))) / 100))
    const fault = this.#note(kind, new Set(some))
    switch (kind) {
      case 'cut':
        for (const host of some) this.#network.cut(host)
        break
      case 'vanish':
        for (const host of some) this.#network.vanish(host)
        break
      case 'stall':
        for (const host of some) this.#network.stall(host)
        await sleep(1000 + chance.below(5000))
        break
      case 'slow':
        for (const host of some) this.#network.slow(host, pick(chance, [150, 400, 800]))
        await sleep(2000 + chance.below(6000))
        break
    }
    for (const host of some) this.#network.clear(host)
    fault.to = Date.now()
  }

  #note(kind: FaultKind, hosts: ReadonlySet<string> | null): Fault {
    const fault: Fault = { kind, from: Date.now(), to: Number.POSITIVE_INFINITY, hosts }
    this.happened.push(fault)
    return fault
  }
}

function bagOf<Kind extends string>(times: Readonly<Record<Kind, number>>): Kind[] {
  return (Object.keys(times) as Kind[]).flatMap((kind) => Array.from({ length: times[kind] }, () => kind))
}
