import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { isRefused } from '@figment/game-kit'
import { usualOptions } from '@figment/game-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { agreeOnRemoval, come, comeBack, hasRoomFor, replaceHost, usePass } from './people.ts'
import { seatOf } from './seats.ts'
import { COLOURS, PEOPLE_KEPT_AT_MOST, type PersonId, SHAPES } from './types.ts'
import { choice, Evening, looks } from './evening-in-tests.ts'

describe('sitting down', () => {
  it('who comes first is host, and everybody sits while there are seats', () => {
    const evening = new Evening('Ada', 'Ben')
    expect(evening.open.host).toBe('p1')
    expect(evening.names()).toEqual(['Ada', 'Ben'])
  })

  it('nobody shares a colour or a shape', () => {
    const evening = new Evening('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')
    expect(new Set(evening.open.seats.map(({ colour }) => colour))).toEqual(new Set(COLOURS))
    expect(new Set(evening.open.seats.map(({ shape }) => shape))).toEqual(new Set(SHAPES))
    expect(evening.try('p2', { type: 'changeLooks', profile: looks('Bea') })).toBeNull()
    expect(evening.open.seats[1]).toMatchObject({ name: 'Bea', colour: 'sky' })
  })

  it('the ninth watches, and sits down when somebody stands up', () => {
    const evening = new Evening('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')
    expect(seatOf(evening.open, 'p9')).toBeUndefined()
    expect(evening.try('p9', { type: 'sitDown' })).toBe('noFreeSeat')
    evening.does('p4', { type: 'standUp' }).does('p9', { type: 'sitDown' })
    expect(evening.names()).toEqual(['A', 'B', 'C', 'E', 'F', 'G', 'H', 'I'])
    expect(evening.try('p9', { type: 'sitDown' })).toBe('alreadySeated')
  })

  it("in the lobby a person takes a bot's seat at once", () => {
    const evening = new Evening('Ada')
    for (let bots = 0; bots < 7; bots++) evening.does('p1', { type: 'addBot' })
    expect(evening.try('p1', { type: 'addBot' })).toBe('noFreeSeat')
    evening.comes('Ben').does('p2', { type: 'sitDown', seat: 3 })
    expect(evening.open.seats[3]).toMatchObject({ person: 'p2', isBot: false, name: 'Ben' })
  })

  it('at most forty people are there; when one of them goes home there is room for the next', () => {
    const evening = new Evening(...Array.from({ length: 40 }, (_, at) => `Guest ${at}`))
    expect(come(evening.state, 'one more', looks('Late'), evening.present)).toEqual({ refused: 'tableFull' })
    evening.away.add('p30')
    evening.comes('Late')
    expect(evening.open.people.p41?.name).toBe('Late')
    expect(hasRoomFor(evening.open, 'p30', evening.present)).toBe(false)
  })

  it('a full table has room for those whom a seat waits for, and for its host', () => {
    const evening = new Evening(...Array.from({ length: 40 }, (_, at) => `Guest ${at}`))
    evening.does('p1', { type: 'standUp' })
    for (const person of ['p1', 'p2']) evening.away.add(person)
    expect(come(evening.state, 'one more', looks('Late'), evening.present)).toEqual({ refused: 'tableFull' })
    for (const person of ['p1', 'p2', 'p40']) expect(hasRoomFor(evening.open, person, evening.present)).toBe(true)
  })

  it('hundreds who looked in and went are not listed for ever, and who sits, spoke or hosts stays', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan')
    evening.does('p9', { type: 'say', text: 'good night' })
    for (const person of ['p1', 'p2', 'p9', 'p10']) evening.away.add(person)
    for (let passing = 0; passing < 300; passing++) evening.comes(`Passing ${passing}`).away.add(`p${passing + 11}`)
    const people = Object.keys(evening.open.people)
    expect(people).toHaveLength(PEOPLE_KEPT_AT_MOST)
    expect(people.slice(0, 10)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p260'])
    evening.comes('Jan').comes('New')
    expect(evening.open.people.p10?.name).toBe('Jan')
    expect(evening.open.people.p311?.name).toBe('New')
  })

  it('the host orders the seats, and that is the order of the game', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo')
    evening.does('p1', { type: 'moveSeat', seat: 2, to: 0 })
    expect(evening.names()).toEqual(['Cleo', 'Ada', 'Ben'])
    evening.does('p1', { type: 'startGame' })
    expect(evening.open.seats.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['0 Cleo', '1 Ada', '2 Ben'])
    expect(evening.try('p1', { type: 'moveSeat', seat: 0, to: 1 })).toBe('gameInPlay')
  })
})

