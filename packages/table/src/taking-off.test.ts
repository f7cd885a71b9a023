import { describe, expect, it } from 'vitest'
import { blankTakenOff } from './blanking.ts'
import { nextTable } from './next-table.ts'
import { findThing, takeOff } from './taking-off.ts'
import { replayed, ToldTable } from './told-in-tests.ts'

const table = () => new ToldTable({ names: ['Ada', 'Ben', 'Cleo'] })

/** Blanks the log: it replays to what everybody sees, has nothing of this any more, and there is nothing more to do. */
function expectBlanked(told: ToldTable, ...gone: readonly string[]) {
  expect(told.state.hidden.isToBlank).toBe(true)
  const { entries } = blankTakenOff(told.log)
  for (const text of gone) {
    expect(JSON.stringify(told.log)).toContain(text)
    expect(JSON.stringify(entries)).not.toContain(text)
    expect(JSON.stringify(replayed(entries))).not.toContain(text)
  }
  const state = replayed(entries)
  expect(state.hidden.isToBlank).toBe(false)
  expect({ ...state.open, happenings: [] }).toEqual({ ...told.open, happenings: [] })
  expect(blankTakenOff(entries).entries).toEqual(entries)
}

describe('a line', () => {
  it('is taken off by the host, for everybody and in the log; the others stay', () => {
    const told = table().does('p2', { type: 'say', text: 'buy cheap coins' }).does('p3', { type: 'say', text: 'what was that?' })
    const thing = { kind: 'line', number: 1 } as const
    expect(findThing(told.state, thing)).toEqual({ person: 'p2', made: { text: 'buy cheap coins' } })
    expect(told.try('p3', { type: 'takeOff', thing })).toBe('onlyTheHost')
    told.does('p1', { type: 'takeOff', thing })
    expect(told.open.chat.lines.map(({ text }) => text)).toEqual(['', 'what was that?'])
    expectBlanked(told, 'buy cheap coins')
    expect(findThing(told.state, thing)).toBeNull()
    expect(told.try('p1', { type: 'takeOff', thing })).toBe('noSuchThing')
  })

  it('two at once are two', () => {
    const told = table()
    for (const text of ['one coin', 'two coins', 'three coins']) told.does('p2', { type: 'say', text })
    for (const number of [1, 3]) told.does('p1', { type: 'takeOff', thing: { kind: 'line', number } })
    expect(told.open.chat.lines.map(({ text }) => text)).toEqual(['', 'two coins', ''])
    expectBlanked(told, 'one coin', 'three coins')
  })

  it('that was never said cannot be', () => {
    expect(table().try('p1', { type: 'takeOff', thing: { kind: 'line', number: 7 } })).toBe('noSuchThing')
  })

  it('so long ago that nobody sees it is still taken out of the log, for who runs the server', () => {
    const told = table().does('p2', { type: 'say', text: 'buy cheap coins' })
    for (let line = 0; line < 60; line++) told.does('p3', { type: 'say', text: `line ${line}` })
    const thing = { kind: 'line', number: 1 } as const
    expect(told.try('p1', { type: 'takeOff', thing })).toBe('noSuchThing')
    expect(told.write(takeOff(told.state, thing, { chance: told.chance, present: told.present, evenIfGone: true }))).toBeNull()
    expectBlanked(told, 'buy cheap coins')
    const early = takeOff(told.state, { kind: 'line', number: 99 }, { chance: told.chance, present: told.present, evenIfGone: true })
    expect(early).toEqual({ refused: 'noSuchThing' })
  })
})

describe('a name', () => {
  it('is taken off; its owner has one of ours until they choose another, which stays', () => {
    const told = table().does('p2', { type: 'changeLooks', profile: { name: 'Coins4U', colour: 'sky', shape: 'kite' } })
    told.does('p1', { type: 'takeOff', thing: { kind: 'name', person: 'p2' } })
    const name = told.open.people.p2?.name ?? ''
    expect(['', 'Coins4U', 'Ben']).not.toContain(name)
    expect(told.open.seats[1]?.name).toBe(name)
    told.does('p2', { type: 'changeLooks', profile: { name: 'Benjamin', colour: 'sky', shape: 'kite' } })
    expect(told.open.people.p2?.name).toBe('Benjamin')
    expectBlanked(told, 'Coins4U')
  })

  it('of nobody cannot be', () => {
    expect(table().try('p1', { type: 'takeOff', thing: { kind: 'name', person: 'p9' } })).toBe('noSuchThing')
    expect(table().try('p1', { type: 'takeOff', thing: { kind: 'name', person: 'constructor' } })).toBe('noSuchThing')
  })
})

it('what a game does not know as a thing is none', () => {
  const told = table().does('p1', { type: 'startGame' })
  for (const piece of [null, 'clue', {}, { kind: 'clue' }, { kind: 'score', round: 1 }]) {
    expect(told.try('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })).toBe('noSuchThing')
  }
  expect(told.try('p1', { type: 'takeOff', thing: { kind: 'made', game: 2, piece: { kind: 'clue', round: 1 } } })).toBe('noSuchThing')
})

it('at the next table nothing is left of it', () => {
  const told = table()
    .does('p2', { type: 'say', text: 'buy cheap coins' })
    .does('p1', { type: 'takeOff', thing: { kind: 'line', number: 1 } })
  expect(JSON.stringify(nextTable(told.state, told.present, { code: 'GFDCB', seed: 'other' }))).not.toContain('coins')
})
