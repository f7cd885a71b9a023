import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteLog } from '@figment/event-log'
import { isRefused, seededChance } from '@figment/game-kit'
import { CODE_LENGTH, CODE_LETTERS } from '@figment/protocol'
import {
  type Choice,
  COLOURS,
  come,
  decide,
  evolve,
  openTable,
  SHAPES,
  type TableDecision,
  type TableMove,
  type TableState,
  unopenedTable,
  writeEntry,
} from '@figment/table'
import { hashSecret } from '../apps/server/src/connection/guest.ts'
import { SEATS } from './hosts/small-game.ts'

/** A table with six people, and the secret that each of their browsers keeps. */
export interface Invitation {
  readonly code: string
  readonly secrets: readonly string[]
}

/** The lobby ends at 60 points; to see a game grow, it must not end. */
export const ENDLESS = 1_000_000

export const dixitTo = (target: number): Choice => ({
  game: 'dixit',
  options: { edition: '2021', target, firstStoryteller: 'claim', timers: 'off', clues: 'words', pictures: 'first' },
})
export const PICTOMANIA: Choice = {
  game: 'pictomania',
  options: { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound: 'full', timers: 'off', ownCards: null },
}

/** The log of one table, as the server itself would have written it. */
export class PreparedTable {
  state: TableState = unopenedTable
  readonly entries: string[] = []
  readonly invitation: Invitation
  readonly people: readonly string[]
  readonly #present = new Set<string>()

  constructor(number: number, choice: Choice) {
    const code = codeOf(number)
    const secrets = Array.from({ length: SEATS }, (_, seat) => `${code}${seat}`.padEnd(43, 'x'))
    this.invitation = { code, secrets }
    this.#write([openTable(code, { locale: 'en', choice, seed: hashSecret(code) })])
    for (const [seat, secret] of secrets.entries()) {
      const profile = { name: `Guest ${seat + 1}`, colour: COLOURS[seat] ?? 'rose', shape: SHAPES[seat] ?? 'heart' }
      this.#write(come(this.state, hashSecret(secret), profile))
    }
    this.people = this.state.open.seats.map(({ person }) => person ?? '')
    this.move(0, { type: 'startGame' })
  }

  move(seat: number, move: TableMove): void {
    const person = this.people[seat] ?? ''
    const chance = seededChance(`${this.invitation.code} ${this.entries.length}`, Date.now())
    const cause = { by: person, id: `prepared-${this.entries.length}` }
    this.#write(decide(this.state, move, { person, present: this.#present, chance }), cause)
  }

  #write(decision: TableDecision, cause?: { readonly by: string; readonly id: string }): void {
    if (isRefused(decision)) throw new Error(`a prepared table refused: ${decision.refused}`)
    this.state = decision.reduce(evolve, this.state)
    this.entries.push(writeEntry({ at: Date.now(), ...cause, events: decision }))
  }
}

/** A folder with a log of these tables; written in memory where that can be, for here nobody waits for the disk. */
export async function prepareLog(dataDir: string, tables: Iterable<PreparedTable>): Promise<readonly Invitation[]> {
  const nearby = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'figment-bench-'))
  const file = join(nearby, 'figment.db')
  const log = await openSqliteLog(file)
  const invitations: Invitation[] = []
  for (const { invitation, entries } of tables) {
    await log.create(invitation.code, entries, { came: invitation.secrets.map(hashSecret) })
    invitations.push(invitation)
  }
  await log.close()
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(file, join(dataDir, 'figment.db'))
  rmSync(nearby, { recursive: true })
  return invitations
}

function codeOf(number: number): string {
  let code = ''
  for (let rest = number; code.length < CODE_LENGTH.usual; rest = Math.floor(rest / CODE_LETTERS.length)) {
    code = (CODE_LETTERS[rest % CODE_LETTERS.length] ?? '') + code
  }
  return code
}

/** A game of Dixit that has just begun, at each table. */
export function* dixitTables(count: number, target = 60): Iterable<PreparedTable> {
  for (let number = 0; number < count; number++) yield new PreparedTable(number, dixitTo(target))
}

/** Pictomania at each table, and everybody may draw. */
export function* drawingTables(count: number): Iterable<PreparedTable> {
  for (let number = 0; number < count; number++) {
    const table = new PreparedTable(number, PICTOMANIA)
    for (let seat = 0; seat < SEATS; seat++) table.move(seat, { type: 'play', move: { type: 'understand', laid: laidAt(table) } })
    yield table
  }
}

function laidAt({ state }: PreparedTable): number {
  const play = state.open.play
  return play?.game === 'pictomania' ? play.open.laid : 0
}
