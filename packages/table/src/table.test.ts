import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { isRefused, parse, pick, seatView, seededChance, seenAt, shuffled, SKILLS, tableView } from '@figment/game-kit'
import { anyOptions, usualOptions } from '@figment/game-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { decide, openTable } from './decide.ts'
import { evolve, gameState, type TableState, unopenedTable } from './evolve.ts'
import { expire, playMove } from './game-in-play.ts'
import { agreeOnRemoval, come, comeBack, hasRoomFor, replaceHost, usePass } from './people.ts'
import { nextTable } from './next-table.ts'
import { seatLimits } from './seating.ts'
import { seatOf } from './seats.ts'
import {
  COLOURS,
  PEOPLE_KEPT_AT_MOST,
  type PersonId,
  type Profile,
  type Refusal,
  SHAPES,
  type TableEvent,
  type TableMove,
} from './types.ts'

const looks = (name: string): Profile => ({ name, colour: 'rose', shape: 'heart' })
const chance = seededChance('table')
const { choice } = unopenedTable.open

/** A table told move by move. Everybody who came is present unless they are said to be away. */
class Evening {
  state: TableState = evolve(unopenedTable, openTable('BCDFG', { locale: 'pl', choice, seed: 'seed' }))
  readonly away = new Set<PersonId>()
  readonly #luck = seededChance('table')
  /** In milliseconds. */
  now = 0

