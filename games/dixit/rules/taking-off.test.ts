import { blankTakenOff } from '@figment/table'
import { replayed, ToldTable } from '@figment/table/testing'
import { describe, expect, it } from 'vitest'
import { usual } from '../testing/story.ts'
import type { Dixit, Move, Piece } from '../types.ts'

const CLIP = 'abcdefghijklmnop.webm'

/** Four at a table; the first is the host and tells first. */
class Evening extends ToldTable {
  constructor(options: Partial<Dixit['options']> = {}) {
    super({ names: ['Ada', 'Ben', 'Cleo', 'Dan'], choice: { game: 'dixit', options: { ...usual, clues: 'any', ...options } } })
    this.does('p1', { type: 'startGame' }).plays(0, { type: 'claimStory' })
  }
  get game(): Dixit['open'] {
    const { play } = this.open
    if (play?.game !== 'dixit') throw new Error('no game of Dixit')
    return play.open
  }
  hand(seat: number) {
    return (this.state.held[seat] as Dixit['held']).hand
  }
  plays(seat: number, move: Move): this {
    return this.does(`p${seat + 1}`, { type: 'play', move })
  }
  tells(seat: number, clue: string, performed: Partial<Extract<Move, { type: 'tellClue' }>> = {}): this {
    return this.plays(seat, { type: 'tellClue', card: this.hand(seat)[0] ?? '', clue, ...performed })
  }
  allGive(): this {
    for (const seat of this.game.awaited) this.plays(seat, { type: 'giveCards', cards: this.hand(seat).slice(0, 1) })
    return this
  }
  allVote(): this {
    const teller = this.game.storyteller ?? 0
    const given = (this.state.held[teller] as Dixit['held']).given[0] ?? ''
    for (const seat of this.game.awaited) this.plays(seat, { type: 'vote', number: this.game.laid.indexOf(given) + 1 })
    return this
  }
  takesOff(piece: Piece): this {
    return this.does('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  }
  tries(piece: Piece) {
    return this.try('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  }
}

function expectGone(evening: Evening, text: string) {
  const { entries } = blankTakenOff(evening.log)
  expect(JSON.stringify(evening.log)).toContain(text)
  expect(JSON.stringify(entries)).not.toContain(text)
  const { hidden, ...seen } = replayed(entries)
  expect(seen).toEqual({ open: evening.open, held: evening.state.held })
  expect(hidden.game).toEqual(evening.state.hidden.game)
}

describe('a clue is taken off', () => {
  it('[DX28] while cards are given: the round is void, the cards go back, and the next seat tells', () => {
    const evening = new Evening()
    const hands = [0, 1, 2, 3].map((seat) => evening.hand(seat).toSorted())
    evening
      .tells(0, 'cheap coins')
      .plays(1, { type: 'giveCards', cards: evening.hand(1).slice(0, 1) })
      .takesOff({ kind: 'clue', round: 1 })
    expect(evening.game).toMatchObject({
      phase: 'telling',
      round: 2,
      storyteller: 1,
      clue: null,
      told: [],
      scores: { 0: 0, 1: 0, 2: 0, 3: 0 },
    })
    expect([0, 1, 2, 3].map((seat) => evening.hand(seat).toSorted())).toEqual(hands)
    expectGone(evening, 'cheap coins')
  })

  it('[DX28] while people vote: what lies on the table is discarded, and nobody scores', () => {
    const evening = new Evening().tells(0, 'cheap coins').allGive()
    const { laid } = evening.game
    evening.takesOff({ kind: 'clue', round: 1 })
    expect(evening.game).toMatchObject({ phase: 'telling', round: 2, storyteller: 1, laid: [], scores: { 0: 0, 1: 0, 2: 0, 3: 0 } })
    expect((evening.state.hidden.game as Dixit['hidden']).discard).toEqual(expect.arrayContaining([...laid]))
    expectGone(evening, 'cheap coins')
  })

  it('[DX28] once the round is scored the points stay; the words are gone from the table and from its story', () => {
    const evening = new Evening().tells(0, 'cheap coins').allGive().allVote()
    const { scores } = evening.game
    evening.takesOff({ kind: 'clue', round: 1 })
    expect(evening.game).toMatchObject({
      phase: 'scoring',
      scores,
      clue: '',
      clueKind: 'said',
      told: [{ clue: '', kind: 'said', clip: null }],
    })
    for (const seat of evening.game.awaited) evening.plays(seat, { type: 'goOn' })
    expect(evening.game).toMatchObject({ round: 2, told: [{ clue: '' }] })
    expectGone(evening, 'cheap coins')
    expect(evening.tries({ kind: 'clue', round: 1 })).toBe('noSuchThing')
  })

  it('[DX28] also of a round long over', () => {
    const evening = new Evening().tells(0, 'cheap coins').allGive().allVote()
    for (const seat of evening.game.awaited) evening.plays(seat, { type: 'goOn' })
    evening.tells(1, 'a bell').takesOff({ kind: 'clue', round: 1 })
    expect(evening.game).toMatchObject({ phase: 'giving', round: 2, clue: 'a bell', told: [{ clue: '' }] })
    expectGone(evening, 'cheap coins')
  })

  it('[DX28] a clue that nobody told yet cannot be, nor one of another game', () => {
    const evening = new Evening()
    expect(evening.tries({ kind: 'clue', round: 1 })).toBe('noSuchThing')
    evening.tells(0, 'a bell')
    expect(evening.tries({ kind: 'clue', round: 2 })).toBe('noSuchThing')
    expect(evening.tries({ kind: 'clip', round: 1 })).toBe('noSuchThing')
    expect(evening.try('p1', { type: 'takeOff', thing: { kind: 'made', game: 2, piece: { kind: 'clue', round: 1 } } })).toBe('noSuchThing')
  })
})

describe('a recording is taken off', () => {
  it('[DX28] alone: where there are words as well, they stay, and the round goes on', () => {
    const evening = new Evening().tells(0, 'la la', { kind: 'sung', clip: CLIP }).takesOff({ kind: 'clip', round: 1 })
    expect(evening.game).toMatchObject({ phase: 'giving', round: 1, clue: 'la la', clueKind: 'sung', clip: null })
    expectGone(evening, CLIP)
    expect(blankTakenOff(evening.log).recordings).toEqual([CLIP])
  })

  it('[DX28] without words nothing is left of the clue, and the round is void', () => {
    const evening = new Evening().tells(0, '', { kind: 'mimed', clip: CLIP }).takesOff({ kind: 'clip', round: 1 })
    expect(evening.game).toMatchObject({ phase: 'telling', round: 2, storyteller: 1 })
    expectGone(evening, CLIP)
  })

  it('[DX28] goes with its clue', () => {
    const evening = new Evening().tells(0, 'la la', { kind: 'sung', clip: CLIP }).allGive().takesOff({ kind: 'clue', round: 1 })
    expectGone(evening, CLIP)
    expectGone(evening, 'la la')
  })
})

it('[DX37] who is muted tells in words alone', () => {
  const evening = new Evening().does('p1', { type: 'passHost', to: 'p2' }).does('p2', { type: 'mute', person: 'p1', kinds: ['clips'] })
  const told = { type: 'tellClue', card: evening.hand(0)[0] ?? '', clue: 'la la', kind: 'sung' } as const
  expect(evening.try('p1', { type: 'play', move: { ...told, clip: CLIP } })).toBe('muted')
  expect(evening.try('p1', { type: 'play', move: told })).toBeNull()
})
