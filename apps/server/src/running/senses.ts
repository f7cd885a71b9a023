import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { LAG_COUNTS_FROM_OWN_CPU_SHARE, LAG_LASTS_WINDOWS, LAG_WINDOW_MS } from './bounds.ts'
import type { Felt, Senses } from './governor.ts'

const RESOLUTION_MS = 10
const MB = 1024 * 1024
/** What is left of the heap's limit for what lasts, where nothing else was set: V8 gives between 1 and 5 % of it to the young. */
const OLD_SHARE = 0.95
const OF_CONTAINER_SHARE = 0.9

/**
 * What this process feels of itself. What the machine has given to it is no measure: after a flood it stays that way for good, though
 * nothing of it is used. Nor is mere lateness: on a machine that is busy with something else everybody is late, and to let go of
 * people would help nobody. So lag counts while this process itself takes most of a core, and only if it lasts.
 */
export class OwnSenses implements Senses {
  readonly #delays: ReturnType<typeof monitorEventLoopDelay>
  readonly #memoryLimit = memoryLimitOf(process.constrainedMemory(), totalmem())
  readonly #oldLimit = oldLimitOf([process.env.NODE_OPTIONS ?? '', ...process.execArgv], {
    heap: getHeapStatistics().heap_size_limit,
    memory: this.#memoryLimit,
  })
  readonly #lag = new LastingLag()
  readonly #ground = groundBytes()
  #window = { since: Date.now(), cpu: process.cpuUsage() }

  constructor() {
    this.#delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    this.#delays.enable()
  }

  feel(now: number): Felt {
    const { used_heap_size: heap, total_heap_size: heapInAll, external_memory: external } = getHeapStatistics()
    const windowMs = now - this.#window.since
    if (windowMs >= LAG_WINDOW_MS) {
      const { user, system } = process.cpuUsage(this.#window.cpu)
      this.#lag.note({
        lagMs: Math.max(0, this.#delays.percentile(99) / 1e6 - RESOLUTION_MS),
        ownCpuShare: (user + system) / 1000 / windowMs,
      })
      this.#delays.reset()
      this.#window = { since: now, cpu: process.cpuUsage() }
    }
    const ofHeap = (heap - youngBytes()) / this.#oldLimit
    const ofMemory = (this.#ground + heapInAll + external) / this.#memoryLimit
    return { used: Math.max(ofHeap, ofMemory), lagMs: this.#lag.ms }
  }

  close(): void {
    this.#delays.disable()
  }
}

/** What the process has besides heap and buffers as soon as it runs: its code, above all. */
function groundBytes(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics()
  return Math.max(0, process.memoryUsage.rss() - heap - external)
}

/** What came lately, most of which will be gone in a moment. */
function youngBytes(): number {
  let bytes = 0
  for (const { space_name: name, space_used_size: used } of getHeapSpaceStatistics()) if (name.startsWith('new_')) bytes += used
  return bytes
}

/**
 * How much of the heap there is for what lasts: a process ends when that is full. The limit that V8 tells is larger, by far where
 * somebody has set the old space by hand: it has room for the young in it, whatever happens to the old.
 */
export function oldLimitOf(options: readonly string[], { heap, memory }: { readonly heap: number; readonly memory: number }): number {
  const all = options.join(' ')
  const [, megabytes] = [...all.matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g)].at(-1) ?? []
  if (megabytes) return Number(megabytes) * MB
  const [, percent] = [...all.matchAll(/--max[-_]old[-_]space[-_]size[-_]percentage[= ]([\d.]+)/g)].at(-1) ?? []
  return percent ? (memory * Number(percent)) / 100 : heap * OLD_SHARE
}

/** The lag that was there in each of the latest windows, by our own doing. */
export class LastingLag {
  #windows: readonly number[] = []

  note({ lagMs, ownCpuShare }: { readonly lagMs: number; readonly ownCpuShare: number }): void {
    const isOurs = ownCpuShare >= LAG_COUNTS_FROM_OWN_CPU_SHARE
    this.#windows = [...this.#windows, isOurs ? lagMs : 0].slice(-LAG_LASTS_WINDOWS)
  }

  get ms(): number {
    return this.#windows.length < LAG_LASTS_WINDOWS ? 0 : Math.min(...this.#windows)
  }
}

/**
 * Of a container, but for what connections and files take of it outside of this process; where nothing limits it, the number that is
 * told means nothing, and there is the machine's memory.
 */
export const memoryLimitOf = (constrained: number, machine: number): number =>
  constrained > 0 && constrained < machine ? constrained * OF_CONTAINER_SHARE : machine
