import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { House } from '../../apps/server/src/testing/house.ts'
import { launchOptions } from '../browser.ts'
import { Evening, PHONE } from '../evening.ts'

/** Where something is measured: a server, a browser and people of its own, and nothing left from the time before. */
export interface Place {
  readonly house: House
  readonly browser: Browser
  readonly evening: Evening
}

/** What we want of a figure. Less is always better. */
export interface Goal {
  readonly what: string
  readonly unit: 'ms' | 'KB' | '×' | ''
  readonly atMost: number
  /** After the point. */
  readonly digits: number
}

/** Something that people feel, with a goal for each of its figures. */
export interface Measurement<Figure extends string = string> {
  /** How it was measured, for whoever reads the report. */
  readonly how: string
  readonly goals: Readonly<Record<Figure, Goal>>
  measure(place: Place): Promise<Readonly<Record<Figure, number>>>
}

/** Keeps the names of the figures in its type: a goal without a figure does not compile. */
export const measurement = <Figure extends string>(measurement: Measurement<Figure>): Measurement<Figure> => measurement

/** By name, as `npm run feel -- name` takes them; those of a game are in its `e2e/feel.ts`. */
export type Measurements = Readonly<Record<string, Measurement>>

/** A phone as most people have it, beside the machine that this runs on. */
const TIMES_SLOWER = 4

export const MOVING_PHONE = { ...PHONE, reducedMotion: 'no-preference' } satisfies BrowserContextOptions

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}

export async function inAPlace<T>(act: (place: Place) => Promise<T>): Promise<T> {
  const house = await new House({ BOT_PACE: '0.05' }).start()
  const browser = await chromium.launch(launchOptions)
  try {
    const evening = new Evening(browser, house, { isPainted: true })
    const result = await act({ house, browser, evening })
    await evening.end()
    return result
  } finally {
    await browser.close()
    await house.remove()
  }
}

/** In milliseconds. */
export function timeOf(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
