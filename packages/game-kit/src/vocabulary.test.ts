import { describe, expect, it } from 'vitest'
import { NotAsWritten, type Upcaster, vocabulary, WrittenLater } from './vocabulary.ts'
import type { Schema } from './schema.ts'

/** A game of marbles that learned twice to write down more. */
interface First {
  options: { readonly size: number }
  deal: { readonly marbles: number }
  event: { readonly type: 'rolled'; readonly by: string } | { readonly type: 'lost' }
}
interface Second extends First {
  event: { readonly type: 'rolled'; readonly by: string; readonly left: number } | { readonly type: 'lost' }
}
interface Third extends Second {
  options: { readonly size: number; readonly colour: string }
}

const schema = <T extends object>(isSo: (input: Record<string, unknown>) => boolean): Schema<T> => ({
  '~standard': {
    validate: (input) =>
      typeof input === 'object' && input !== null && isSo({ ...input }) ? { value: input as T } : { issues: [{ message: 'no' }] },
  },
})
const size = schema<First['options']>(({ size }) => typeof size === 'number')
const coloured = schema<Third['options']>(({ colour }) => typeof colour === 'string')
const deal = schema<First['deal']>(({ marbles }) => typeof marbles === 'number')
const event = schema<First['event']>(({ type, left }) => type === 'lost' || (type === 'rolled' && left === undefined))
const counted = schema<Second['event']>(({ type, left }) => type === 'lost' || typeof left === 'number')

const counts: Upcaster<First, Second> = {
  options: (options) => options,
  deal: (dealt) => dealt,
  game({ marbles }) {
    let left = marbles
    return (happened) => {
      left--
      return happened.type === 'rolled' ? { ...happened, left } : happened
    }
  },
}
const paints: Upcaster<Second, Third> = {
  options: (options) => ({ ...options, colour: 'red' }),
  deal: (dealt) => dealt,
  game: () => (happened) => happened,
}

const first = vocabulary<First>('Marbles', { options: size, deal, event })
const third = first
  .next<Second>({ options: size, deal, event: counted }, counts)
  .next<Third>({ options: coloured, deal, event: counted }, paints)

describe('a vocabulary', () => {
  it('knows its version by the steps that led to it', () => {
    expect([first.version, third.version]).toEqual([1, 3])
  })

  it('reads what the first version wrote as the latest would have written it, in one step after the other', () => {
    expect(third.options({ size: 2 }, 1)).toEqual({ size: 2, colour: 'red' })
    const read = third.game({ marbles: 5 }, 1)
    expect([read({ type: 'rolled', by: 'Ada' }, 1), read({ type: 'lost' }, 1), read({ type: 'rolled', by: 'Ben' }, 1)]).toEqual([
      { type: 'rolled', by: 'Ada', left: 4 },
      { type: 'lost' },
      { type: 'rolled', by: 'Ben', left: 2 },
    ])
  })

  it('remembers nothing from one game to the next', () => {
    third.game({ marbles: 5 }, 1)({ type: 'lost' }, 1)
    expect(third.game({ marbles: 5 }, 1)({ type: 'rolled', by: 'Ada' }, 1)).toEqual({ type: 'rolled', by: 'Ada', left: 4 })
  })

  it('goes on in a later version within one game', () => {
    const read = third.game({ marbles: 5 }, 1)
    read({ type: 'lost' }, 1)
    expect(read({ type: 'rolled', by: 'Ada', left: 3 }, 2)).toEqual({ type: 'rolled', by: 'Ada', left: 3 })
    expect(() => third.game({ marbles: 5 }, 2)({ type: 'lost' }, 1)).toThrow(NotAsWritten)
  })

  it('does not guess at what a later version wrote', () => {
    expect(() => first.options({ size: 2, colour: 'red' }, 3)).toThrow(WrittenLater)
    expect(() => first.game({ marbles: 5 }, 3)).toThrow(
      'Marbles is written in version 3 of its vocabulary; this version of Figment knows 1',
    )
  })

  it('refuses what is not as the version writes that it names', () => {
    expect(() => third.options({ size: 2 }, 3)).toThrow(NotAsWritten)
    expect(() => third.game({ marbles: 5 }, 2)({ type: 'rolled', by: 'Ada' }, 2)).toThrow(NotAsWritten)
    expect(() => third.deal(null, 1)).toThrow('Marbles: no deal of version 1')
  })
})
