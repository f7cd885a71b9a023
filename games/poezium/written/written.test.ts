import { NotAsWritten, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { describe, expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { rules } from '../rules/rules.ts'
import { type Deal, type Event, FIRST_STORYTELLERS, LANGUAGES, type Options, TIMERS } from '../types.ts'
import { vocabulary } from './index.ts'
import * as v1 from './v1.ts'

const randomPlayer = atRandom(anyMove)

const GAMES_PER_TABLE = 40
const tables = [2, 3, 4, 5, 6]

const anyOptions = (seed: number): Options => ({
  language: LANGUAGES[seed % 4] ?? 'en',
  firstStoryteller: FIRST_STORYTELLERS[seed % 2] ?? 'random',
  timers: TIMERS[seed % 3] ?? 'off',
})

/** In every second game somebody leaves for good. */
function played(seats: number, seed: number) {
  const luck = seededChance(`who leaves ${seed}`)
  const leaving = new Map(seed % 2 === 0 ? [[1 + luck.below(80), luck.below(seats)]] : [])
  return playWithBots(rules, randomPlayer, { options: anyOptions(seed), seats, seed: `written ${seats} ${seed}`, leaving }).log
}

/** As it comes out of the log. */
const fromLog = (told: object): unknown => JSON.parse(JSON.stringify(told))

function dealInFirstVersion({ setup: _setup, firstScore: _firstScore, hasRival: _hasRival, ...deal }: Deal): unknown {
  return fromLog(deal)
}

function inFirstVersion(event: Event): unknown {
  switch (event.type) {
    case 'endingsDrawn': {
      const { count: _, ...told } = event
      return fromLog(told)
    }
    case 'endingLaid':
    case 'rivalLaidEnding': {
      const { points: _, ...told } = event
      return fromLog(told)
    }
    default:
      return fromLog(event)
  }
}

describe('a game in the log', () => {
  it.each(tables)('of the first version is read as today would have written it, with %i players', (seats) => {
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      const { deal, events } = played(seats, seed)
      const written = dealInFirstVersion(deal)
      const read = vocabulary.game(written, 1)
      expect(vocabulary.deal(written, 1)).toEqual(deal)
      expect(events.map((event) => read(inFirstVersion(event), 1))).toEqual(events)
    }
  })

  it.each(tables)('of today is read as it was written, with %i players', (seats) => {
    const { deal, events } = played(seats, 0)
    const read = vocabulary.game(fromLog(deal), vocabulary.version)
    expect(vocabulary.deal(fromLog(deal), vocabulary.version)).toEqual(deal)
    expect(events.map((event) => read(fromLog(event), vocabulary.version))).toEqual(events)
  })

  it('has every kind of event, if there are enough of them', () => {
    const logs = tables.flatMap((seats) => Array.from({ length: GAMES_PER_TABLE }, (_, seed) => played(seats, seed)))
    const kinds = new Set(logs.flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...kinds].toSorted()).toEqual(Object.keys(v1.event.kinds).toSorted())
  })

  it('is not read in a version that it is not written in', () => {
    const { deal } = played(2, 0)
    expect(() => vocabulary.deal(fromLog(deal), 1)).toThrow(NotAsWritten)
    expect(() => vocabulary.deal(dealInFirstVersion(deal), 2)).toThrow(NotAsWritten)
    expect(() => vocabulary.game(fromLog(deal), 2)({ type: 'endingsDrawn', seat: 0, due: null }, 2)).toThrow(NotAsWritten)
  })
})
