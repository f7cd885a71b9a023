import { isRefused, seededChance } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { decide, openTable } from './decide.ts'
import type { AtTheDoor } from './decision.ts'
import { type Caller, sendAway, whyNotIn } from './door.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import { come, comeBack, replaceHost, usePass } from './people.ts'
import { seatOf } from './seats.ts'
import { LET_IN_AT_MOST, type PersonId, type Profile, REMOVED_SCREENS_AT_MOST, type TableEvent, type TableMove } from './types.ts'

const chance = seededChance('door')
const { choice } = unopenedTable.open
const looks = (name: string): Profile => ({ name, colour: 'rose', shape: 'heart' })
const person = (name: string, place = `home of ${name}`): Caller => ({ guest: `guest of ${name}`, as: 'person', place })
const tv = (name: string, place = 'living room'): Caller => ({ guest: `guest of ${name}`, as: 'tv', place })

/** A table with a door, and people on both sides of it. */
class Evening {
  state: TableState = evolve(unopenedTable, openTable('BCDFG', { locale: 'en', choice, seed: 'seed' }))
  readonly away = new Set<PersonId>()
  readonly knocks = new Map<string, string>()
  readonly screens = new Map<string, string>()

  constructor(...names: string[]) {
    for (const name of names) this.comes(name)
  }
  get open() {
    return this.state.open
  }
  get present() {
    const { people } = this.open
    return new Set(Object.keys(people).filter((one) => !this.away.has(one) && !people[one]?.hasLeft))
  }
  get door(): AtTheDoor {
    return {
      guestWhoKnocks: (knock) => this.knocks.get(knock) ?? null,
      guestOfScreen: (screen) => this.screens.get(screen) ?? null,
      placesOf: (whose) => ('person' in whose ? [`home of ${this.open.people[whose.person]?.name}`] : ['living room']),
      screens: [...this.screens.values()],
    }
  }
  apply(events: readonly TableEvent[]): this {
    this.state = events.reduce(evolve, this.state)
    return this
  }
  comes(name: string): this {
    const decision = come(this.state, `guest of ${name}`, looks(name), this.present)
    if (isRefused(decision)) throw new Error(decision.refused)
    return this.apply(decision)
  }
  try(by: PersonId, move: TableMove): string | null {
    const decision = decide(this.state, move, { person: by, present: this.present, chance, door: this.door })
    if (isRefused(decision)) return decision.refused
    this.apply(decision)
    return null
  }
  does(by: PersonId, move: TableMove): this {
    const refusal = this.try(by, move)
    if (refusal) throw new Error(`${by} may not ${move.type}: ${refusal}`)
    return this
  }
  whyNot(caller: Caller) {
    return whyNotIn(this.state, caller)
  }
}

