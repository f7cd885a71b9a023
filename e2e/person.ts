import { expect, type Locator, type Page } from '@playwright/test'
import { dixit, shell } from './words.ts'

const LONG_FOR_A_TAP = 10_000

/** Somebody at a screen, who finds things by their names. */
export class Person {
  readonly page: Page
  readonly name: string
  clue = 'the road that forgot where it was going'

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  async startTable(): Promise<string> {
    await this.page.goto('/')
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
    switch (await this.phase()) {
      case 'claiming':
        return await this.#tap(dixit.claiming.button)
      case 'telling':
        return await this.#tell()
      case 'giving':
        return await this.#give()
      case 'voting':
        return await this.#vote()
      case 'scoring':
        return (await this.#tap(dixit.scoring.button)) || (await this.#tap(dixit.scoring.buttonLast))
      default:
        return false
    }
  }

  async #tell(): Promise<boolean> {
    const clue = this.page.getByRole('textbox', { name: dixit.telling.clue })
    if (!(await clue.isVisible())) return false
    if (!(await this.#choose(1))) return false
    if (!(await this.#tryTo(clue, () => clue.fill(this.clue, { timeout: LONG_FOR_A_TAP })))) return false
    return await this.#tap(dixit.telling.button)
  }

  async #give(): Promise<boolean> {
    const two = await this.page.getByRole('button', { name: dixit.giving.buttonTwo }).isVisible()
    const one = await this.page.getByRole('button', { name: dixit.giving.buttonOne }).isVisible()
    if (!one && !two) return false
    if (!(await this.#choose(two ? 2 : 1))) return false
    return await this.#tap(two ? dixit.giving.buttonTwo : dixit.giving.buttonOne)
  }

  async #vote(): Promise<boolean> {
    if (!(await this.page.getByRole('button', { name: dixit.voting.buttonEmpty }).isVisible())) return false
    if (!(await this.#choose(1))) return false
    return await this.#tap(/^Vote for/)
  }

  async #choose(count: number): Promise<boolean> {
    const cards = this.page.locator('main button[aria-pressed="false"]')
    for (let chosen = 0; chosen < count; chosen++) {
      if ((await cards.count()) === 0) return false
      if (!(await this.#click(cards.first()))) return false
    }
    return true
  }

  /** Taps a button and waits until the table has taken it; false when somebody else was quicker and the button is gone. */
  async #tap(name: string | RegExp): Promise<boolean> {
    const button = this.page.getByRole('button', { name, exact: true })
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false
    if (!(await this.#click(button))) return false
    await expect(button).toBeHidden()
    return true
  }

  #click(button: Locator): Promise<boolean> {
    return this.#tryTo(button, () => button.click({ timeout: LONG_FOR_A_TAP }))
  }

  /** False when the scene changed under the finger. */
  async #tryTo(part: Locator, act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (await part.isVisible()) throw error
      return false
    }
  }
}
