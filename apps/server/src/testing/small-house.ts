import { join } from 'node:path'
import { freePort } from '@figment/services'
import type { TableBounds } from '../running/bounds.ts'
import { House } from './house.ts'

/** A house with other bounds than usual, that tells how often they were reached. */
export class SmallHouse extends House {
  readonly #metricsPort: number

  private constructor(metricsPort: number, bounds: Partial<TableBounds>, settings: Record<string, string>) {
    const own = { METRICS_PORT: String(metricsPort), BOUNDS: JSON.stringify(bounds) }
    super({ ...own, ...settings }, join(import.meta.dirname, 'small-main.ts'))
    this.#metricsPort = metricsPort
  }

  static async with(bounds: Partial<TableBounds>, settings: Record<string, string> = {}): Promise<SmallHouse> {
    return await new SmallHouse(await freePort(), bounds, settings).start()
  }

  async reached(bound: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.#metricsPort}/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`figment_bounds_reached_total{bound="${bound}"} `))
    return Number(line?.split(' ')[1] ?? 0)
  }
}