describe('a door', () => {
  it('that is open lets everybody in, persons and TVs', () => {
    const evening = new Evening('Ada')
    expect([evening.whyNot(person('Ben')), evening.whyNot(tv('TV'))]).toEqual([null, null])
  })

  it('at which one knocks lets in who has a place, and others when somebody opens; the first answer counts', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p3', { type: 'standUp' }).does('p1', { type: 'setDoor', door: 'knock' })
    evening.away.add('p2').add('p3')
    expect([evening.whyNot(person('Ben')), evening.whyNot(person('Cleo'))]).toEqual([null, null])
    expect([evening.whyNot(person('Dan')), evening.whyNot(tv('TV'))]).toEqual(['knockFirst', 'knockFirst'])
    evening.knocks.set('k1', 'guest of Dan').set('k2', 'guest of TV')
    expect(evening.try('p3', { type: 'answerKnock', knock: 'k1', isLetIn: true })).toBe('notSeated')
    evening.does('p2', { type: 'answerKnock', knock: 'k1', isLetIn: true }).does('p2', { type: 'answerKnock', knock: 'k2', isLetIn: false })
    evening.knocks.clear()
    evening.does('p1', { type: 'answerKnock', knock: 'k1', isLetIn: false })
    expect([evening.whyNot(person('Dan')), evening.whyNot(tv('TV'))]).toEqual([null, 'knockFirst'])
    evening.comes('Dan')
    expect(evening.state.hidden.letIn).toEqual([])
  })

  it('that is locked stays shut for who left of their own will and has no seat, and for all others who are new', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan').does('p2', { type: 'leaveTable' }).does('p3', { type: 'standUp' })
    evening.does('p1', { type: 'setDoor', door: 'locked' }).away.add('p3').add('p4')
    expect(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => evening.whyNot(person(name)))).toEqual([
      null,
      'doorLocked',
      null,
      null,
      'doorLocked',
    ])
  })

  it('is the host’s to open and to shut', () => {
    const evening = new Evening('Ada', 'Ben')
    for (const move of [
      { type: 'setDoor', door: 'locked' },
      { type: 'hideCode', isHidden: true },
      { type: 'removePerson', person: 'p1' },
    ] as const)
      expect(evening.try('p2', move)).toBe('onlyTheHost')
    evening.does('p1', { type: 'hideCode', isHidden: true })
    expect(evening.open.isCodeHidden).toBe(true)
  })

  it('shut while a TV looks on does not shut that one out; a code that was changed does', () => {
    const evening = new Evening('Ada')
    evening.screens.set('s1', 'guest of TV')
    evening.does('p1', { type: 'setDoor', door: 'locked' })
    expect([evening.whyNot(tv('TV')), evening.whyNot(tv('another'))]).toEqual([null, 'doorLocked'])
    evening.apply([{ type: 'codeChanged', code: 'GFDCB' }])
    expect([evening.open.code, evening.state.hidden.name, evening.whyNot(tv('TV'))]).toEqual(['GFDCB', 'BCDFG', 'doorLocked'])
  })

  it('lets somebody who has a place show the table on a TV as well, in the same browser', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'setDoor', door: 'locked' })
    expect(evening.whyNot(tv('Ben'))).toBeNull()
    evening.screens.set('s1', 'guest of Ben')
    evening.does('p1', { type: 'removeScreen', screen: 's1' })
    expect([evening.whyNot(tv('Ben')), evening.whyNot(person('Ben'))]).toEqual(['doorLocked', null])
  })

  it('that was opened for somebody who had left was opened once', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'setDoor', door: 'knock' }).does('p2', { type: 'leaveTable' })
    expect(evening.whyNot(person('Ben'))).toBe('knockFirst')
    evening
      .apply([{ type: 'guestLetIn', guest: 'guest of Ben' }])
      .apply(comeBack(evening.state, 'p2'))
      .does('p2', { type: 'leaveTable' })
    expect(evening.whyNot(person('Ben'))).toBe('knockFirst')
  })

  it('remembers so many for whom it was opened, the latest', () => {
    const evening = new Evening('Ada').does('p1', { type: 'setDoor', door: 'knock' })
    for (let at = 0; at <= LET_IN_AT_MOST; at++) evening.apply([{ type: 'guestLetIn', guest: `guest of ${at}` }])
    expect(evening.state.hidden.letIn).toHaveLength(LET_IN_AT_MOST)
    expect([evening.whyNot(person('0')), evening.whyNot(person('1'))]).toEqual(['knockFirst', null])
  })
})

