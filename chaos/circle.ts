import type { Profile } from '@figment/table'
import { Device } from './device.ts'
import { type Evening, Person } from './person.ts'
import { type Plan, planOf } from './plan.ts'

const looks = (name: string): Profile => ({ name, colour: 'rose', shape: 'heart' })

/** The people of one table, and its TV if it has one. */
export class Circle {
  readonly code: string
  readonly plan: Plan
  readonly people: readonly Person[]
  readonly #tv: Device | null

  private constructor(code: string, plan: Plan, people: readonly Person[], tv: Device | null) {
    this.code = code
    this.plan = plan
    this.people = people
    this.#tv = tv
  }

  static async gather(table: number, { seed, evening, newHost }: { seed: string; evening: Evening; newHost(): string }): Promise<Circle> {
    const plan = planOf(seed, table)
    const people = Array.from(
      { length: plan.people },
      (_, at) => new Person(new Device(newHost()), { plan, evening, seed: `${seed} person ${at} of table ${table}` }),
    )
    const [host] = people
    if (!host) throw new Error('a table needs a host')
    const code = await host.device.createTable({ profile: looks('Person 0'), locale: 'en', game: plan.game(0) })
    for (const [at, { device }] of people.entries()) device.open(code, 'person', looks(`Person ${at}`))
    const tv = plan.hasTv ? new Device(newHost()) : null
    tv?.open(code, 'tv')
    return new Circle(code, plan, people, tv)
  }

  get devices(): readonly Device[] {
    return [...this.people.map(({ device }) => device), ...(this.#tv ? [this.#tv] : [])]
  }

  /** All have seen the same, and it is the end of the game. */
  get isDone(): boolean {
    return this.people.every(({ isDone }) => isDone) && this.hasConverged
  }

  get hasConverged(): boolean {
    return this.devices.every(({ isLive }) => isLive) && new Set(this.devices.map(({ version }) => version)).size === 1
  }

  get games(): number {
    return this.people[0]?.device.view?.open.games ?? 0
  }

  /** Where it stands, for whoever wonders why it does not end. */
  get standing(): string {
    const play = this.devices[0]?.view?.open.play
    const devices = this.devices.map(({ isLive, version }) => `${isLive ? 'live' : 'away'} at ${version}`)
    return `${play?.game} ${play?.open.phase}, awaited ${play?.open.awaited.join()}; ${devices.join(', ')}`
  }

  async play(): Promise<void> {
    await Promise.all(this.people.map((person) => person.playUntil(() => this.isDone)))
  }
}
