import { GRID, inkOf, pointNear } from '@figment/ink'
import type { Pictomania } from '../types.ts'
import type { Profile, TableMove } from '@figment/table/types'
import { Player } from '@figment/server/testing/player.ts'
import { type PenLine, PICTURES } from './pictures.ts'

/** Somebody without a screen, who plays as fast as the table takes it. */
export class Guest {
  readonly #player: Player

  private constructor(player: Player) {
    this.#player = player
  }

  static async sitDown(table: string, profile: Profile): Promise<Guest> {
    const { origin, pathname } = new URL(table)
    return new Guest(await new Player(origin, profile.name).join(pathname.slice(1), { as: 'person', profile }))
  }

  get open(): Pictomania['open'] {
    const open = this.#player.view?.open.play?.open
    if (!open || !('sheets' in open)) throw new Error('no game of Pictomania')
    return open
  }

  get held(): Pictomania['held'] {
    const held = this.#player.view?.held
    if (!held || !('task' in held)) throw new Error('no hand of Pictomania')
    return held
  }

  get seat(): number {
    return this.#player.seat
  }

  async until(phase: Pictomania['open']['phase']): Promise<void> {
    await this.#player.until(() => this.open.phase === phase)
  }

  async play(move: Pictomania['move']): Promise<void> {
    await this.does({ type: 'play', move })
  }

  /** At the table, not in the game; once everybody was told. */
  async does(move: TableMove): Promise<void> {
    const before = this.#player.view?.version ?? 0
    const refused = await this.#player.send(move)
    if (refused !== null) throw new Error(`refused: ${refused}`)
    await this.#player.until(() => (this.#player.view?.version ?? 0) > before)
  }

  async say(text: string): Promise<void> {
    await this.does({ type: 'say', text })
  }

  /** All the time there is. */
  async askPatience(): Promise<void> {
    await this.#player.send({ type: 'askPatience', patience: 3 })
  }

  async draw(picture: readonly PenLine[], pause = 0): Promise<void> {
    for (const [stroke, line] of picture.entries()) {
      const points = line.map(([x, y]) => pointNear(x * GRID, y * GRID))
      await this.play({ type: 'draw', round: this.open.round, stroke, pen: 'thick', ink: inkOf(points) })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  async guess(drawing: number, number: number): Promise<void> {
    await this.play({ type: 'guess', round: this.open.round, drawing, number })
  }

  /** With the best token that is left. */
  async finish(): Promise<void> {
    const token = this.open.blackTokens.findIndex(({ by }) => by === null)
    await this.play({ type: 'finish', round: this.open.round, token: token === -1 ? null : token })
  }

  drop(): void {
    this.#player.drop()
  }

  /** Whatever the table waits for; the whole round at once. */
  async nextThing(): Promise<void> {
    const { phase, round, step, laid, awaited } = this.open
    if (!awaited.includes(this.seat)) return
    if (phase === 'understanding') await this.play({ type: 'understand', laid })
    else if (phase === 'drawing') await this.#drawGuessFinish()
    else await this.play({ type: 'goOn', round, step })
  }

  async #drawGuessFinish(): Promise<void> {
    const { open, held, seat } = this
    const sheet = open.sheets[seat]
    if (sheet?.lastStroke === -1) await this.draw(PICTURES[(seat + open.round) % PICTURES.length] ?? [])
    const left = [1, 2, 3, 4, 5, 6, 7].filter((number) => number !== held.task?.number && !Object.values(held.guesses).includes(number))
    for (const drawing of Object.keys(open.sheets).map(Number)) {
      if (drawing !== seat && held.guesses[drawing] === undefined) await this.guess(drawing, left.shift() ?? 0)
    }
    await this.finish()
  }
}