  constructor(...names: string[]) {
    for (const name of names) this.comes(name)
  }
  get open() {
    return this.state.open
  }
  get present() {
    return new Set(Object.keys(this.open.people).filter((person) => !this.away.has(person)))
  }
  apply(events: readonly TableEvent[]): this {
    this.state = events.reduce(evolve, this.state)
    return this
  }
  after(milliseconds: number): this {
    this.now += milliseconds
    return this
  }
  comes(name: string): this {
    const decision = come(this.state, `guest of ${name}`, looks(name), this.present)
    if (isRefused(decision)) throw new Error(decision.refused)
    return this.apply(decision)
  }
  try(person: PersonId, move: TableMove): Refusal | null {
    const decision = decide(this.state, move, { person, present: this.present, chance: { ...this.#luck, now: this.now } })
    if (isRefused(decision)) return decision.refused
    this.apply(decision)
    return null
  }
  does(person: PersonId, move: TableMove): this {
    const refusal = this.try(person, move)
    if (refusal) throw new Error(`${person} may not ${move.type}: ${refusal}`)
    return this
  }
  names(): string[] {
    return this.open.seats.map(({ name }) => name)
  }
}

describe('names', () => {
  const nameless = (evening: Evening, name: string) => come(evening.state, 'a stranger', looks(name), evening.present)

  it('nobody comes who looks like somebody at the table, a bot included', () => {
    const evening = new Evening('Ada', 'Ben').does('p1', { type: 'addBot' })
    for (const name of ['Ada', 'ADA', 'Аdа', 'Ａｄａ', 'A\u200dda', 'Bеn', evening.names()[2] ?? '']) {
      expect(nameless(evening, name), name).toEqual({ refused: 'nameTaken' })
    }
    expect(nameless(evening, 'Ada K.')).not.toEqual({ refused: 'nameTaken' })
  })

  it('nobody comes with a name that is not seen, or that is too long for what is seen', () => {
    const evening = new Evening('Ada')
    for (const name of ['\u200d', '\u2800', '\ufe0f', '\u3164', '\uffa0', '\u{e0100}']) {
      expect(nameless(evening, name)).toEqual({ refused: 'nameEmpty' })
    }
    expect(nameless(evening, Array.from({ length: 21 }, () => '🐙').join('\u200d'))).toEqual({ refused: 'nameTooLong' })
  })

  it('nobody takes the looks of another later on, but everybody keeps their own name', () => {
    const evening = new Evening('Ada', 'Ben')
    expect(evening.try('p2', { type: 'changeLooks', profile: looks('аda') })).toBe('nameTaken')
    expect(evening.try('p2', { type: 'changeLooks', profile: { ...looks('BEN'), colour: 'teal' } })).toBeNull()
    expect(evening.open.people.p2).toMatchObject({ name: 'BEN', colour: 'teal' })
  })

  it('whoever has left leaves their name to others, and comes back with a number', () => {
    const evening = new Evening('Ada', 'Ben').does('p2', { type: 'leaveTable' })
    evening.away.add('p2')
    evening.comes('ben')
    evening.away.delete('p2')
    evening.apply(comeBack(evening.state, 'p2', evening.present))
    expect(evening.names()).toEqual(['Ada', 'ben', 'Ben 2'])
  })

  it('somebody away keeps the name that stands on their seat', () => {
    const evening = new Evening('Ada', 'Ben')
    evening.away.add('p2')
    expect(nameless(evening, 'Ben')).toEqual({ refused: 'nameTaken' })
  })

  it('two who looked alike at an old table may still change their colours', () => {
    const evening = new Evening('Ada')
    evening.apply([{ type: 'personCame', person: 'p2', guest: 'old', profile: looks('Ada') }])
    expect(evening.try('p2', { type: 'changeLooks', profile: { ...looks('Ada'), colour: 'teal' } })).toBeNull()
  })

  it('a bot is called like nobody at the table, watchers included', () => {
    const evening = new Evening('Ada', 'Bratek', 'Chmurka').does('p2', { type: 'standUp' }).does('p1', { type: 'addBot' })
    expect(evening.names().at(-1)).toBe('Figiel')
  })
})

describe('a table without rude words', () => {
  const filtered = (...names: string[]) => new Evening(...names).does('p1', { type: 'turnFilter', isOn: true })

  it('is for the host to choose, and nobody minds before', () => {
    const evening = new Evening('Ada', 'Ben', 'Kurwa')
    expect(evening.open.isFiltered).toBe(false)
    expect(evening.try('p2', { type: 'say', text: 'fuck' })).toBeNull()
    expect(evening.try('p2', { type: 'turnFilter', isOn: true })).toBe('onlyTheHost')
    expect(evening.does('p1', { type: 'turnFilter', isOn: true }).open.isFiltered).toBe(true)
    expect(evening.does('p1', { type: 'turnFilter', isOn: false }).open.isFiltered).toBe(false)
  })

  it('refuses a line, a name and a newcomer, and takes everything else', () => {
    const evening = filtered('Ada', 'Ben')
    expect(evening.try('p2', { type: 'say', text: 'oh sh1t' })).toBe('rudeWord')
    expect(evening.try('p2', { type: 'say', text: 'Scunthorpe!' })).toBeNull()
    expect(evening.open.chat.lines.map(({ text }) => text)).toEqual(['Scunthorpe!'])
    expect(evening.try('p2', { type: 'changeLooks', profile: looks('сука') })).toBe('rudeWord')
    expect(come(evening.state, 'a stranger', looks('xyй'), evening.present)).toEqual({ refused: 'rudeWord' })
  })

  const wroteIn = new Set<GameId>()

  it.each(GAME_IDS)('refuses what people write in %s, and nothing that a bot would', (game) => {
    const { texts, rules, bot, usual } = entry(game)
    const evening = filtered('Ada').does('p1', { type: 'chooseGame', game, options: usual('pl') })
    for (const name of ['Ben', 'Cleo', 'Dan']) evening.comes(name)
    evening.does('p1', { type: 'startGame' })
    const seen = { ...seenAt(0), ago: () => 60_000 }
    for (let step = 0; step < 30; step++) {
      for (const { seat, person } of evening.open.seats) {
        const move = bot(seatView(gameState(evening.state), seat), chance, 'pl', seen).move
        const parsed = parse(rules.move, move)
        if (person === null || !parsed.ok) continue
        for (const text of texts?.move?.(parsed.value) ?? []) {
          wroteIn.add(game)
          const rude: unknown = JSON.parse(JSON.stringify(move).replace(JSON.stringify(text), '"kurwa mać"'))
          expect(evening.try(person, { type: 'play', move: rude })).toBe('rudeWord')
        }
        expect(evening.try(person, { type: 'play', move })).not.toBe('rudeWord')
      }
    }
  })

  it('has games in which people write, and others', () => {
    expect(wroteIn.size).toBeGreaterThan(0)
    expect(wroteIn.size).toBeLessThan(GAME_IDS.length)
  })

  it('neither takes rude cards of the host, nor begins with those it had before', () => {
    const game = GAME_IDS.find((id) => entry(id).texts?.options) as GameId
    const options = { ownCards: Array.from({ length: 12 }, (_, card) => ({ theme: '', words: cardOf(card) })) }
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'chooseGame', game, options })
    evening.does('p1', { type: 'turnFilter', isOn: true })
    expect(evening.try('p1', { type: 'chooseGame', game, options: { ...options, timers: 'brisk' } })).toBe('rudeWord')
    expect(evening.try('p1', { type: 'startGame' })).toBe('rudeWord')
    expect(evening.does('p1', { type: 'turnFilter', isOn: false }).try('p1', { type: 'startGame' })).toBeNull()
  })

  const cardOf = (card: number) =>
    ['kot', 'pies', 'jeż', 'sowa', 'lis', 'żuk', card === 3 ? 'dupa' : 'kura'].map((word) => (word === 'dupa' ? word : `${word} ${card}`))

  it('goes on at the next table', () => {
    const evening = filtered('Ada', 'Ben')
    const { events } = nextTable(evening.state, evening.present, { code: 'GFDCB', seed: 'other' })
    expect(events.reduce(evolve, unopenedTable).open.isFiltered).toBe(true)
  })
})

describe('a move that changes nothing', () => {
  const { open } = new Evening('Ada', 'Ben')
  it.each<readonly [string, TableMove]>([
    ['the language that it already is', { type: 'chooseLocale', locale: open.locale }],
    ['the time that she already has', { type: 'askPatience', patience: 1 }],
    ['the looks that she already has', { type: 'changeLooks', profile: looks('Ada') }],
    ['the game that it already is', { type: 'chooseGame', ...open.choice }],
    ['the host that it already is', { type: 'passHost', to: 'p1' }],
    ['bots that play so already', { type: 'chooseSkill', skill: 'medium' }],
  ])('%s: nothing is written down', (_, move) => {
    const { state, present } = new Evening('Ada', 'Ben')
    expect(decide(state, move, { person: 'p1', present, chance })).toEqual([])
  })

  it.each<readonly [string, TableMove]>([
    ['another language', { type: 'chooseLocale', locale: 'en' }],
    ['more time', { type: 'askPatience', patience: 2 }],
    ['gentler bots', { type: 'chooseSkill', skill: 'gentle' }],
    ['another name', { type: 'changeLooks', profile: looks('Adele') }],
    ['another colour', { type: 'changeLooks', profile: { ...looks('Ada'), colour: 'sand' } }],
    ['another game', { type: 'chooseGame', game: GAME_IDS.find((game) => game !== open.choice.game) ?? open.choice.game, options: {} }],
  ])('%s is', (_, move) => {
    const { state, present } = new Evening('Ada', 'Ben')
    expect(decide(state, move, { person: 'p1', present, chance })).toHaveLength(1)
  })
})

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

describe('a pause', () => {
  const timed = GAME_IDS.filter((id) => 'timers' in entry(id).manifest.choices)

  /** How long the game's clock still runs once somebody was removed, in a pause or without one. */
  const clockAfterRemoval = (game: GameId, moves: number, pausedForMs: number | null): number | null => {
    const luck = seededChance(`pause ${game} ${moves}`)
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan', 'Eve')
    const options = { ...entry(game).usual('pl'), timers: 'brisk' }
    evening.does('p1', { type: 'chooseGame', game, options }).does('p1', { type: 'startGame' })
    for (let made = 0; made < moves; made++) anyMoveIn(evening, luck)
    evening.after(5000)
    const seat = evening.open.play?.open.awaited[0]
    if (seat === undefined || evening.open.play?.open.phase === 'over') return null
    if (pausedForMs !== null) evening.does('p1', { type: 'pauseGame' }).after(pausedForMs)
    evening.does('p1', { type: 'removeSeat', seat })
    if (pausedForMs !== null) evening.does('p1', { type: 'resumeGame' })
    const due = evening.open.play?.open.due ?? null
    return due === null ? null : due - evening.now
  }

  it.each(timed)('%s: whoever is removed in it takes and gives nobody time', (game) => {
    for (let moves = 0; moves < 8; moves++)
      expect(clockAfterRemoval(game, moves, 490_000), `after ${moves} moves`).toBe(clockAfterRemoval(game, moves, null))
  })
})

describe('a game that the host ends', () => {
  const endedAfter = (game: GameId, moves: number) => {
    const luck = seededChance(`${game} ${moves}`)
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan').does('p1', { type: 'chooseGame', game, options: {} })
    evening.does('p1', { type: 'startGame' })
    for (let made = 0; made < moves && evening.open.play?.open.phase !== 'over'; made++) anyMoveIn(evening, luck)
    const scores = evening.open.play?.open.scores
    const phase = evening.open.play?.open.phase
    return { evening, scores, phase }
  }

  it.each(GAME_IDS)('%s is over at once, wherever it was, with the points of that moment', (game) => {
    const phases = new Set<string>()
    for (let moves = 0; moves < 60; moves += 2) {
      const { evening, scores, phase } = endedAfter(game, moves)
      if (phase === 'over') continue
      phases.add(phase ?? '')
      evening.does('p1', { type: 'endGame' })
      const { play, isCutShort } = evening.open
      expect(play?.open).toMatchObject({ phase: 'over', awaited: [] })
      expect(isCutShort).toBe(true)
      expect(play?.open.scores).toEqual(scores)
      expect(evening.open.happenings.at(-1)?.what).toBe('gameCutShort')
      // its podium stays until the host leads on
      expect(decide(evening.state, { type: 'endGame' }, { person: 'p1', present: evening.present, chance })).toEqual([])
      evening.does('p1', { type: 'closeGame' })
      expect(evening.open).toMatchObject({ play: null, isCutShort: false })
    }
    expect(phases.size).toBeGreaterThan(0)
  })

  it('goes on from a pause to its podium', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' }).does('p1', { type: 'pauseGame' })
    evening.does('p1', { type: 'endGame' })
    expect(evening.open).toMatchObject({ pausedAt: null, play: { open: { phase: 'over' } } })
  })

  it('is not closed without its podium, and nobody else ends it', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' })
    expect(evening.try('p2', { type: 'endGame' })).toBe('onlyTheHost')
    evening.does('p1', { type: 'closeGame' })
    expect(evening.open.play?.open.phase).toBe('over')
  })
})

