import type { OpenBase } from './game.ts'
import type { Seat } from './seat.ts'

/** However slow or quick people are, bots stay within this many times their usual pace. */
const PACE = { least: 0.7, most: 2.5 } as const
/** One who went to fetch tea is no measure: each time counts within these many times the usual. */
const ONE_TIME = { least: 0.4, most: 4 } as const
/** As many of the latest times are taken into account. */
const REMEMBERED = 9
/** Until so many are known, bots keep their own pace. */
const ENOUGH = 3

type Waiting = Pick<OpenBase, 'phase' | 'round' | 'awaited' | 'due'>

interface Wait {
  readonly phase: string
  readonly round: number
  readonly since: number
}

/**
 * How long people keep the table waiting, beside how long bots do: bots set their pace by it. Whoever is told the same in
 * the same order comes to the same pace.
 */
export class Tempo {
  readonly #waits = new Map<Seat, Wait>()
  /** What bots took by their own clock, by phase. */
  readonly #ofBots = new Map<string, number[]>()
  /** How many times as long as bots people took, the latest last. */
  readonly #ofPeople: number[] = []
  #due: number | null = null

  /** Tells it whom the table waits for now. `isPerson`: who sits there and is here; `botsClock`: how many milliseconds pass in one of a bot's. */
  notice(open: Waiting, now: number, { isPerson, botsClock }: { isPerson(seat: Seat): boolean; botsClock: number }): void {
    const timeWasUp = this.#due !== null && now >= this.#due
    this.#due = open.due
    for (const [seat, wait] of this.#waits) {
      const goesOn = open.awaited.includes(seat) && wait.phase === open.phase && wait.round === open.round
      if (goesOn) continue
      this.#waits.delete(seat)
      // whom the clock overtook may have been asleep
      if (timeWasUp) continue
      if (isPerson(seat)) this.#personTook(wait.phase, now - wait.since)
      else if (botsClock > 0) this.#botTook(wait.phase, (now - wait.since) / botsClock)
    }
    for (const seat of open.awaited) if (!this.#waits.has(seat)) this.#waits.set(seat, { phase: open.phase, round: open.round, since: now })
  }

  /** Another game: whom this one waits for, that one did not; people stay as quick as they were. */
  begin(): void {
    this.rest()
    this.#ofBots.clear()
  }

  /** The table stands still: it waits for nobody. */
  rest(): void {
    this.#waits.clear()
    this.#due = null
  }

  /** Since when the table waits for this seat; null: it does not. */
  awaitedSince(seat: Seat): number | null {
    return this.#waits.get(seat)?.since ?? null
  }

  /** How many times as long as bots usually do the people here take. */
  get pace(): number {
    return this.#ofPeople.length < ENOUGH ? 1 : within(PACE, median(this.#ofPeople))
  }

  #personTook(phase: string, milliseconds: number): void {
    const bots = this.#ofBots.get(phase)
    const usual = bots ? median(bots) : 0
    if (usual > 0) remember(this.#ofPeople, within(ONE_TIME, milliseconds / usual))
  }

  #botTook(phase: string, milliseconds: number): void {
    const before = this.#ofBots.get(phase) ?? []
    this.#ofBots.set(phase, before)
    remember(before, milliseconds)
  }
}

function remember(times: number[], latest: number): void {
  times.push(latest)
  if (times.length > REMEMBERED) times.shift()
}

const within = ({ least, most }: typeof PACE | typeof ONE_TIME, value: number): number => Math.min(most, Math.max(least, value))

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
