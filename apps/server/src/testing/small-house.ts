import { join } from 'node:path'
import { freePort } from '@figment/services'
import type { TableBounds } from '../running/bounds.ts'
import { House } from './house.ts'

/** A house with other bounds than usual, that tells how often they were reached. */
export class SmallHouse extends House {
  static async with(bounds: Partial<TableBounds>, settings: Record<string, string> = {}): Promise<SmallHouse> {
    const own = { METRICS_PORT: String(await freePort()), BOUNDS: JSON.stringify(bounds) }
    return await new SmallHouse({ ...own, ...settings }, join(import.meta.dirname, 'small-main.ts')).start()
  }
}
