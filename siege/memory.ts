/** What the server says of its own memory, in bytes. */
export interface Memory {
  /** What is in use: the heap, and buffers beside it. */
  readonly used: number
  /** What the process holds; it keeps much of it after it has stopped using it. */
  readonly resident: number
}

/** Looks at a server's memory again and again, and keeps the most that it saw. */
export class MemoryWatch {
  readonly #metrics: string
  readonly #watch: ReturnType<typeof setInterval>
  #most: Memory = { used: 0, resident: 0 }
  #wasSeen = 0

  constructor(metricsPort: number) {
    this.#metrics = `http://127.0.0.1:${metricsPort}/metrics`
    this.#watch = setInterval(() => void this.look().catch(() => {}), 1000)
  }

  get most(): Memory {
    return this.#most
  }

  /** How often it was looked at; a server too busy to say is looked at less often. */
  get looks(): number {
    return this.#wasSeen
  }

  async look(): Promise<Memory> {
    const text = await this.#page()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
    const now: Memory = {
      used: valueOf('nodejs_heap_size_used_bytes') + valueOf('nodejs_external_memory_bytes'),
      resident: valueOf('process_resident_memory_bytes'),
    }
    this.#wasSeen++
    this.#most = { used: Math.max(now.used, this.#most.used), resident: Math.max(now.resident, this.#most.resident) }
    return now
  }

  /** The bounds that were reached, and how often. */
  async bounds(): Promise<readonly (readonly [string, number])[]> {
    const text = await this.#page()
    const all = [...text.matchAll(/^figment_bounds_reached_total\{bound="(\w+)"\} (\d+)$/gm)]
    return all.flatMap(([, bound = '', times]) => (Number(times) > 0 ? [[bound, Number(times)] as const] : []))
  }

  stop(): void {
    clearInterval(this.#watch)
  }

  async #page(): Promise<string> {
    return await (await fetch(this.#metrics, { signal: AbortSignal.timeout(10_000) })).text()
  }
}

export const inMegabytes = ({ used, resident }: Memory): string => `${megabytes(used)} MB in use, ${megabytes(resident)} MB held`

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)
