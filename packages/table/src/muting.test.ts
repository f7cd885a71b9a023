import { describe, expect, it } from 'vitest'
import { isMutedFor, isMutedForAll, mutesOf } from './muting.ts'
import { nextTable } from './next-table.ts'
import { evolve, unopenedTable } from './evolve.ts'
import { ToldTable } from './told-in-tests.ts'
import { PEOPLE_KEPT_AT_MOST } from './types.ts'

const table = () => new ToldTable({ names: ['Ada', 'Ben', 'Cleo'] })

describe('muted for everybody', () => {
  it('is for the host, who can neither mute themselves nor somebody who is not there', () => {
    const told = table()
    expect(told.try('p2', { type: 'mute', person: 'p3', kinds: ['chat'] })).toBe('onlyTheHost')
    expect(told.try('p1', { type: 'mute', person: 'p1', kinds: ['chat'] })).toBe('noSuchPerson')
    expect(told.try('p1', { type: 'mute', person: 'p9', kinds: ['chat'] })).toBe('noSuchPerson')
    expect(told.open.muted).toEqual({})
  })

  it('their lines are refused, and only theirs, until the host thinks better of it', () => {
    const told = table().does('p1', { type: 'mute', person: 'p2', kinds: ['reactions', 'chat', 'chat'] })
    expect(told.open.muted).toEqual({ p2: ['chat', 'reactions'] })
    expect(told.try('p2', { type: 'say', text: 'hello' })).toBe('muted')
    expect(told.try('p3', { type: 'say', text: 'hello' })).toBeNull()
    told.does('p1', { type: 'mute', person: 'p2', kinds: [] })
    expect(told.open.muted).toEqual({})
    expect(told.try('p2', { type: 'say', text: 'hello again' })).toBeNull()
  })

  it('what is muted already is not written again', () => {
    const told = table().does('p1', { type: 'mute', person: 'p2', kinds: ['chat', 'reactions'] })
    const { length } = told.log
    told.does('p1', { type: 'mute', person: 'p2', kinds: ['reactions', 'chat'] }).does('p1', { type: 'mute', person: 'p3', kinds: [] })
    expect(told.log).toHaveLength(length)
  })

  it('whoever goes and is forgotten is muted still when they come once more', () => {
    const told = table()
      .does('p1', { type: 'mute', person: 'p2', kinds: ['chat'] })
      .does('p2', { type: 'leaveTable' })
    told.write([{ type: 'personDropped', person: 'p2' }])
    told.comes('Ben')
    expect(told.open.people.p2?.name).toBe('Ben')
    expect(told.try('p2', { type: 'say', text: 'hello' })).toBe('muted')
  })

  it('who was muted and becomes host is not so for ever', () => {
    const told = table()
      .does('p1', { type: 'mute', person: 'p2', kinds: ['chat'] })
      .does('p1', { type: 'passHost', to: 'p2' })
    expect(told.try('p2', { type: 'say', text: 'hello' })).toBe('muted')
    told.does('p2', { type: 'mute', person: 'p2', kinds: [] })
    expect(told.try('p2', { type: 'say', text: 'hello' })).toBeNull()
  })

  it('a host who is host no more does not lift it by going', () => {
    const told = table()
      .does('p1', { type: 'mute', person: 'p2', kinds: ['chat'] })
      .does('p1', { type: 'leaveTable' })
    expect(told.open.host).not.toBe('p1')
    expect(isMutedForAll(told.open, 'p2', 'chat')).toBe(true)
  })
})

describe('muted for one', () => {
  it('is their own affair: nobody else has it, and nobody sees it', () => {
    const told = table().does('p2', { type: 'muteForMe', person: 'p1', kinds: ['drawings', 'chat'] })
    expect(mutesOf(told.state, 'p2')).toEqual({ p1: ['chat', 'drawings'] })
    expect(mutesOf(told.state, 'p3')).toEqual({})
    expect(isMutedFor(told.state, 'p2', 'p1', 'drawings')).toBe(true)
    expect(isMutedFor(told.state, null, 'p1', 'drawings')).toBe(false)
    expect(JSON.stringify(told.open)).not.toContain('drawings')
    expect(told.try('p1', { type: 'say', text: 'hello' })).toBeNull()
    expect(told.try('p2', { type: 'muteForMe', person: 'p2', kinds: ['chat'] })).toBe('noSuchPerson')
  })

  it('somebody can take it back, also of a person who is on no list any more', () => {
    const told = table().does('p2', { type: 'muteForMe', person: 'p3', kinds: ['chat'] })
    told.write([
      { type: 'personLeft', person: 'p3' },
      { type: 'personDropped', person: 'p3' },
    ])
    told.does('p2', { type: 'muteForMe', person: 'p3', kinds: [] })
    expect(mutesOf(told.state, 'p2')).toEqual({})
  })
})

it('the lists do not grow for ever: who was muted first is let go', () => {
  const told = table()
  const persons = Array.from({ length: PEOPLE_KEPT_AT_MOST + 1 }, (_, number) => `p${number + 10}`)
  told.write(persons.map((person) => ({ type: 'muted', person, kinds: ['chat'] })))
  expect(Object.keys(told.open.muted)).toEqual(persons.slice(1))
})

it('who was muted is muted at the next table', () => {
  const told = table()
    .does('p1', { type: 'mute', person: 'p3', kinds: ['chat'] })
    .does('p3', { type: 'muteForMe', person: 'p2', kinds: ['clips'] })
  const { events } = nextTable(told.state, new Set(['p1', 'p3']), { code: 'GFDCB', seed: 'other' })
  const next = events.reduce(evolve, unopenedTable)
  const [cleo] = Object.entries(next.open.people).flatMap(([person, { name }]) => (name === 'Cleo' ? [person] : []))
  expect(next.open.muted).toEqual({ [cleo ?? '']: ['chat'] })
  // Ben has not come along
  expect(next.hidden.mutedBy).toEqual({})
})
