import { NotAsWritten, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { fromLog, inVersion, misread } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { rules } from '../rules/rules.ts'
import { FIRST_STORYTELLERS, LANGUAGES, type Options, TIMERS } from '../types.ts'
import { vocabulary } from './index.ts'
import * as v1 from './v1.ts'
import * as v2 from './v2.ts'

const randomPlayer = atRandom(anyMove)

const GAMES_PER_TABLE = 40
const tables = [2, 3, 4, 5, 6]

const anyOptions = (seed: number): Options => ({
  language: LANGUAGES[seed % 4] ?? 'en',
  // the first versions did not know the third way
  firstStoryteller: FIRST_STORYTELLERS[seed % 2] ?? 'random',
  named: null,
  timers: TIMERS[seed % 3] ?? 'off',
})

/** In every second game somebody leaves for good. */
function played(seats: number, seed: number) {
  const luck = seededChance(`who leaves ${seed}`)
  const leaving = new Map(seed % 2 === 0 ? [[1 + luck.below(80), luck.below(seats)]] : [])
  return playWithBots(rules, randomPlayer, { options: anyOptions(seed), seats, seed: `written ${seats} ${seed}`, leaving }).log
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

  it('of the second version names nobody', () => {
    const log = played(3, 1)
    expect(misread(vocabulary, log, { version: 2, words: v2 })).toEqual([])
    const { named: _, ...options } = log.deal.options
    expect(vocabulary.options(options, 2)).toEqual({ ...options, named: null })
    expect(() => vocabulary.options({ ...options, firstStoryteller: 'named' }, 2)).toThrow(NotAsWritten)
    expect(vocabulary.options({ ...options, firstStoryteller: 'named', named: 2 }, 3)).toMatchObject({ named: 2 })
  })

  it('is not read in a version that it is not written in', () => {
    const log = played(2, 0)
    const { deal } = log
    expect(() => vocabulary.deal(fromLog(deal), 1)).toThrow(NotAsWritten)
    expect(() => vocabulary.deal(inVersion(log, v1).deal, 2)).toThrow(NotAsWritten)
    expect(() => vocabulary.game(fromLog(deal), 2)({ type: 'endingsDrawn', seat: 0, due: null }, 2)).toThrow(NotAsWritten)
  })
})
