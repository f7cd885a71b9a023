import type { GameId } from '@figment/catalog/types'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { House } from '../apps/server/src/testing/house.ts'
import { leaveUnpainted } from './paint.ts'
import { Person } from './person.ts'
import { shell } from './words.ts'

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions
export const LAPTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions
export const TV = { viewport: { width: 1920, height: 1080 } } satisfies BrowserContextOptions

/** Less than a test may take, so that it is told what was awaited. */
const GIVES_UP_AFTER_MS = 240_000

/** People with devices of their own, who come to the house and play. */
export class Evening {
  readonly people: Person[] = []
  readonly pages: Page[] = []
  readonly #browser: Browser
  readonly #house: House
  readonly #isPainted: boolean
  readonly problems: string[] = []

  constructor(browser: Browser, house: House, { isPainted }: { readonly isPainted: boolean }) {
    this.#browser = browser
    this.#house = house
    this.#isPainted = isPainted
  }

  /** A device in somebody's hand; what goes wrong on it is noted. */
  async device(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#house.base, locale: 'en-GB', reducedMotion: 'reduce', ...options })
    if (!this.#isPainted) await leaveUnpainted(context)
    const page = await context.newPage()
    this.pages.push(page)
    page.on('pageerror', (error) => this.problems.push(error.message))
    page.on('console', (message) => {
      const isOurs = message.type() === 'error' && !message.text().includes('net::ERR') && !message.text().includes('WebSocket connection')
      if (isOurs && !message.text().includes('Failed to load resource')) this.problems.push(message.text())
    })
    return page
  }

  /** The first person starts a table, the others join it by its address. */
  async sitDown(names: readonly string[], options: (at: number) => BrowserContextOptions = () => PHONE, game?: GameId): Promise<string> {
    let code = ''
    for (const [at, name] of names.entries()) {
      const page = await this.device(options(at))
      const person = new Person(page, name)
      if (at === 0) code = await person.startTable(game)
      else await person.join(code)
      this.people.push(person)
    }
    return code
  }

  /** The host starts the game, and everybody sees it. */
  async begin(): Promise<void> {
    await this.people[0]?.page.getByRole('button', { name: shell.lobby.start }).click()
    for (const person of this.people) await person.untilPlaying()
  }

  /** Everybody does what their screen asks for, until the table is as wished. */
  async playUntil(isSo: () => Promise<boolean>): Promise<number> {
    let moves = 0
    const gaveUpAt = Date.now() + GIVES_UP_AFTER_MS
    while (!(await isSo())) {
      if (Date.now() > gaveUpAt) {
        const standing = await Promise.all(this.people.map((person) => person.standing()))
        throw new Error(`${moves} moves in ${GIVES_UP_AFTER_MS / 1000} s, and never ${String(isSo)}\n${standing.join('\n')}`)
      }
      let someoneMoved = false
      for (const person of this.people) {
        if (await isSo()) break
        const moved = await person.nextThing()
        if (moved) moves++
        someoneMoved ||= moved
      }
      if (!someoneMoved) await this.people[0]?.page.waitForTimeout(50)
    }
    return moves
  }

  async untilAll(phase: string): Promise<void> {
    for (const person of this.people) await person.untilPhase(phase)
  }

  async end(): Promise<void> {
    for (const { page } of this.people) await page.context().close()
  }
}