describe('starting', () => {
  it('tells a game how often it was played at this table before: newcomers may begin with something easy', () => {
    const [one = choice.game, other = choice.game] = GAME_IDS
    const timesBefore: (number | undefined)[] = []
    const listeners = [one, other].map((game) => {
      const { rules } = entry(game)
      const deal = rules.deal.bind(rules)
      return vi.spyOn(rules, 'deal').mockImplementation((...dealt) => {
        timesBefore.push(dealt[3])
        return deal(...dealt)
      })
    })
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan')
    for (const game of [one, other, one, one])
      evening
        .does('p1', { type: 'chooseGame', game, options: {} })
        .does('p1', { type: 'startGame' })
        .apply([{ type: 'gameClosed' }])
    for (const listener of listeners) listener.mockRestore()
    expect(timesBefore).toEqual([0, 0, 1, 2])
  })

  it('takes the right number of players', () => {
    const evening = new Evening('Ada')
    expect(evening.try('p1', { type: 'startGame' })).toBe('tooFewPlayers')
    const fewest = (game: GameId) => entry(game).manifest.seats(usualOptions(entry(game))).max
    const [game = choice.game] = GAME_IDS.toSorted((one, other) => fewest(one) - fewest(other))
    const people = fewest(game) + 1
    for (let more = 1; more < people; more++) evening.comes(`Guest ${more}`)
    evening.does('p1', { type: 'chooseGame', game, options: {} })
    expect(evening.try('p1', { type: 'startGame' })).toBe('tooManyPlayers')
    evening.does(`p${people}`, { type: 'standUp' }).does('p1', { type: 'startGame' })
    expect(evening.open.play?.open.seats).toHaveLength(fewest(game))
  })

  it('refuses options that do not exist', () => {
    const evening = new Evening('Ada')
    for (const bad of [{ timers: '1999' }, { timers: 1000 }, { cheat: true }, null, 'x']) {
      expect(evening.try('p1', { type: 'chooseGame', game: choice.game, options: bad })).toBe('badOptions')
    }
    expect(evening.open.choice).toEqual(choice)
  })
})

