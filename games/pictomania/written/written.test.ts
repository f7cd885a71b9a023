import { type GameLog, NotAsWritten, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { fromLog, inVersion, misread } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { rules } from '../rules/rules.ts'
import { ownCards, usual } from '../testing/story.ts'
import { type Deck, type Event, FIRST_ROUNDS, LANGUAGES, type Options, type Pictomania, TIMERS, VARIANTS } from '../types.ts'
import { vocabulary } from './index.ts'
import * as v1 from './v1.ts'
import * as v2 from './v2.ts'
import * as v3 from './v3.ts'

const randomPlayer = atRandom(anyMove, 4_000)

const GAMES_PER_TABLE = 20
const tables = [3, 4, 5, 6]
const DECK_ORDERS: readonly (readonly Deck[])[] = [
  [1, 2, 3, 4],
  [1, 1, 1, 1],
  [4, 2, 4, 3],
]

const anyOptions = (seed: number): Options => ({
  language: LANGUAGES[seed % 4] ?? 'en',
  decks: DECK_ORDERS[seed % 3] ?? usual.decks,
  variant: VARIANTS[seed % 2] ?? 'usual',
  firstRound: FIRST_ROUNDS[seed % 2] ?? 'full',
  timers: TIMERS[seed % 3] ?? 'off',
  ownCards: seed % 5 === 0 ? ownCards(12 + (seed % 29)) : null,
})

/** In every second game somebody leaves for good. */
function played(seats: number, seed: number) {
  const luck = seededChance(`who leaves ${seed}`)
  const leaving = new Map(seed % 2 === 0 ? [[1 + luck.below(200), luck.below(seats)]] : [])
  return playWithBots(rules, randomPlayer, { options: anyOptions(seed), seats, seed: `written ${seats} ${seed}`, leaving }).log
}

function untimed<T extends { readonly at?: number | undefined }>({ at: _at, ...told }: T): Omit<T, 'at'> {
  return told
}

/** The same game before the third version: guesses were bare numbers, nothing came back, nobody wondered, there was no vote, and when a round began was not told. */
const before3 = ({ deal, events }: GameLog<Pictomania>): GameLog<Pictomania> => ({
  deal: untimed(deal),
  events: events.flatMap((event): Event[] => {
    switch (event.type) {
      case 'doubtOpened':
      case 'doubtClosed':
      case 'tellingHeld':
      case 'heartGiven':
      case 'voteClosed':
      case 'strokeRedone':
      case 'clearUndone':
      case 'clearRedone':
        return []
      case 'roundBegun':
        return [untimed(event)]
      case 'sheetCleared':
        return [{ ...event, kept: 0 }]
      case 'guessLaid':
        return [{ ...event, letter: null }]
      case 'pileOpened':
        return [{ ...event, letters: {} }]
      case 'gameEnded':
        return [{ ...event, due: null }]
      default:
        return [event]
    }
  }),
})

/** Whoever confirmed named the words that they could not draw. */
const withWishes = (log: GameLog<Pictomania>): GameLog<Pictomania> => ({
  ...log,
  events: log.events.map((event) => (event.type === 'understood' ? { ...event, cannotDraw: [{ letter: 'A', number: 3 }] } : event)),
})

describe('a game in the log', () => {
  it.each([
    [1, v1],
    [2, v2],
  ] as const)('of version %i is read as today would have written it', (version, words) => {
    for (const seats of tables)
      for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
        const log = before3(played(seats, seed))
        const { deal, events } = inVersion(withWishes(log), words)
        const read = vocabulary.game(deal, version)
        expect(vocabulary.deal(deal, version)).toEqual(fromLog(log.deal))
        expect(events.map((event) => read(event, version))).toEqual(log.events.map(fromLog))
      }
  })

  it.each(tables)('of today is read as it was written, with %i players', (seats) => {
    expect(misread(vocabulary, played(seats, 0))).toEqual([])
  })

  it('has every kind of event, if there are enough of them', () => {
    const logs = tables.flatMap((seats) => Array.from({ length: GAMES_PER_TABLE }, (_, seed) => played(seats, seed)))
    const kinds = new Set(logs.flatMap(({ events }) => events.map(({ type }) => type)))
    expect([...kinds].toSorted()).toEqual(Object.keys(v3.event.kinds).toSorted())
  })

  it('is not read in a version that it is not written in', () => {
    const log = played(3, 0)
    const { deal } = log
    expect(() => vocabulary.deal(fromLog(deal), 1)).toThrow(NotAsWritten)
    expect(() => vocabulary.deal(inVersion(log, v1).deal, 2)).toThrow(NotAsWritten)
    expect(() => vocabulary.game(fromLog(deal), 2)({ type: 'roundBegun', stand: deal.stand, due: null }, 2)).toThrow(NotAsWritten)
  })
})
