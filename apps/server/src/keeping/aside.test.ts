import { come, decide, evolve, openTable, playMove, type TableEvent, type TableState, unopenedTable, usePass } from '@figment/table'
import { entry } from '@figment/catalog'
import { isRefused, type Refused, seededChance, seatView, seenAt } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { asideOf } from './aside.ts'

const chance = seededChance('beside')
const { choice } = unopenedTable.open
const opened = evolve(unopenedTable, openTable('BCDFG', { locale: 'en', choice, seed: 'seed' }))

function after(state: TableState, decision: readonly TableEvent[] | Refused<string>): TableState {
  if (isRefused(decision)) throw new Error(decision.refused)
  return decision.reduce(evolve, state)
}
const comes = (state: TableState, name: string) => after(state, come(state, `guest of ${name}`, { name, colour: 'rose', shape: 'heart' }))
const does = (state: TableState, person: string, type: 'leaveTable' | 'startGame' | 'endGame' | 'closeGame' | 'addBot') =>
  after(state, decide(state, { type }, { person, present: new Set(), chance }))

describe('beside the log stands', () => {
  const ada = comes(opened, 'Ada')
  const both = comes(ada, 'Ben')

  it('who came', () => {
    expect(asideOf(opened, ada, 0)).toEqual({ came: ['guest of Ada'], left: [] })
    expect(asideOf(opened, both, 0)).toEqual({ came: ['guest of Ada', 'guest of Ben'], left: [] })
  })

  it('who has a place, also after leaving: they may come back, and may want to erase what they made', () => {
    expect(asideOf(both, does(both, 'p2', 'leaveTable'), 0)).toBeUndefined()
  })

  it('to whom a seat moved, and that its old device has none', () => {
    const made = after(both, [{ type: 'passMade', person: 'p2', hash: 'pass', until: 100 }])
    expect(asideOf(both, made, 0)).toBeUndefined()
    const moved = after(made, usePass(made, 'pass', 'phone of Ben', 50))
    expect(asideOf(made, moved, 0)).toEqual({ came: ['phone of Ben'], left: ['guest of Ben'] })
  })

  it('who was sent away, until they are let in again', () => {
    const gone = after(both, [{ type: 'personRemoved', person: 'p2', places: ['here'] }])
    expect(asideOf(both, gone, 0)).toEqual({ came: [], left: [], sentAway: ['guest of Ben'] })
    expect(asideOf(gone, after(gone, [{ type: 'personLetBack', person: 'p2' }]), 0)).toEqual({ came: ['guest of Ben'], left: [] })
  })

  it('for whom the door was opened, and TVs that stay behind it, until the code is another', () => {
    const knocks = after(both, [{ type: 'doorSet', door: 'knock', screens: ['the TV'] }])
    expect(asideOf(both, knocks, 0)).toEqual({ came: [], left: [], letIn: ['the TV'], door: { is: 'knock', code: null } })
    const letIn = after(knocks, [{ type: 'guestLetIn', guest: 'guest of Cleo' }])
    expect(asideOf(knocks, letIn, 0)).toEqual({ came: [], left: [], letIn: ['guest of Cleo'] })
    const cleo = comes(letIn, 'Cleo')
    expect(asideOf(letIn, cleo, 0)).toEqual({ came: ['guest of Cleo'], left: [] })
    const renamed = after(cleo, [{ type: 'codeChanged', code: 'GFDCB' }])
    expect(asideOf(cleo, renamed, 0)).toEqual({ came: [], left: ['the TV'], door: { is: 'knock', code: 'GFDCB' } })
    const locked = after(renamed, [{ type: 'doorSet', door: 'locked', screens: [] }])
    expect(asideOf(renamed, locked, 0)).toEqual({ came: [], left: [], door: { is: 'locked', code: 'GFDCB' } })
  })

  it('a game, once, when it ends, also before its time', () => {
    let state = ['addBot', 'addBot'].reduce((table) => does(table, 'p1', 'addBot'), both)
    state = does(state, 'p1', 'startGame')
    expect(asideOf(state, does(state, 'p1', 'endGame'), 7)).toEqual({ came: [], left: [], finished: { game: choice.game, from: 7 } })
    const { bot } = entry(choice.game)
    const asides = []
    for (let moves = 0; moves < 2000; moves++) {
      const { play, locale } = state.open
      if (!play || play.open.phase === 'over') break
      const seat = play.open.awaited[0] ?? 0
      const { move } = bot(seatView({ open: play.open, held: state.held, hidden: {} }, seat), chance, locale, seenAt(0))
      const next = after(state, playMove(state, seat, move, chance))
      asides.push(asideOf(state, next, 7))
      state = next
    }
    expect(asides.filter((aside) => aside !== undefined)).toEqual([{ came: [], left: [], finished: { game: choice.game, from: 7 } }])
    expect(asides.at(-1)).toBeDefined()
    expect(asideOf(state, comes(state, 'Cleo'), 7)).toEqual({ came: ['guest of Cleo'], left: [] })
    expect(asideOf(state, does(state, 'p1', 'closeGame'), 7)).toBeUndefined()
  })
})
