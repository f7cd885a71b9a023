import { entry, GAME_IDS } from '@figment/catalog'
import { type Chance, ERASED, isRefused, pick, seatView, seededChance } from '@figment/game-kit'
import { usualOptions } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { decide, openTable } from './decide.ts'
import type { TableDecision } from './decision.ts'
import { evolve, gameState, type TableState, unopenedTable } from './evolve.ts'
import { forget, type ToldAtOnce } from './forget.ts'
import { playMove } from './game-in-play.ts'
import { come, comeBack, usePass } from './people.ts'
import { seatOf } from './seats.ts'
import type { Choice, PersonId, TableEvent, TableMove } from './types.ts'

/** A game in which people write something, as it is usually played. */
function writable(): Choice {
  const game = GAME_IDS.find((id) => entry(id).forget)
  if (!game) throw new Error('people only choose in all of them')
  return { game, options: usualOptions(entry(game)) } as Choice
}

const ada = 'guest of Ada'
const ben = 'guest of Ben'

/** A table with its log, told move by move; whatever people write is noted with whose it is. */
class Evening {
  readonly log: ToldAtOnce[] = []
  state: TableState = unopenedTable
  readonly #chance: Chance
  readonly #written = new Map<PersonId, string[]>()

  constructor(seed = 'evening') {
    this.#chance = seededChance(seed)
    this.write([openTable('BCDFG', { locale: 'en', choice: writable(), seed })])
  }
  write(decision: TableDecision, by?: PersonId): boolean {
    if (isRefused(decision)) return false
    this.log.push({ ...(by && { by }), events: decision })
    this.state = decision.reduce((state: TableState, event: TableEvent) => evolve(state, event), this.state)
    return true
  }
  get people(): PersonId[] {
    return Object.keys(this.state.open.people)
  }
  comes(name: string, guest = `guest of ${name}`): PersonId {
    const person = `p${this.people.length + 1}`
    this.#note(person, name)
    this.write(come(this.state, guest, { name, colour: 'rose', shape: 'heart' }))
    return person
  }
  does(person: PersonId, move: TableMove): this {
    const done = this.write(decide(this.state, move, { person, present: new Set(this.people), chance: this.#chance }), person)
    if (!done) throw new Error(`${person} may not ${move.type}`)
    return this
  }
  says(person: PersonId, text: string): this {
    this.#note(person, text)
    return this.does(person, { type: 'say', text })
  }
  isCalled(person: PersonId, name: string): this {
    this.#note(person, name)
    return this.does(person, { type: 'changeLooks', profile: { name, colour: 'sky', shape: 'kite' } })
  }
  /** Their seat goes to another device. */
  moves(person: PersonId, to: string): this {
    this.write([{ type: 'passMade', person, hash: `pass ${this.log.length}`, until: 100 }])
    this.write(usePass(this.state, `pass ${this.log.length - 1}`, to, 50))
    return this
  }
  /** Everybody for whom the game waits does something; whoever writes a text writes this. */
  plays(textOf: (person: PersonId | undefined) => string): this {
    const { play, seats } = this.state.open
    for (const number of play?.open.awaited ?? []) {
      if (!play || !this.state.held[number]) continue
      const person = seats.find(({ seat }) => seat === number)?.person ?? undefined
      const view = seatView(gameState(this.state), number)
      const move = entry(play.game).anyMove(view, this.#chance)
      if (!move) continue
      const texts = Object.entries(move).filter(([, value]) => typeof value === 'string' && value.includes(' '))
      const text = textOf(person)
      const written = { ...move, ...Object.fromEntries(texts.map(([what]) => [what, text])) }
      const done = this.write(playMove(this.state, number, written, this.#chance), person)
      if (done && texts.length > 0 && person) this.#note(person, text)
    }
    return this
  }
  /** Until this person has written something. */
  playsUntilWritten(person: PersonId, text: string): this {
    for (let tries = 0; tries < 200 && !this.writtenBy(person).includes(text); tries++)
      this.plays((by) => (by === person ? text : 'somebody else wrote'))
    if (!this.writtenBy(person).includes(text)) throw new Error(`${person} never wrote anything`)
    return this
  }
  playsUntilRound(round: number): this {
    for (let tries = 0; tries < 200 && (this.state.open.play?.open.round ?? 0) < round; tries++) this.plays(() => 'the others went on')
    return this
  }
  writtenBy(person: PersonId): readonly string[] {
    return this.#written.get(person) ?? []
  }
  #note(person: PersonId, text: string): void {
    this.#written.set(person, [...(this.#written.get(person) ?? []), text])
  }
}

const replayed = (log: readonly ToldAtOnce[]): TableState => log.flatMap(({ events }) => events).reduce(evolve, unopenedTable)
const textOf = (value: unknown): string => JSON.stringify(value)

describe('forgetting somebody', () => {
  it('takes their names, what they said and who they are; of others it takes nothing', () => {
    const evening = new Evening()
    evening.comes('Ada')
    evening.comes('Ben')
    evening.says('p2', 'I am Ben, hello').isCalled('p2', 'Benedict').says('p1', 'hello Benedict').says('p2', 'my street is Elm Row')
    const { entries } = forget(evening.log, ben)
    for (const word of ['"Ben', 'I am Ben', 'Elm Row', ben]) expect(textOf(entries)).not.toContain(word)
    expect(entries).toHaveLength(evening.log.length)
    const { open, hidden } = replayed(entries)
    expect(hidden.guests).toEqual({ [ada]: 'p1' })
    expect(open.people.p2).toEqual({ ...evening.state.open.people.p2, name: '' })
    expect(open.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Ada', 'rose'],
      ['', 'sky'],
    ])
    expect(open.chat.lines.map(({ person, text }) => [person, text])).toEqual([
      ['p2', ERASED],
      ['p1', 'hello Benedict'],
      ['p2', ERASED],
    ])
    expect(open.happenings.map((happening) => ('name' in happening ? happening.name : happening.what))).not.toContain('Ben')
  })

  it('twice is as good as once', () => {
    const evening = new Evening()
    evening.comes('Ada')
    evening.comes('Ben')
    evening.says('p2', 'hello')
    const { entries } = forget(evening.log, ben)
    expect(forget(entries, ben).entries).toEqual(entries)
  })

  it('forgets every device the seat was on, and lets nobody sit down there with an old link', () => {
    const evening = new Evening()
    evening.comes('Ada')
    evening.comes('Ben')
    evening.moves('p2', 'phone of Ben').moves('p2', 'tablet of Ben')
    evening.write([{ type: 'passMade', person: 'p2', hash: 'unused', until: 100 }])
    expect(forget(evening.log, ben).entries).toEqual(
      evening.log.map((written) => ({ ...written, events: written.events.map(withoutBensOld) })),
    )
    const { entries } = forget(evening.log, 'tablet of Ben')
    expect(textOf(entries)).not.toMatch(/of Ben|"Ben"/)
    const state = replayed(entries)
    expect(state.hidden.guests).toEqual({ [ada]: 'p1' })
    expect(usePass(state, 'unused', 'somebody', 50)).toEqual({ refused: 'passExpired' })
  })

  it('forgets for whom the door was opened, whose TV was sent away, and who was kept out, but not from where', () => {
    const evening = new Evening()
    evening.comes('Ada')
    const profile = { name: 'Benjamin', colour: 'rose', shape: 'heart' } as const
    evening.write([
      { type: 'personKeptOut', person: 'p2', guest: ben, profile, places: ['0a1b2'] },
      { type: 'guestLetIn', guest: ben },
      { type: 'doorSet', door: 'locked', screens: [ben, 'another TV'] },
      { type: 'screenRemoved', guest: ben, places: ['c3d4e'] },
    ])
    const { entries } = forget(evening.log, ben)
    expect(textOf(entries)).not.toMatch(/Benjamin|guest of Ben/)
    const { hidden } = replayed(entries)
    expect(hidden).toMatchObject({ removed: { p2: ['0a1b2'] }, removedScreens: { '': ['c3d4e'] }, letIn: ['another TV'] })
  })

  it('forgets also whom a guest left behind when taking over a seat, unless that is somebody else’s now', () => {
    const evening = new Evening()
    evening.comes('Ada')
    evening.comes('Ben')
    evening.comes('Benjamin', 'phone')
    evening.says('p3', 'from the phone').moves('p2', 'phone')
    expect(textOf(forget(evening.log, 'phone').entries)).not.toMatch(/Ben|phone/)
    evening.moves('p3', 'phone of Cleo')
    const { entries } = forget(evening.log, 'phone')
    expect(textOf(entries)).not.toMatch(/"Ben"|"phone"/)
    expect(textOf(entries)).toContain('from the phone')
    expect(replayed(entries).hidden.guests).toEqual({ [ada]: 'p1', 'phone of Cleo': 'p3' })
  })

  it('takes what they wrote in a game, and not what whoever sat in that seat later wrote', () => {
    const evening = new Evening()
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) evening.comes(name)
    evening.does('p4', { type: 'standUp' }).does('p1', { type: 'startGame' })
    const seat = seatOf(evening.state.open, 'p2')?.seat ?? -1
    evening.playsUntilWritten('p2', 'what Ben wrote')
    evening.does('p2', { type: 'leaveTable' }).does('p4', { type: 'sitDown', seat })
    evening.playsUntilRound((evening.state.open.play?.open.round ?? 0) + 1)
    expect(evening.state.open.seats.find((one) => one.seat === seat)?.person).toBe('p4')
    evening.playsUntilWritten('p4', 'what Dan wrote')
    const left = (guest: string) => {
      const { entries } = forget(evening.log, guest)
      return ['what Ben wrote', 'what Dan wrote'].map((text) => [entries, replayed(entries)].map((kept) => textOf(kept).includes(text)))
    }
    const [kept, gone] = [
      [true, true],
      [false, false],
    ]
    expect(left('nobody')).toEqual([kept, kept])
    expect(left(ben)).toEqual([gone, kept])
    expect(left('guest of Dan')).toEqual([kept, gone])
  })

  it('in 60 random evenings: nothing they wrote is left in the log or in any state, and all else is as it was', () => {
    let texts = 0
    for (let seed = 0; seed < 60; seed++) {
      const evening = randomEvening(seed)
      for (const [guest, person] of Object.entries(evening.state.hidden.guests)) {
        const { entries } = forget(evening.log, guest)
        const gone = evening.writtenBy(person)
        const log = textOf(entries)
        texts += gone.length
        for (const text of [guest, ...gone]) expect(log).not.toContain(textOf(text))
        for (const other of evening.people) {
          if (other !== person) for (const text of evening.writtenBy(other)) expect(log).toContain(textOf(text))
        }
        const { hidden, ...rest } = replayed(entries)
        const { [guest]: _, ...guests } = evening.state.hidden.guests
        expect(hidden).toEqual({ ...evening.state.hidden, guests, passes: expect.anything() })
        const names = new Set(gone.filter((text) => text.startsWith('Name')))
        const { hidden: __, ...before } = evening.state
        const blotted = JSON.stringify(before, (___, part: unknown) => {
          if (typeof part !== 'string' || !gone.includes(part)) return part
          return names.has(part) ? '' : ERASED
        })
        expect(textOf(rest)).toBe(blotted)
      }
    }
    expect(texts).toBeGreaterThan(1000)
  })
})

/** Ben's first device gave the seat away: only its own trace goes. */
function withoutBensOld(event: TableEvent): TableEvent {
  return 'guest' in event && event.guest === ben ? { ...event, guest: '' } : event
}

/** People come, talk, change their names, play and leave, in any order; nothing that is written is written twice. */
function randomEvening(seed: number): Evening {
  const luck = seededChance(`random evening ${seed}`)
  const evening = new Evening(`seed ${seed}`)
  let texts = 0
  const text = (kind: string) => `${kind} ${texts++} of ${seed}`
  for (const _ of [1, 2, 3, 4]) evening.comes(text('Name'))
  for (let step = 0; step < 120; step++) {
    const person = pick(luck, evening.people)
    switch (luck.below(8)) {
      case 0:
        if (evening.people.length < 9) evening.comes(text('Name'))
        break
      case 1:
        evening.says(person, text('line'))
        break
      case 2:
        evening.isCalled(person, text('Name'))
        break
      case 3:
        if (luck.below(4) === 0) evening.does(person, { type: 'leaveTable' })
        else evening.write(comeBack(evening.state, person), person)
        break
      case 4:
        if (luck.below(3) === 0) evening.moves(person, text('device'))
        break
      case 5:
        evening.write(
          decide(evening.state, { type: 'startGame' }, { person: evening.state.open.host ?? person, present: new Set(), chance: luck }),
        )
        break
      case 6:
        if (luck.below(8) === 0 && evening.state.open.play && evening.state.open.host !== null)
          evening.does(evening.state.open.host, { type: 'closeGame' })
        break
      default:
        evening.plays(() => text('clue'))
    }
  }
  return evening
}
