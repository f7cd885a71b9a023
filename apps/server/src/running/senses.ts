import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { LAG_COUNTS_FROM_OWN_CPU_SHARE, LAG_LASTS_WINDOWS, LAG_WINDOW_MS } from './bounds.ts'
import type { Felt, Senses } from './governor.ts'

const RESOLUTION_MS = 10

/**
 * What this process feels of itself. What the machine has given to it is no measure: after a flood it stays that way for good, though
 * nothing of it is used. Nor is mere lateness: on a machine that is busy with something else everybody is late, and to let go of
 * people would help nobody. So lag counts while this process itself takes most of a core, and only if it lasts.
 */
export class OwnSenses implements Senses {
  readonly #delays: ReturnType<typeof monitorEventLoopDelay>
  readonly #memoryLimit = memoryLimitOf(process.constrainedMemory(), totalmem())
  readonly #lag = new LastingLag()
  #window = { since: Date.now(), cpu: process.cpuUsage() }

  constructor() {
    this.#delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    this.#delays.enable()
  }

  feel(now: number): Felt {
    const { used_heap_size: heap, external_memory: external, heap_size_limit: heapLimit } = getHeapStatistics()
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
    return { used: Math.max(heap / heapLimit, (heap + external) / this.#memoryLimit), lagMs: this.#lag.ms }
  }

  close(): void {
    this.#delays.disable()
  }
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

/** Of a container; where nothing limits it, the number that is told means nothing, and there is the machine's memory. */
export const memoryLimitOf = (constrained: number, machine: number): number =>
  constrained > 0 && constrained < machine ? constrained : machine