describe('random evenings', () => {
  it('whatever people do, the table stays sound, and its log makes it again', () => {
    for (let seed = 0; seed < 60; seed++) {
      const luck = seededChance(`evening ${seed}`)
      const evening = new Evening('Ada', 'Ben', 'Cleo')
      const log: TableEvent[] = []
      const apply = evening.apply.bind(evening)
      evening.apply = (events) => {
        log.push(...events)
        return apply(events)
      }
      const begin = evening.state
      for (let step = 0; step < 250; step++) {
        anything(evening, luck)
        expectSound(evening.state)
      }
      expect(JSON.stringify(log.reduce(evolve, begin))).toBe(JSON.stringify(evening.state))
    }
  })
})

function anything(evening: Evening, luck: ReturnType<typeof seededChance>): void {
  const people = Object.keys(evening.open.people)
  const person = pick(luck, people)
  const seat = luck.below(9)
  const game = pick(luck, GAME_IDS)
  const moves: TableMove[] = [
    { type: 'changeLooks', profile: { name: `N${luck.below(50)}`, colour: pick(luck, COLOURS), shape: pick(luck, SHAPES) } },
    { type: 'sitDown' },
    { type: 'sitDown', seat },
    { type: 'standUp' },
    { type: 'leaveTable' },
    { type: 'addBot' },
    { type: 'addBot' },
    { type: 'removeSeat', seat },
    { type: 'moveSeat', seat, to: luck.below(9) },
    { type: 'chooseGame', game, options: anyOptions(entry(game), luck) },
    { type: 'passHost', to: pick(luck, people) },
    { type: 'letBotPlay', seat, evenIfHere: luck.below(2) === 0 },
    { type: 'startGame' },
    { type: 'startGame' },
    { type: 'endGame' },
    { type: 'closeGame' },
    { type: 'pauseGame' },
    { type: 'resumeGame' },
    { type: 'chooseSkill', skill: pick(luck, SKILLS) },
  ]
  switch (luck.below(6)) {
    case 0:
      if (people.length < 12) evening.comes(`Guest ${people.length}`)
      return
    case 1: {
      const returning = pick(luck, people)
      evening.away.delete(returning)
      evening.apply(comeBack(evening.state, returning))
      return
    }
    case 2:
      evening.away.add(person)
      evening.apply(replaceHost(evening.state, evening.present))
      return
    case 3:
      return anyMoveIn(evening, luck)
    case 4:
      evening.apply(expire(evening.state, luck))
      return
    default:
      evening.try(luck.below(2) === 0 ? (evening.open.host ?? person) : person, pick(luck, moves))
  }
}

