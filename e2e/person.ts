import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { expect, type Page } from '@playwright/test'
import { playAnything } from './anything.ts'
import { ANY_GAME, ofGames } from './games.ts'
import { Hand, type PlayByHand } from './hand.ts'
import { shell } from './words.ts'

/** How each game is played by hand; one that brings nothing of its own is played like any other. */
const PLAYS = await ofGames<{ readonly play: PlayByHand }>('e2e/play.ts')

/** Also where no test runner sets it, as in `npm run feel`. */
const LONG = { timeout: 30_000 }

const isGame = (screen: string): screen is GameId => GAME_IDS.some((id) => id === screen)

/** The code of the table that this page is at. */
export const codeIn = (page: Page): string => new URL(page.url()).pathname.slice(1)

/** Somebody at a screen, who finds things by their names. */
export class Person extends Hand {
  async startTable(game: GameId = ANY_GAME): Promise<string> {
    await this.page.goto('/')
    await this.page.getByRole('radio', { name: entry(game).manifest.names.en.name }).check()
    await this.page.getByLabel(shell.looks.name).fill(this.name)
    await this.page.getByRole('button', { name: shell.home.start }).click()
    await this.page.waitForURL(/\/[A-Z]{5}(#|$)/)
    await this.untilScreen('lobby')
    return codeIn(this.page)
  }

  async join(code: string): Promise<void> {
    await this.page.goto(`/${code}`)
    await this.page.getByLabel(shell.looks.name).fill(this.name)
    await this.page.getByRole('button', { name: shell.join.go }).click()
    await expect(this.page.locator('main[data-screen]')).not.toHaveAttribute('data-screen', 'join', LONG)
  }

  async untilScreen(screen: string): Promise<void> {
    await expect(this.page.locator('main'), `${this.name} waits for the screen "${screen}"`).toHaveAttribute('data-screen', screen, LONG)
  }

  async phase(): Promise<string | null> {
    return await this.page.locator('main').getAttribute('data-phase')
  }

  async round(): Promise<string | null> {
    return await this.page.locator('main').getAttribute('data-round')
  }

  async untilPhase(phase: string): Promise<void> {
    await expect(this.page.locator('main'), `${this.name} waits for the phase "${phase}"`).toHaveAttribute('data-phase', phase, LONG)
  }

  async untilPlaying(): Promise<void> {
    await expect(this.page.locator('main'), `${this.name} waits for the game to begin`).toHaveAttribute('data-phase', /./, LONG)
  }

  /** What this screen shows of the game, to compare before and after. */
  async seen(): Promise<{ phase: string | null; round: string | null; heading: string; pictures: string[] }> {
    const pictures = await this.page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src.replace(/^.*\/([^/]+)-\d+\.webp$/, '$1')))
    return {
      phase: await this.phase(),
      round: await this.round(),
      heading: await this.page.locator('main h1').innerText(),
      pictures: pictures.sort(),
    }
  }

  /** Where this person is, for whoever wonders why a game does not go on. */
  async standing(): Promise<string> {
    const { screen, phase, round } = await this.page
      .locator('main')
      .evaluate(({ dataset: { screen, phase, round } }) => ({ screen, phase, round }))
    return `${this.name}: screen ${screen}, phase ${phase}, round ${round}`
  }

  get isReconnecting() {
    // heard in one place, and read in another where a scene fills the screen
    return this.page.getByText(shell.status.reconnecting).filter({ visible: true }).first()
  }

  /** Does what the screen asks for; false when it asks for nothing. */
  async nextThing(): Promise<boolean> {
    const [screen, phase] = await this.page.locator('main').evaluate(({ dataset }) => [dataset.screen ?? '', dataset.phase ?? ''] as const)
    return isGame(screen) && (await (PLAYS.get(screen)?.play ?? playAnything)(this, phase))
  }
}
