import { seededChance } from '@figment/game-kit'
import { expect, it } from 'vitest'
import { decide, openTable } from './decide.ts'
import { whyNotIn } from './door.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import { nextTable } from './next-table.ts'
import { come, comeBack } from './people.ts'
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
  expect(guests).toEqual(['guest of Cleo', 'guest of Ada', 'guest of Ben'])
  expect(open.seats.map(({ name }) => name)).toEqual(['Cleo', 'Ben', state.open.seats.at(-1)?.name])
  expect(open.people[open.host ?? '']?.name).toBe('Ben')
  // whose table it is, though she is not here
  expect(open.people[open.opener ?? '']).toMatchObject({ name: 'Ada', hasLeft: true })
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

it.each(['is away', 'has left'] as const)(
  'a stand-in does not move the others to a table of her own while who opened this one %s',
  (how) => {
    let state = table('Ada', 'Mallory', 'Cleo')
    if (how === 'is away') state = evolve(state, { type: 'standInNamed', person: 'p2' })
    else state = does(state, 'p1', { type: 'leaveTable' })
    expect(state.open).toMatchObject({ host: 'p2', standsInFor: 'p1' })
    const { events } = nextTable(state, new Set(['p2', 'p3']), { code: 'GFDCB', seed: 'the new one' })
    const next = events.reduce(evolve, unopenedTable)
    const personOf = (name: string) => Object.keys(next.open.people).find((person) => next.open.people[person]?.name === name) ?? ''
    const [ada, mallory] = [personOf('Ada'), personOf('Mallory')]
    expect(next.open).toMatchObject({ opener: ada, host: mallory, standsInFor: ada })
    expect(next.open.people[ada]?.hasLeft).toBe(true)
    expect(next.open.seats.map(({ name }) => name)).toEqual(['Mallory', 'Cleo'])
    const back = comeBack(next, ada).reduce(evolve, next)
    expect(back.open).toMatchObject({ host: ada, standsInFor: null })
  },
)

it('whoever was removed stays out there too, with new cookies from the same place, and the door is as it was', () => {
  let state = table('Ada', 'Mallory', 'Cleo')
  const there: readonly TableEvent[] = [
    { type: 'personRemoved', person: 'p2', places: ['home of Mallory'] },
    { type: 'screenRemoved', guest: 'a TV that looked on', places: ['a living room'] },
    { type: 'doorSet', door: 'knock', screens: [] },
    { type: 'codeHidden', isHidden: true },
  ]
  state = there.reduce(evolve, state)
  const { events, guests } = nextTable(state, new Set(['p1', 'p3']), { code: 'GFDCB', seed: 'the new one', screens: ['the TV'] })
  const next = events.reduce(evolve, unopenedTable)
  const whyNot = (guest: string, place = 'elsewhere', as: 'person' | 'tv' = 'person') => whyNotIn(next, { guest, as, place })
  expect(guests).toEqual(['guest of Ada', 'guest of Cleo'])
  expect(next.open).toMatchObject({
    door: 'knock',
    isCodeHidden: true,
    people: { p3: { name: 'Mallory', isRemoved: true, hasLeft: true } },
  })
  expect(next.open.happenings.map((one) => ('name' in one ? one.name : ''))).not.toContain('Mallory')
  expect([whyNot('guest of Mallory'), whyNot('guest of Cleo'), whyNot('the TV', '', 'tv'), whyNot('another', '', 'tv')]).toEqual([
    'removed',
    null,
    null,
    'knockFirst',
  ])
  const opened = evolve(next, { type: 'doorSet', door: 'open', screens: [] })
  const atOpen = (guest: string, place: string, as: 'person' | 'tv' = 'person') => whyNotIn(opened, { guest, as, place })
  expect(atOpen('a new cookie', 'home of Mallory')).toBe('knockFirst')
  expect(atOpen('a new cookie', 'a living room', 'tv')).toBe('knockFirst')
  expect(atOpen('a new cookie', 'elsewhere')).toBeNull()
  // marks are those of the first table, however many follow
  expect([state.hidden.marksOf, next.hidden.marksOf, next.hidden.name]).toEqual(['BCDFG', 'BCDFG', 'GFDCB'])
})

it('without room only what ends a game is decided', () => {
  const full = evolve(table('Ada', 'Ben', 'Cleo'), { type: 'logFilled', room: 'none' })
  const asking = { person: 'p1', present: new Set(['p1', 'p2', 'p3']), chance }
  for (const move of [{ type: 'say', text: 'hello' }, { type: 'startGame' }, { type: 'addBot' }, { type: 'standUp' }] as const)
    expect(decide(full, move, asking)).toEqual({ refused: 'noRoomLeft' })
  expect(decide(full, { type: 'closeGame' }, asking)).toEqual({ refused: 'noGameInPlay' })
  expect(decide(full, { type: 'passHost', to: 'p2' }, asking)).toHaveLength(1)
})
