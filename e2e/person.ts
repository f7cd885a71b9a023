import type { GameId } from '@figment/catalog/types'
import { expect, type Locator, type Page } from '@playwright/test'
import { playDixit } from './plays/dixit.ts'
import { playPoezium } from './plays/poezium.ts'
import { shell } from './words.ts'

export const LONG_FOR_A_TAP = 10_000

/** How each game is played, by the screen it shows. */
const PLAYS: Readonly<Record<string, (person: Person, phase: string) => Promise<boolean>>> = { dixit: playDixit, poezium: playPoezium }

/** Somebody at a screen, who finds things by their names. */
export class Person {
  readonly page: Page
  readonly name: string
  clue = 'the road that forgot where it was going'

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  async startTable(game: GameId = 'dixit'): Promise<string> {
    await this.page.goto('/')
    await this.page.getByRole('radio', { name: shell.games[game].name }).check()
    await this.page.getByLabel(shell.looks.name).fill(this.name)
    await this.page.getByRole('button', { name: shell.home.start }).click()
    await this.page.waitForURL(/\/[A-Z]{5}$/)
    await this.untilScreen('lobby')
    return this.page.url().slice(-5)
  }

  async join(code: string): Promise<void> {
    await this.page.goto(`/${code}`)
    await this.page.getByLabel(shell.looks.name).fill(this.name)
    await this.page.getByRole('button', { name: shell.join.go }).click()
    await expect(this.page.locator('main[data-screen]')).not.toHaveAttribute('data-screen', 'join')
  }

  async untilScreen(screen: string): Promise<void> {
    await expect(this.page.locator('main')).toHaveAttribute('data-screen', screen)
  }

  async phase(): Promise<string | null> {
    return await this.page.locator('main').getAttribute('data-phase')
  }

  async round(): Promise<string | null> {
    return await this.page.locator('main').getAttribute('data-round')
  }

  async untilPhase(phase: string): Promise<void> {
    await expect(this.page.locator('main')).toHaveAttribute('data-phase', phase)
  }

  /** What this screen shows of the game, to compare before and after. */
  async seen(): Promise<{ phase: string | null; round: string | null; heading: string; cards: string[] }> {
    const cards = await this.page
      .locator('main .cards img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src.replace(/^.*\/(d\d+)-.*$/, '$1')))
    return {
      phase: await this.phase(),
      round: await this.round(),
      heading: await this.page.locator('main h1').innerText(),
      cards: cards.sort(),
    }
  }

  get isReconnecting() {
    return this.page.getByText(shell.status.reconnecting)
  }

  /** Does what the screen asks for; false when it asks for nothing. */
  async nextThing(): Promise<boolean> {
    const [screen, phase] = await this.page.locator('main').evaluate(({ dataset }) => [dataset.screen ?? '', dataset.phase ?? ''])
    return (await PLAYS[screen]?.(this, phase ?? '')) ?? false
  }

  /** Chooses as many of these as are asked for, of those not chosen yet; false when they are gone. */
  async choose(among: Locator, count = 1): Promise<boolean> {
    for (let chosen = 0; chosen < count; chosen++) {
      if ((await among.count()) === 0) return false
      if (!(await this.click(among.first()))) return false
    }
    return true
  }

  /** Presses Tab until that is reached: by its words, and where it is said, of that kind. */
  async tabTo(name: RegExp, kind = 'a, button, input, textarea, select, [role]'): Promise<void> {
    const passed: string[] = []
    for (let presses = 0; presses < 80; presses++) {
      const focused = await this.page.evaluate((selector) => {
        const { activeElement } = document
        // a part of the page that has the focus is not yet something to press
        if (!activeElement?.matches(selector)) return ''
        return `${activeElement.getAttribute('aria-label') ?? ''} ${activeElement.textContent} ${activeElement.tagName}`
      }, kind)
      if (focused !== '' && name.test(focused)) return
      passed.push(focused.slice(0, 40))
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${name}, only\n${passed.join('\n')}`)
  }

  /** Taps a button and waits until the table has taken it; false when somebody else was quicker and the button is gone. */
  async tap(name: string | RegExp): Promise<boolean> {
    const button = this.page.getByRole('button', { name, exact: true })
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false
    if (!(await this.click(button))) return false
    await expect(button).toBeHidden()
    return true
  }

  click(button: Locator): Promise<boolean> {
    return this.tryTo(button, () => button.click({ timeout: LONG_FOR_A_TAP }))
  }

  /** False when the scene changed under the finger. */
  async tryTo(part: Locator, act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (await part.isVisible()) throw error
      return false
    }
  }
}