describe('leaving', () => {
  it('the host who leaves hands over to the longest-present player, not to a watcher', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p2', { type: 'standUp' }).does('p1', { type: 'leaveTable' })
    expect(evening.open.host).toBe('p3')
    expect(evening.names()).toEqual(['Cleo'])
  })

  it('the last one out leaves a table without a host; who returns is it', () => {
    const evening = new Evening('Ada').does('p1', { type: 'leaveTable' })
    expect(evening.open.host).toBeNull()
    evening.apply(comeBack(evening.state, 'p1'))
    expect(evening.open.host).toBe('p1')
    expect(evening.open.people.p1?.hasLeft).toBe(false)
    expect(evening.names()).toEqual(['Ada'])
  })

  it('a host who is away is replaced only by somebody present', () => {
    const { state } = new Evening('Ada', 'Ben', 'Cleo')
    expect(replaceHost(state, new Set())).toEqual([])
    expect(replaceHost(state, new Set(['p1']))).toEqual([])
    expect(replaceHost(state, new Set(['p3']))).toEqual([{ type: 'standInNamed', person: 'p3' }])
  })

  it('who has sat here the longest stands in for the host, not who came first, and nobody who only watches', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan')
    evening.does('p2', { type: 'standUp' }).does('p2', { type: 'sitDown' }).does('p3', { type: 'standUp' })
    evening.away.add('p1')
    evening.apply(replaceHost(evening.state, evening.present))
    expect(evening.open).toMatchObject({ host: 'p4', standsInFor: 'p1' })
    for (const person of ['p2', 'p4']) evening.away.add(person)
    expect(replaceHost(evening.state, evening.present)).toEqual([])
  })

  it('who opened the table is host again when back, also from somebody to whom the stand-in passed it on', () => {
    const evening = new Evening('Ada', 'Ben', 'Mallory', 'Eve')
    evening.away.add('p1').add('p2')
    evening.apply(replaceHost(evening.state, evening.present)).does('p3', { type: 'passHost', to: 'p4' })
    expect(evening.open).toMatchObject({ host: 'p4', standsInFor: 'p1', opener: 'p1' })
    evening.apply(comeBack(evening.state, 'p1'))
    expect(evening.open).toMatchObject({ host: 'p1', standsInFor: null })
    expect(evening.open.happenings.map(({ what }) => what).slice(-3)).toEqual(['standsIn', 'standsIn', 'becameHost'])
  })

  it('what the host passed on of their own will stays passed on', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'passHost', to: 'p2' })
    evening.apply(comeBack(evening.state, 'p1'))
    expect(evening.open.host).toBe('p2')
    evening.away.add('p2').add('p1')
    evening.apply(replaceHost(evening.state, evening.present)).apply(comeBack(evening.state, 'p2'))
    expect(evening.open).toMatchObject({ host: 'p2', standsInFor: null })
  })

  it('a stranger does not become host of a table where seats wait, nor for good of one that everybody has left', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' })
    evening.away.add('p2').add('p3')
    evening.does('p1', { type: 'leaveTable' }).away.add('p1')
    expect(evening.open.host).toBeNull()
    evening.comes('Mallory')
    expect(evening.open.host).toBeNull()
    evening.apply(comeBack(evening.state, 'p2'))
    expect(evening.open).toMatchObject({ host: 'p2', standsInFor: 'p1' })
    const left = new Evening('Ada').does('p1', { type: 'leaveTable' })
    left.comes('Mallory')
    expect(left.open).toMatchObject({ host: 'p2', standsInFor: 'p1' })
    left.apply(comeBack(left.state, 'p1'))
    expect(left.open.host).toBe('p1')
  })

  it('a table is deleted by who opened it, or by all who sit there together', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p3', { type: 'standUp' })
    const agree = (person: PersonId) => agreeOnRemoval(evening.state, person)
    expect(agree('p1')).toEqual({ isAgreed: true, events: [] })
    expect(agree('p3')).toEqual({ refused: 'onlyTheOpener' })
    expect(agree('p2')).toEqual({ isAgreed: false, events: [{ type: 'removalAgreed', person: 'p2' }] })
    evening.apply([{ type: 'removalAgreed', person: 'p2' }])
    expect(agree('p2')).toEqual({ isAgreed: false, events: [] })
    // a seat that waits for somebody who is away is asked too
    evening.does('p3', { type: 'sitDown' }).away.add('p1')
    expect(agree('p3')).toMatchObject({ isAgreed: false })
    evening.does('p1', { type: 'leaveTable' })
    expect(agree('p3')).toMatchObject({ isAgreed: true })
    // one alone is not all together
    evening.does('p2', { type: 'leaveTable' })
    expect(agree('p3')).toEqual({ refused: 'onlyTheOpener' })
  })

  it('strangers who sit down where others have played do not delete what was played there', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo')
    const plays = (host: PersonId) =>
      evening.does(host, { type: 'startGame' }).does(host, { type: 'endGame' }).does(host, { type: 'closeGame' })
    plays('p1')
    for (const person of ['p1', 'p2', 'p3']) evening.does(person, { type: 'leaveTable' }).away.add(person)
    evening.comes('Mallory').comes('Eve')
    for (const person of ['p4', 'p5']) expect(agreeOnRemoval(evening.state, person)).toEqual({ refused: 'onlyTheOpener' })
    evening.does('p4', { type: 'addBot' })
    plays('p4')
    expect(agreeOnRemoval(evening.state, 'p4')).toEqual({ refused: 'onlyTheOpener' })
  })

  it('the role that the host gave away, and that was then left, is lent until who opened the table is back', () => {
    const evening = new Evening('Ada', 'Ben', 'Mallory').does('p1', { type: 'passHost', to: 'p2' })
    evening.away.add('p1')
    evening.does('p2', { type: 'leaveTable' })
    expect(evening.open).toMatchObject({ host: 'p3', standsInFor: 'p2' })
    evening.apply(comeBack(evening.state, 'p1'))
    expect(evening.open).toMatchObject({ host: 'p1', standsInFor: null })
  })

  it('who wished for a seat and then left does not get it', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'addBot' }).does('p1', { type: 'startGame' }).comes('Late')
    evening.does('p3', { type: 'sitDown', seat: 2 }).does('p3', { type: 'leaveTable' })
    expect(evening.open.seats[2]?.wantedBy).toBeNull()
  })

  it('who takes a seat in the middle of a game does not inherit what was told there before; in the next game nothing is left of it', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'addBot' }).does('p1', { type: 'startGame' }).comes('Late')
    const { name = '', colour, shape } = evening.open.seats[2] ?? {}
    evening.apply([{ type: 'seatTaken', seat: 2, person: 'p3', profile: { name: 'Late', colour: 'teal', shape: 'bell' } }])
    expect(evening.open.seats[2]).toMatchObject({ name: 'Late', formerly: [{ name, colour, shape, before: 1 }] })
    evening.does('p1', { type: 'endGame' }).does('p1', { type: 'closeGame' }).does('p1', { type: 'startGame' })
    expect(evening.open.seats[2]).not.toHaveProperty('formerly')
  })

  it('who asked to play next sits down when the game is closed: on a new seat, then in place of a bot; who left or thought better of it does not', () => {
    const evening = new Evening('Ada', 'B', 'C', 'D', 'E', 'F').does('p1', { type: 'addBot' }).does('p1', { type: 'startGame' })
    expect(evening.try('p2', { type: 'playNext' })).toBe('alreadySeated')
    evening.comes('G').comes('H').comes('I').comes('J').comes('K')
    for (const person of ['p7', 'p8', 'p9', 'p10', 'p11']) evening.does(person, { type: 'playNext' })
    expect(evening.does('p7', { type: 'playNext' }).open.nextUp).toEqual(['p7', 'p8', 'p9', 'p10', 'p11'])
    evening.does('p7', { type: 'leaveTable' }).does('p8', { type: 'standUp' })
    expect(evening.open.nextUp).toEqual(['p9', 'p10', 'p11'])
    evening.does('p1', { type: 'endGame' }).does('p1', { type: 'closeGame' })
    expect(evening.names()).toEqual(['Ada', 'B', 'C', 'D', 'E', 'F', 'J', 'I'])
    expect(evening.try('p11', { type: 'playNext' })).toBe('noGameInPlay')
    expect(evening.does('p1', { type: 'startGame' }).open.nextUp).toEqual([])
  })

  it('what somebody says who watches is marked as said aside, in its round, until the game is over', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' }).comes('Late')
    for (const person of ['p4', 'p1']) evening.does(person, { type: 'say', text: 'a boat?' })
    evening.does('p1', { type: 'endGame' }).does('p4', { type: 'say', text: 'a boat!' })
    expect(evening.open.chat.lines.map(({ aside }) => aside)).toEqual([{ game: 1, round: 1 }, undefined, undefined])
  })

  it('an owner who returns to a wished-for seat keeps it', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' }).comes('Late').does('p2', { type: 'leaveTable' })
    evening.does('p4', { type: 'sitDown', seat: 1 }).apply(comeBack(evening.state, 'p2'))
    expect(evening.open.seats[1]).toMatchObject({ person: 'p2', wantedBy: null })
  })
})

