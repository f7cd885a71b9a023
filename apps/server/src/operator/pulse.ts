import type { Notes } from '@figment/event-log'
import { HISTORY_POINTS, HISTORY_STEP_MS, type HistoryPoint } from '@figment/protocol'
import { logger } from '../running/logging.ts'
import type { Sums } from '../running/metrics.ts'
import { noWaits, p99Of, sumOfWaits, type Waits, waitsSince } from './waits.ts'

/** What one process tells of itself. */
export interface Beat extends Pick<Sums, 'tables' | 'inPlay' | 'people' | 'screens' | 'refusedWrites'> {
  readonly movesPerSecond: number
  /** Of the last minutes. */
  readonly waits: Waits
}

interface Sample extends Sums {
  readonly at: number
}

const SAMPLED_EVERY_MS = 5000
/** Moves a second are those of the last minute; how long they take is seen over five. */
const [MOVES_OVER_MS, WAITS_OVER_MS] = [60_000, 5 * 60_000]
const HISTORY = 'history'
const KEPT_FOR_MS = (HISTORY_POINTS + 4) * HISTORY_STEP_MS
/** Of many processes that come and go. */
const NOTES_READ_AT_MOST = 5000

/** One step of the last day, as one process saw it. Tables and people are weighed by how long they were there. */
interface Step {
  readonly at: number
  readonly tables: number
  readonly people: number
  readonly moves: number
  readonly waits: Waits
}

/** Feels how busy this process is, and notes it every quarter of an hour. */
export class Pulse {
  readonly #count: () => Promise<Sums>
  readonly #notes: Notes
  readonly #me: string
  readonly #isWanted: () => Promise<boolean>
  #samples: Sample[] = []
  /** Those of the step that it is. */
  #step: Sample[] = []
  #timer: ReturnType<typeof setInterval> | undefined

  /** `isWanted`: somebody reads it. */
  constructor(parts: { readonly notes: Notes; readonly me: string; count(): Promise<Sums>; isWanted(): Promise<boolean> }) {
    this.#count = () => parts.count()
    this.#notes = parts.notes
    this.#me = parts.me
    this.#isWanted = () => parts.isWanted()
  }

  start(): void {
    const feel = () =>
      void this.feel(Date.now()).catch((error: unknown) => logger.debug({ err: error }, 'How busy this process is could not be noted.'))
    this.#timer = setInterval(feel, SAMPLED_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async feel(now: number): Promise<void> {
    const sample = { ...(await this.#count()), at: now }
    this.#samples = [...this.#samples.filter(({ at }) => at > now - WAITS_OVER_MS - SAMPLED_EVERY_MS), sample]
    const [first] = this.#step
    if (first && stepOf(first.at) !== stepOf(now)) await this.#note([...this.#step, sample])
    this.#step = first && stepOf(first.at) === stepOf(now) ? [...this.#step, sample] : [sample]
  }

  async beat(now = Date.now()): Promise<Beat> {
    const latest = { ...(await this.#count()), at: now }
    const { tables, inPlay, people, screens, refusedWrites } = latest
    const since = (ms: number): Sample => this.#samples.find(({ at }) => at >= now - ms) ?? latest
    const minuteAgo = since(MOVES_OVER_MS)
    const seconds = (now - minuteAgo.at) / 1000
    const movesPerSecond = seconds > 0 ? (latest.moves - minuteAgo.moves) / seconds : 0
    return { tables, inPlay, people, screens, refusedWrites, movesPerSecond, waits: waitsSince(latest.waits, since(WAITS_OVER_MS).waits) }
  }

  async #note(samples: readonly Sample[]): Promise<void> {
    const [first] = samples
    const last = samples.at(-1)
    if (!first || !last || !(await this.#isWanted())) return
    const share = Math.min(1, (last.at - first.at) / HISTORY_STEP_MS)
    const weighed = (what: 'tables' | 'people') => (samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length) * share
    const step: Step = {
      at: stepOf(first.at) * HISTORY_STEP_MS,
      tables: weighed('tables'),
      people: weighed('people'),
      moves: last.moves - first.moves,
      waits: waitsSince(last.waits, first.waits),
    }
    await this.#notes.put(HISTORY, { name: `${step.at} ${this.#me}`, body: JSON.stringify(step), until: step.at + KEPT_FOR_MS })
  }
}

const stepOf = (at: number): number => Math.floor(at / HISTORY_STEP_MS)

/** The last day, all processes together, the oldest step first. */
export async function historyIn(notes: Notes, now = Date.now()): Promise<readonly HistoryPoint[]> {
  const from = (stepOf(now) - HISTORY_POINTS) * HISTORY_STEP_MS
  const steps = (await notes.list(HISTORY, NOTES_READ_AT_MOST)).map(({ body }) => JSON.parse(body) as Step).filter(({ at }) => at >= from)
  const times = [...new Set(steps.map(({ at }) => at))].toSorted((one, other) => one - other)
  return times.map((at) => {
    const together = steps.filter((step) => step.at === at)
    const sum = (what: 'tables' | 'people' | 'moves') => together.reduce((all, step) => all + step[what], 0)
    const p99Ms = p99Of(sumOfWaits([noWaits, ...together.map(({ waits }) => waits)]))
    return { at, tables: sum('tables'), people: sum('people'), movesPerSecond: sum('moves') / (HISTORY_STEP_MS / 1000), p99Ms }
  })
}
