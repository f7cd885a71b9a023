import type { Browser, Page } from '@playwright/test'
import { builtClient, Hall, stillOf } from '../gallery/hall.ts'
import type { Screen } from '../gallery/screen.ts'
import { allScreens } from '../gallery/screens.ts'
import type { Still, StillPage } from '../gallery/still.ts'
import { type Shape, SHAPES, USUAL, type Wish } from '../gallery/wish.ts'
import { leaveUnpainted } from './paint.ts'

interface Gallery {
  readonly hall: Hall
  readonly address: string
}

/** What stays as it is from screen to screen. */
type Manner = Pick<Wish, 'locale' | 'hints'>

/** The gallery with the client that is shipped. */
export async function openHall(): Promise<Gallery> {
  const hall = new Hall(allScreens(), builtClient)
  return { hall, address: await hall.open() }
}

/** Walks through the gallery in one language, from screen to screen, and notes what goes wrong. */
export class Visitor {
  readonly page: Page
  readonly troubles: string[] = []
  readonly #hall: Hall
  readonly #address: string
  readonly #manner: Manner
  #where = ''
  /** With nothing in its memory but what every device has. */
  #isLoaded = false
  #theme: Look['theme'] = 'dark'
  #shape: Shape | null = null

  private constructor(page: Page, { hall, address }: Gallery, manner: Manner) {
    this.page = page
    this.#hall = hall
    this.#address = address
    this.#manner = manner
    page.on('pageerror', ({ message }) => this.note(message))
    page.on('console', (message) => {
      const isOurs = message.type() === 'error' && !message.text().includes('Failed to load resource')
      if (isOurs) this.note(message.text())
    })
  }

  static async comes(browser: Browser, gallery: Gallery, { isPainted, ...manner }: Manner & { isPainted: boolean }): Promise<Visitor> {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'dark', permissions: ['camera', 'microphone'] })
    if (!isPainted) await leaveUnpainted(context)
    return new Visitor(await context.newPage(), gallery, manner)
  }

  get locale(): Wish['locale'] {
    return this.#manner.locale
  }

  note(trouble: string): void {
    this.troubles.push(`${this.#where}: ${trouble}`)
  }

  /** False when the screen never came. */
  async show(screen: Screen): Promise<boolean> {
    this.#where = `${screen.id}, ${this.#manner.locale}`
    const wish: Wish = { ...USUAL, ...this.#manner, screen: screen.id, theme: 'system', clock: 'still' }
    const mayGoOn = this.#isLoaded && !screen.memory
    const state = mayGoOn ? await this.#goOn(await stillOf(screen, wish)) : await this.#begin(wish)
    this.#isLoaded = !screen.memory
    if (state !== 'ready') this.note(state)
    return state === 'ready'
  }

  async #begin(wish: Wish): Promise<string> {
    await this.page.goto(this.#address + this.#hall.addressOf(wish))
    // the page itself says when it has waited long enough
    await this.page.waitForFunction(() => document.documentElement.dataset.still, null, { timeout: 0 })
    return (await this.page.locator('html').getAttribute('data-still')) ?? ''
  }

  #goOn(still: Still): Promise<string> {
    // as text: Playwright would take it apart and put it together value by value
    return this.page.evaluate((next) => (globalThis as unknown as StillPage).showStill(JSON.parse(next) as Still), JSON.stringify(still))
  }

  /** How the screen is looked at from now on. */
  async lookAt({ shape, theme, text = 100, scrollTo }: Look): Promise<void> {
    const { page } = this
    // letters first: queries of a scene's box are not looked at again when they alone change
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
    }, text)
    if (shape !== this.#shape) await page.setViewportSize(SHAPES[shape])
    this.#shape = shape
    if (theme !== this.#theme) await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    this.#theme = theme
    await page.evaluate(async (part) => {
      window.scrollTo(0, 0)
      if (part) document.querySelector(part)?.scrollIntoView({ block: 'end' })
      // a scene that fills the screen looks at its box once more, and lays itself out with the next frames
      const framesToCome = document.querySelector('.frame') ? 2 : 0
      for (let frame = 0; frame < framesToCome; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }, scrollTo)
    this.#where = `${this.#where.split(' on ')[0]} on ${shape}, ${theme}${text === 100 ? '' : `, ${text} %`}`
  }

  async leave(): Promise<void> {
    await this.page.context().close()
  }
}

export interface Look {
  readonly shape: Shape
  readonly theme: 'dark' | 'light'
  readonly text?: 100 | 200
  readonly scrollTo?: string | undefined
}