describe('somebody who is removed', () => {
  it('is out of the lobby, does and says nothing more, and does not come back, not as a TV either', () => {
    const evening = new Evening('Ada', 'Mallory').does('p1', { type: 'removePerson', person: 'p2' })
    expect(evening.open.seats.map(({ name }) => name)).toEqual(['Ada'])
    expect(evening.open.people.p2).toMatchObject({ isRemoved: true, hasLeft: true })
    for (const move of [{ type: 'say', text: 'hello' }, { type: 'sitDown' }] as const) expect(evening.try('p2', move)).toBe('removed')
    expect([evening.whyNot(person('Mallory')), evening.whyNot(tv('Mallory'))]).toEqual(['removed', 'removed'])
    expect(come(evening.state, 'guest of Mallory', looks('Mallory'))).toEqual({ refused: 'removed' })
  })

  it('is out of the game, and their wish for a seat is forgotten', () => {
    const evening = new Evening('Ada', 'Ben', 'Mallory').does('p1', { type: 'addBot' }).does('p1', { type: 'startGame' }).comes('Eve')
    evening
      .does('p4', { type: 'sitDown' })
      .does('p1', { type: 'removePerson', person: 'p3' })
      .does('p1', { type: 'removePerson', person: 'p4' })
    expect(seatOf(evening.open, 'p3')).toBeUndefined()
    expect(evening.open.seats.every(({ wantedBy }) => wantedBy === null)).toBe(true)
    expect(evening.open.play).not.toBeNull()
  })

  it('comes with a new cookie from the same place and has to knock; from elsewhere, and whoever was here before, does not', () => {
    const evening = new Evening('Ada', 'Mallory', 'Ben').does('p1', { type: 'removePerson', person: 'p2' })
    expect(evening.whyNot({ guest: 'a new cookie', as: 'person', place: 'home of Mallory' })).toBe('knockFirst')
    expect(evening.whyNot({ guest: 'a new cookie', as: 'tv', place: 'home of Mallory' })).toBe('knockFirst')
    expect(evening.whyNot({ guest: 'a new cookie', as: 'person', place: 'elsewhere' })).toBeNull()
    expect(evening.whyNot(person('Ben', 'home of Mallory'))).toBeNull()
    evening.apply([{ type: 'guestLetIn', guest: 'a new cookie' }])
    expect(evening.whyNot({ guest: 'a new cookie', as: 'person', place: 'home of Mallory' })).toBeNull()
  })

  it('comes back when the host lets them in again, whatever the door is like', () => {
    const evening = new Evening('Ada', 'Mallory')
      .does('p1', { type: 'removePerson', person: 'p2' })
      .does('p1', { type: 'setDoor', door: 'locked' })
    evening.does('p1', { type: 'letBackIn', person: 'p2' })
    expect(evening.whyNot(person('Mallory'))).toBeNull()
    evening.apply(comeBack(evening.state, 'p2'))
    expect(evening.open.people.p2).toMatchObject({ isRemoved: false, hasLeft: false })
    expect(evening.whyNot({ guest: 'a new cookie', as: 'person', place: 'home of Mallory' })).toBe('doorLocked')
  })

  it('does not get in with the pass of a friend, nor with one of their own', () => {
    const evening = new Evening('Ada', 'Mallory', 'Eve').apply([
      { type: 'passMade', person: 'p2', hash: 'of Mallory', until: 100 },
      { type: 'passMade', person: 'p3', hash: 'of Eve', until: 100 },
    ])
    evening.does('p1', { type: 'removePerson', person: 'p2' })
    expect(usePass(evening.state, 'of Mallory', 'a new cookie', 50)).toEqual({ refused: 'passUnknown' })
    expect(usePass(evening.state, 'of Eve', 'guest of Mallory', 50)).toEqual({ refused: 'removed' })
  })

  it('is never who opened the table, nor the host for whom somebody only stands in', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'passHost', to: 'p2' })
    expect(evening.try('p2', { type: 'removePerson', person: 'p1' })).toBe('onlyTheOpener')
    expect(evening.try('p2', { type: 'removePerson', person: 'p2' })).toBe('noSuchPerson')
    expect(evening.try('p2', { type: 'removePerson', person: 'p9' })).toBe('noSuchPerson')
    evening.away.add('p2').add('p1')
    evening.apply(replaceHost(evening.state, evening.present))
    expect(evening.try('p3', { type: 'removePerson', person: 'p2' })).toBe('onlyTheHost')
  })
})

describe('whoever runs the server', () => {
  it('sends anybody away, who opened the table included, and somebody else is host', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' })
    const away = (one: PersonId) => {
      const decision = sendAway(evening.state, one, { present: evening.present, chance, door: evening.door })
      if (isRefused(decision)) throw new Error(decision.refused)
      evening.apply(decision)
      return decision.length
    }
    away('p1')
    expect([evening.whyNot(person('Ada')), evening.open.host, seatOf(evening.open, 'p1')]).toEqual(['removed', 'p2', undefined])
    expect(evening.whyNot(person('new cookie', 'home of Ada'))).toBe('knockFirst')
    expect([away('p1'), away('p9')]).toEqual([0, 0])
    away('p3')
    away('p2')
    expect(evening.open.host).toBeNull()
  })
})

describe('a TV that is removed', () => {
  it('knocks from then on, with a new cookie too; people from there come as before', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p3', { type: 'standUp' })
    evening.screens.set('s1', 'guest of TV')
    expect(evening.try('p3', { type: 'removeScreen', screen: 's1' })).toBe('notSeated')
    evening.does('p2', { type: 'removeScreen', screen: 's1' }).does('p2', { type: 'removeScreen', screen: 's9' })
    expect([evening.whyNot(tv('TV', 'elsewhere')), evening.whyNot(tv('new one'))]).toEqual(['knockFirst', 'knockFirst'])
    expect(evening.whyNot(person('Dan', 'living room'))).toBeNull()
    evening.apply([{ type: 'guestLetIn', guest: 'guest of TV' }])
    expect(evening.whyNot(tv('TV'))).toBeNull()
  })

  it('is remembered, the latest of so many', () => {
    const evening = new Evening('Ada')
    for (let at = 0; at <= REMOVED_SCREENS_AT_MOST; at++) evening.apply([{ type: 'screenRemoved', guest: `guest of ${at}`, places: [] }])
    expect(Object.keys(evening.state.hidden.removedScreens)).toHaveLength(REMOVED_SCREENS_AT_MOST)
    expect([evening.whyNot(tv('0')), evening.whyNot(tv('1'))]).toEqual([null, 'knockFirst'])
  })
})
