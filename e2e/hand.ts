import { expect, type Locator, type Page } from '@playwright/test'

/** In milliseconds: a button that cannot be tapped by then is covered or dead, also on a busy machine. */
export const LONG_FOR_A_TAP = 30_000

/** Does what the screen asks for in this phase; false when it asks for nothing. */
export type PlayByHand = (hand: Hand, phase: string) => Promise<boolean>

/** What somebody can do at a screen, whatever is played. */
export class Hand {
  readonly page: Page
  readonly name: string
  clue = 'the road that forgot where it was going'

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
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
    await expect(button, `${this.name} has tapped "${name}" and waits until the table has taken it`).toBeHidden({ timeout: LONG_FOR_A_TAP })
    return true
  }

  async sees(name: string | RegExp): Promise<boolean> {
    return await this.page.getByRole('button', { name, exact: true }).isVisible()
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
