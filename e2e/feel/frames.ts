import type { GameId } from '@figment/catalog'
import type { Page } from '@playwright/test'
import { Person } from '../person.ts'
import { shell } from '../words.ts'
import { type Goal, MOVING_PHONE, type Place } from './measurement.ts'

/** Sixty pictures a second are 16.7 ms apart; 20 is where the eye sees a stutter. */
export const smooth = (what: string): Goal => ({ what: `${what}, 95 of 100 frames within`, unit: 'ms', atMost: 20, digits: 1 })

/** From one frame to the next, in milliseconds, for so long. */
export const framesDuring = (page: Page, lastingMs: number): Promise<number[]> =>
  page.evaluate(async (lasting) => {
    const deltas: number[] = []
    const began = performance.now()
    let last = began
    while (last - began < lasting) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      deltas.push(now - last)
      last = now
    }
    return deltas
  }, lastingMs)

/** One person with a phone, the others without screens; the game has begun. */
export async function atATable(
  { house, evening }: Place,
  game: GameId,
  others: readonly string[],
  /** In the lobby. */
  choose: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  const person = new Person(await evening.device(MOVING_PHONE), 'Ada')
  const code = await person.startTable(game)
  evening.people.push(person)
  const hands = await Promise.all(others.map((name) => house.guest(name).join(code)))
  await choose(person.page)
  await person.page.getByRole('button', { name: shell.lobby.start }).click()
  return { person, hands }
}
