import { isRefused, seededChance } from '@figment/game-kit'
import { come, decide, evolve, openTable, type TableMove, type TableState, unopenedTable } from '@figment/table'
import { expect, it } from 'vitest'
import { usual } from '../testing/story.ts'

/** Everybody who came is here; Ada, who came first, is the host. */
class Lobby {
  state: TableState = evolve(unopenedTable, openTable('BCDFG', { locale: 'en', choice: { game: 'poezium', options: usual }, seed: 'seed' }))

  constructor(...names: string[]) {
    for (const name of names) {
      const came = come(this.state, `guest of ${name}`, { name, colour: 'rose', shape: 'heart' }, this.present)
      if (isRefused(came)) throw new Error(came.refused)
      this.state = came.reduce(evolve, this.state)
    }
  }
  get present() {
    return new Set(Object.keys(this.state.open.people))
  }
  does(person: string, move: TableMove): this {
    const decision = decide(this.state, move, { person, present: this.present, chance: seededChance('lobby') })
    if (isRefused(decision)) throw new Error(decision.refused)
    this.state = decision.reduce(evolve, this.state)
    return this
  }
  name(seat: number): this {
    return this.does('p1', { type: 'chooseGame', game: 'poezium', options: { ...usual, firstStoryteller: 'named', named: seat } })
  }
  get teller(): string | undefined {
    const { play, seats } = this.state.open
    return play?.game === 'poezium' ? seats.find(({ seat }) => seat === play.open.storyteller)?.name : undefined
  }
}

it('[PZ57] Ada names Cleo, Ben stands up, and Cleo tells first, in the next game too', () => {
  const lobby = new Lobby('Ada', 'Ben', 'Cleo', 'Dora').name(2).does('p2', { type: 'standUp' })
  expect(lobby.does('p1', { type: 'startGame' }).teller).toBe('Cleo')
  expect(lobby.does('p1', { type: 'endGame' }).does('p1', { type: 'closeGame' }).does('p1', { type: 'startGame' }).teller).toBe('Cleo')
})

it('[PZ57] Ada names Cleo and lets her sit elsewhere: Cleo tells first', () => {
  const lobby = new Lobby('Ada', 'Ben', 'Cleo').name(2).does('p1', { type: 'moveSeat', seat: 2, to: 0 })
  expect(lobby.does('p1', { type: 'startGame' }).teller).toBe('Cleo')
})

it('[PZ57] Cleo is gone when the game begins: the lot draws, and nobody is named in the next game', () => {
  const lobby = new Lobby('Ada', 'Ben', 'Cleo').name(2).does('p3', { type: 'standUp' }).does('p1', { type: 'startGame' })
  expect(['Ada', 'Ben']).toContain(lobby.teller)
  expect(lobby.state.open.choice.options).toMatchObject({ firstStoryteller: 'named', named: null })
})