describe('moving a seat', () => {
  it('works once and for ten minutes', () => {
    const evening = new Evening('Ada', 'Ben')
    evening.apply([{ type: 'passMade', person: 'p2', hash: 'hash', until: 1000 }])
    expect(usePass(evening.state, 'other', 'phone', 0)).toEqual({ refused: 'passUnknown' })
    expect(usePass(evening.state, 'hash', 'phone', 1001)).toEqual({ refused: 'passExpired' })
    const used = usePass(evening.state, 'hash', 'phone', 1000)
    if (isRefused(used)) throw new Error(used.refused)
    evening.apply(used)
    expect(evening.state.hidden.guests).toEqual({ 'guest of Ada': 'p1', phone: 'p2' })
    expect(usePass(evening.state, 'hash', 'laptop', 0)).toEqual({ refused: 'passUnknown' })
  })

  it('a new code makes the earlier one void', () => {
    const evening = new Evening('Ada', 'Ben')
    for (const hash of ['first', 'second']) evening.apply([{ type: 'passMade', person: 'p2', hash, until: 1000 }])
    evening.apply([{ type: 'passMade', person: 'p1', hash: 'third', until: 1000 }])
    expect(Object.keys(evening.state.hidden.passes)).toEqual(['second', 'third'])
  })

  it('a device that watched before becomes the seat it was given, and nobody is left behind', () => {
    const evening = new Evening('Ada', 'Ben', 'Phone')
    evening.apply([{ type: 'passMade', person: 'p2', hash: 'hash', until: 1000 }])
    const used = usePass(evening.state, 'hash', 'guest of Phone', 0)
    if (isRefused(used)) throw new Error(used.refused)
    evening.apply(used)
    expect(evening.state.hidden.guests).toEqual({ 'guest of Ada': 'p1', 'guest of Phone': 'p2' })
    expect(evening.open.people.p3?.hasLeft).toBe(true)
    expect(evening.names()).toEqual(['Ada', 'Ben'])
  })
})
