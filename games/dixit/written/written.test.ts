import { NotAsWritten, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { fromLog, inVersion, misread } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { rules } from '../rules/rules.ts'
import { FIRST_STORYTELLERS, type Options, PICTURES, TIMERS } from '../types.ts'
import { vocabulary } from './index.ts'
import * as v1 from './v1.ts'
import * as v2 from './v2.ts'

const randomPlayer = atRandom(anyMove)

const GAMES_PER_TABLE = 15
const tables = [3, 4, 5, 6, 7, 8]

const anyOptions = (seats: number, seed: number): Options => ({
  edition: seats < 7 && seed % 2 === 0 ? 'classic' : '2021',
  target: 20,
  firstStoryteller: FIRST_STORYTELLERS[seed % 2] ?? 'claim',
  timers: TIMERS[seed % 3] ?? 'off',
  clues: 'words',
  pictures: PICTURES[seed % 3] ?? 'first',
})

/** In every second game two leave for good; where clocks run, some moves are slept through. */
function played(seats: number, seed: number) {
  const luck = seededChance(`who leaves ${seats} ${seed}`)
  const leaving = new Map(seed % 2 === 0 ? [0, 1].map(() => [1 + luck.below(60), luck.below(seats)]) : [])
  const sleepy: typeof randomPlayer = (view, chance, locale) =>
    view.open.due !== null && chance.below(3) === 0 ? null : randomPlayer(view, chance, locale)
  return playWithBots(rules, sleepy, { options: anyOptions(seats, seed), seats, seed: `written ${seats} ${seed}`, leaving }).log
}

describe('a game in the log', () => {
  it.each(tables)('of the first version is read as today would have written it, with %i players', (seats) => {
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      expect(misread(vocabulary, played(seats, seed), { version: 1, words: v1 })).toEqual([])
    }
  })

  it.each(tables)('of today is read as it was written, with %i players', (seats) => {
    expect(misread(vocabulary, played(seats, 0))).toEqual([])
  })

  it('has every kind of event, if there are enough of them', () => {
    const logs = tables.flatMap((seats) => Array.from({ length: GAMES_PER_TABLE }, (_, seed) => played(seats, seed)))
    const kinds = new Set(logs.flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...kinds].toSorted()).toEqual(Object.keys(v1.event.kinds).toSorted())
  })

  it('of the second version, before sounds, is read as it is', () => {
    const log = played(4, 1)
    expect(misread(vocabulary, log, { version: 2, words: v2 })).toEqual([])
    const sound = { type: 'clueTold', card: 'd49', clue: '', kind: 'sounded', clip: null, awaited: [0], due: null }
    expect(() => vocabulary.game(fromLog(log.deal), 2)(sound, 2)).toThrow(NotAsWritten)
    expect(vocabulary.game(fromLog(log.deal), 3)(sound, 3)).toEqual(sound)
  })

  it('of the first days, before songs and a choice of pictures, has what was usual then', () => {
    const options = { edition: '2021', target: 30, firstStoryteller: 'claim', timers: 'off' }
    expect(vocabulary.options(options, 1)).toEqual({ ...options, clues: 'words', pictures: 'first' })
    const read = vocabulary.game({ options, hands: { 0: [], 1: [], 2: [] }, pile: [], storyteller: 1, due: null }, 1)
    const told = { type: 'clueTold', card: 'd49', clue: 'a bell', due: null }
    expect(read(told, 1)).toEqual({ ...told, kind: 'said', clip: null, awaited: [0, 2] })
  })

  it('is not read in a version that it is not written in', () => {
    const log = played(3, 0)
    const { deal } = log
    expect(() => vocabulary.deal(fromLog(deal), 1)).toThrow(NotAsWritten)
    expect(() => vocabulary.deal(inVersion(log, v1).deal, 2)).toThrow(NotAsWritten)
    expect(() => vocabulary.game(fromLog(deal), 2)({ type: 'cardsLaid', laid: [], due: null }, 2)).toThrow(NotAsWritten)
  })
})
