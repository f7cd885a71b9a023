import { seededChance } from '@figment/game-kit'
import { expect, it } from 'vitest'
import { decide, openTable } from './decide.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import { nextTable } from './next-table.ts'
import { come } from './people.ts'
import type { TableEvent, TableMove } from './types.ts'

const { choice } = unopenedTable.open
const chance = seededChance('next table')
const looks = (name: string) => ({ name, colour: 'rose', shape: 'heart' }) as const

function table(...names: string[]): TableState {
  let state = evolve(unopenedTable, openTable('BCDFG', { locale: 'uk', choice, seed: 'the old one' }))
  for (const name of names) state = (come(state, `guest of ${name}`, looks(name)) as readonly TableEvent[]).reduce(evolve, state)
  return state
}
const does = (state: TableState, person: string, move: TableMove): TableState =>
  (decide(state, move, { person, present: new Set(['p1', 'p2', 'p3']), chance }) as readonly TableEvent[]).reduce(evolve, state)

it('those who are here have their seats, bots too, with the same host, game and language', () => {
  let state = table('Ada', 'Ben', 'Cleo')
  state = does(state, 'p1', { type: 'addBot' })
  state = does(state, 'p1', { type: 'moveSeat', seat: 2, to: 0 })
  state = does(state, 'p1', { type: 'passHost', to: 'p2' })
  const { events, guests } = nextTable(state, new Set(['p2', 'p3']), { code: 'GFDCB', seed: 'the new one' })
  const { open, hidden } = events.reduce(evolve, unopenedTable)
  expect(guests).toEqual(['guest of Cleo', 'guest of Ben'])
  expect(open.seats.map(({ name }) => name)).toEqual(['Cleo', 'Ben', state.open.seats.at(-1)?.name])
  expect(open.people[open.host ?? '']?.name).toBe('Ben')
  expect(open.opener).toBe(open.host)
  expect(open).toMatchObject({ code: 'GFDCB', locale: 'uk', choice, room: 'plenty', next: null, play: null })
  expect(hidden.seed).toBe('the new one')
  expect(Object.keys(hidden.guests)).toEqual(guests)
})

it('a watcher comes along, whoever has left does not', () => {
  let state = table('Ada', 'Ben', 'Cleo')
  state = does(state, 'p2', { type: 'standUp' })
  state = does(state, 'p3', { type: 'leaveTable' })
  const { events } = nextTable(state, new Set(['p1', 'p2', 'p3']), { code: 'GFDCB', seed: 'the new one' })
  const { open } = events.reduce(evolve, unopenedTable)
  expect(Object.values(open.people).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
})

it('without room only what ends a game is decided', () => {
  const full = evolve(table('Ada', 'Ben', 'Cleo'), { type: 'logFilled', room: 'none' })
  const asking = { person: 'p1', present: new Set(['p1', 'p2', 'p3']), chance }
  for (const move of [{ type: 'say', text: 'hello' }, { type: 'startGame' }, { type: 'addBot' }, { type: 'standUp' }] as const)
    expect(decide(full, move, asking)).toEqual({ refused: 'noRoomLeft' })
  expect(decide(full, { type: 'closeGame' }, asking)).toEqual({ refused: 'noGameInPlay' })
  expect(decide(full, { type: 'passHost', to: 'p2' }, asking)).toHaveLength(1)
})