/** Everybody who is waited for does anything. */
function anyMoveIn(evening: Evening, luck: ReturnType<typeof seededChance>): void {
  for (const playing of shuffled(luck, evening.open.play?.open.awaited ?? [])) {
    const { play } = evening.open
    if (!play || !evening.state.held[playing]) return
    const move = entry(play.game).anyMove(seatView(gameState(evening.state), playing), luck)
    const decision = move && playMove(evening.state, playing, move, luck)
    if (decision && !isRefused(decision)) evening.apply(decision)
  }
}

function expectSound(state: TableState): void {
  const { open, held } = state
  const playing = open.seats.filter(({ isOut }) => !isOut)
  const persons = playing.flatMap(({ person }) => person ?? [])
  expect(new Set(persons).size).toBe(persons.length)
  expect(new Set(open.seats.map(({ seat }) => seat)).size).toBe(open.seats.length)
  expect(new Set(open.seats.map(({ colour }) => colour)).size).toBe(open.seats.length)
  expect(new Set(open.seats.map(({ shape }) => shape)).size).toBe(open.seats.length)
  if (!open.play) expect(open.seats.length).toBeLessThanOrEqual(Math.max(8, seatLimits(open).max))
  if (open.host !== null) expect(open.people[open.host]?.hasLeft).toBe(false)
  if (open.play) {
    expect(Object.keys(held).map(Number)).toEqual(open.play.open.seats)
    expect(playing.map(({ seat }) => seat)).toEqual(open.play.open.seats)
  } else expect(held).toEqual({})
  const shown = tableView(state)
  expect(Object.keys(shown)).toEqual(['open', 'held'])
  expect(shown.held).toBeNull()
  expect(JSON.stringify(shown)).not.toMatch(/guest of|"seed"/)
}
