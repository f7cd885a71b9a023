import { isDeepStrictEqual } from 'node:util'
import { type Checkpoint, NotFromHere } from '@figment/event-log'
import { NotAsWritten, WrittenLater } from '@figment/game-kit'
import { readLog, writeEntry } from '@figment/table'
import { describe, expect, it } from 'vitest'
import { PLANS } from '../golden/evenings.ts'
import { readGoldens } from '../golden/golden-files.ts'
import { Retelling } from './retelling.ts'

const told = (from: Checkpoint | null, lines: readonly string[]): Retelling => {
  const story = new Retelling(from)
  story.take(lines)
  return story
}
/** As it comes back from where it was kept. */
const kept = (story: Retelling): Checkpoint => structuredClone(story.summary().write())

/** Whole evenings as they are written today: those that were recorded, and of every game of the list. */
const EVENINGS: readonly (readonly [string, readonly string[]])[] = [
  ...readGoldens().map(({ version, name, lines }) => [`${version} ${name}`, readLog(lines).map(writeEntry)] as const),
  ...PLANS.map((plan) => [`today ${plan.name}`, plan.record()] as const),
]
const [, lines] = EVENINGS.findLast(([name]) => name === 'today long-evening') ?? ['', []]
const ENTRIES_BETWEEN = 17

describe('a table from a checkpoint', () => {
  it.each(EVENINGS)('is what its log tells: %s', (_, lines) => {
    const whole = new Retelling(null)
    // broken off and gone on with again and again, so that what one checkpoint loses the next ones lose too
    let piecewise = new Retelling(null)
    for (let at = 0; at < lines.length; at += ENTRIES_BETWEEN) {
      const next = lines.slice(at, at + ENTRIES_BETWEEN)
      whole.take(next)
      piecewise.take(next)
      piecewise = new Retelling(kept(piecewise))
      // the same to the letter, and also what letters do not tell, as a field that is there and undefined
      if (!isDeepStrictEqual(piecewise.state, whole.state)) expect(piecewise.state).toStrictEqual(whole.state)
      const [after, without] = [kept(piecewise), kept(whole)]
      if (!isDeepStrictEqual(after, without)) expect(after).toEqual(without)
    }
    expect(piecewise.gameBegan).toBe(whole.gameBegan)
    expect(piecewise.extent.length).toBe(lines.length)
    expect(piecewise.extent.bytes).toBe(Buffer.byteLength(lines.join('')))
  })

  const half = Math.floor(lines.length / 2)
  const checkpoint = kept(told(null, lines.slice(0, half)))

  it('remembers the moves that were applied lately', () => {
    const moves = readLog(lines).slice(0, half)
    const { by, id } = moves.findLast((entry) => entry.id !== undefined) ?? {}
    if (!by || !id) throw new Error('nobody moved')
    expect(new Retelling(checkpoint).has(by, id)).toBe(true)
    expect(new Retelling(checkpoint).has(by, 'another-id')).toBe(false)
  })

  it('is not gone on with where an entry of an earlier version, or a damaged one, follows', () => {
    const earlier = JSON.stringify({ at: 4, events: [{ type: 'chatTurned', isOn: true }] })
    for (const line of [earlier, '{"at":', writeEntry({ at: 1, events: [{ type: 'personLeft', person: 'nobody' }] })])
      expect(() => told(checkpoint, [line])).toThrow(NotFromHere)
  })

  it('that is broken is none', () => {
    expect(() => new Retelling({ ...checkpoint, body: checkpoint.body.slice(1) })).toThrow(NotFromHere)
  })
})

describe('a log that cannot be read', () => {
  it('names the entry, and nothing of what it says', () => {
    const impossible = writeEntry({ at: 1, events: [{ type: 'personLeft', person: 'somebody secret' }] })
    for (const line of ['{"at":"somebody secret"', impossible]) {
      expect(() => told(null, [...lines.slice(0, 5), line])).toThrow(NotAsWritten)
      expect(() => told(null, [...lines.slice(0, 5), line])).toThrow(/^entry 5: [a-z ]+$/)
    }
  })

  it('because a later version wrote it says so', () => {
    const later = JSON.stringify({ v: { table: 1000 }, at: 1, events: [] })
    expect(() => told(null, [...lines.slice(0, 5), later])).toThrow(WrittenLater)
  })
})
