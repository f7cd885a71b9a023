import type { Appended } from '@figment/event-log'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { COUNTED_BOUND_NAMES, type CountedBound } from './counted-bounds.ts'

/** A device at a table, as far as it is counted. */
export interface Counted {
  /** Null for a screen that belongs to nobody. */
  readonly person: string | null
  readonly unsent: number
}

/** A table that this process holds. */
export interface CountedTable {
  readonly devices: ReadonlyMap<string, Counted>
  /** While it sleeps, only its devices are in memory. */
  readonly isAwake: boolean
  /** A game goes on there. */
  readonly isInPlay: boolean
}

/** What the process has counted so far. */
export interface Sums {
  readonly tables: number
  readonly inPlay: number
  readonly people: number
  readonly screens: number
  readonly moves: number
  /** Writes that came to nothing: the log failed, or another process has the table. */
  readonly refusedWrites: number
  /** How many writes took how long, by the edges of WRITES_WITHIN_SECONDS; the last count is for those beyond. */
  readonly waits: readonly number[]
}

/** A few milliseconds are usual; what takes a second is felt. */
export const WRITES_WITHIN_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What this process does, in numbers. Nothing in it tells who plays, or where. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #tables = new Set<CountedTable>()

  readonly moves = new Counter({
    name: 'figment_moves_total',
    help: 'Moves of people that were accepted and written',
    registers: [this.#registry],
  })

  readonly refusals = new Counter({
    name: 'figment_refusals_total',
    help: 'Messages of people that were refused at a table, by reason',
    labelNames: ['reason'] as const,
    registers: [this.#registry],
  })

  readonly answers = new Counter({
    name: 'figment_http_answers_total',
    help: 'Answers over HTTP, by status',
    labelNames: ['status'] as const,
    registers: [this.#registry],
  })

  readonly #bounds = new Counter({
    name: 'figment_bounds_reached_total',
    help: 'How often somebody was told to wait, refused or cut off at a bound, by bound',
    labelNames: ['bound'] as const,
    registers: [this.#registry],
  })

  readonly setAside = new Counter({
    name: 'figment_tables_set_aside_total',
    help: 'Tables that are not opened any more, because processes ended while they opened them',
    registers: [this.#registry],
  })

  readonly load = new Gauge({
    name: 'figment_load_level',
    help: 'How hard the process has it: 0 as usual, 3 it only keeps those who play',
    registers: [this.#registry],
  })

  readonly memoryUsed = new Gauge({
    name: 'figment_memory_used_ratio',
    help: 'How much of the memory that it may have the process uses, from 0 to 1; the load follows it',
    registers: [this.#registry],
  })

  readonly loadChanges = new Counter({
    name: 'figment_load_changes_total',
    help: 'Changes of the load, by the level that began',
    labelNames: ['level'] as const,
    registers: [this.#registry],
  })

  readonly unexpected = new Counter({
    name: 'figment_unexpected_errors_total',
    help: 'Errors that nobody caught, and that the process has lived through',
    registers: [this.#registry],
  })

  readonly #appends = new Histogram({
    name: 'figment_append_seconds',
    help: 'From asking the log to write to its answer, by outcome',
    labelNames: ['outcome'] as const,
    buckets: WRITES_WITHIN_SECONDS,
    registers: [this.#registry],
  })

  readonly #appended = {
    written: this.#appends.labels('written'),
    fenced: this.#appends.labels('fenced'),
    failed: this.#appends.labels('failed'),
  }

  readonly #openings = new Histogram({
    name: 'figment_open_seconds',
    help: 'How long it took to open a table, from a checkpoint or from its whole log',
    labelNames: ['from'] as const,
    buckets: WRITES_WITHIN_SECONDS,
    registers: [this.#registry],
  })

  constructor() {
    // from the start, so that a monitor sees the first time, too
    for (const bound of COUNTED_BOUND_NAMES) this.#bounds.inc({ bound }, 0)
    this.#counted('figment_tables', 'Tables that this process holds', () => this.#tables.size)
    this.#counted(
      'figment_tables_awake',
      'Those of them that are in memory',
      () => [...this.#tables].filter(({ isAwake }) => isAwake).length,
    )
    this.#counted('figment_people', 'People at those tables, each once however many devices they have', () => this.#sum(peopleAt))
    this.#counted('figment_screens', 'Connected devices that belong to nobody: TVs', () => this.#sum(screensAt))
    this.#counted('figment_unsent_bytes', 'Bytes that devices have not taken yet', () => this.#sum(unsentAt))
  }

  /** Somebody was told to wait, refused or cut off. */
  reached(bound: CountedBound, times = 1): void {
    this.#bounds.inc({ bound }, times)
  }

  /** Tells how much room it has. */
  watchDisk(disk: { readonly freeBytes: number }): void {
    this.#counted('figment_disk_free_bytes', 'Free bytes on the disk where tables are kept', () => disk.freeBytes)
  }

  /** Counts this table until it is forgotten. */
  watch(table: CountedTable): void {
    this.#tables.add(table)
  }

  forget(table: CountedTable): void {
    this.#tables.delete(table)
  }

  /** The log answered what was asked of it then. */
  appended(outcome: Appended | 'failed', askedAt: number): void {
    this.#appended[outcome].observe((performance.now() - askedAt) / 1000)
  }

  /** A table that was asked for then is open. */
  opened(from: 'checkpoint' | 'log', askedAt: number): void {
    this.#openings.observe({ from }, (performance.now() - askedAt) / 1000)
  }

  /** With what is known of the process itself. */
  countProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  async page(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() }
  }

  async sums(): Promise<Sums> {
    const [moves, appends] = await Promise.all([this.moves.get(), this.#appends.get()])
    const sum = (values: readonly { readonly value: number }[]) => values.reduce((all, { value }) => all + value, 0)
    const outcome = (which: string) => appends.values.filter(({ labels }) => labels.outcome === which)
    const count = (which: string) => sum(outcome(which).filter(({ metricName }) => metricName?.endsWith('_count')))
    // each of these counts those before it too
    const within = WRITES_WITHIN_SECONDS.map((edge) =>
      sum(outcome('written').filter(({ labels }) => (labels as { readonly le?: number }).le === edge)),
    )
    return {
      tables: this.#tables.size,
      inPlay: [...this.#tables].filter(({ isInPlay }) => isInPlay).length,
      people: this.#sum(peopleAt),
      screens: this.#sum(screensAt),
      moves: sum(moves.values),
      refusedWrites: count('fenced') + count('failed'),
      waits: [...within, count('written')].map((upTo, at, all) => upTo - (all[at - 1] ?? 0)),
    }
  }

  #counted(name: string, help: string, count: () => number): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(count())
      },
    })
  }

  #sum(count: (devices: readonly Counted[]) => number): number {
    let sum = 0
    for (const { devices } of this.#tables) sum += count([...devices.values()])
    return sum
  }
}

const peopleAt = (devices: readonly Counted[]): number => new Set(devices.flatMap(({ person }) => person ?? [])).size
const screensAt = (devices: readonly Counted[]): number => devices.filter(({ person }) => person === null).length
const unsentAt = (devices: readonly Counted[]): number => devices.reduce((sum, { unsent }) => sum + unsent, 0)
