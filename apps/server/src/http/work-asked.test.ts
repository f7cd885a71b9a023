import { createHash } from 'node:crypto'
import { solve, WORK } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { WORK_WITHIN_MS } from '../running/bounds.ts'
import { WorkAsked } from './work-asked.ts'

const asked = new WorkAsked(Buffer.from('a secret'))
const trying = { address: '192.0.2.1', code: 'BCDFG' }
const challenge = asked.challengeFor(trying, 0)
const work = solve(challenge)

describe('work that was asked for', () => {
  it('is known for done, by every process that has the secret, until its time is up', () => {
    expect(asked.doneBy(trying, work, 0)).toBe(challenge)
    expect(new WorkAsked(Buffer.from('a secret')).doneBy(trying, work, WORK_WITHIN_MS)).toBe(challenge)
    expect(asked.doneBy(trying, work, WORK_WITHIN_MS + 1)).toBeNull()
  })

  it('is asked for anew each time', () => {
    expect(asked.challengeFor(trying, 0)).not.toBe(challenge)
  })

  it.each([
    ['of another address', { ...trying, address: '192.0.2.2' }, work],
    ['for another code', { ...trying, code: 'CDFGH' }, work],
    ['that was not done', trying, challenge],
    ['of which a piece is wrong', trying, work.replace(/\.\w+$/, '.0')],
    ['for a challenge of their own', trying, solve('0.abcdefghijkl.abc')],
    ['with a later time', trying, solve(challenge.replace(/^[^.]+/, 'zzzzzzzz'))],
    ['that is none', trying, ''],
    ['that is far too long', trying, work.repeat(100)],
  ])('%s counts for nothing', (_, who, other) => {
    expect(asked.doneBy(who, other, 0)).toBeNull()
  })

  it('counts for nothing where the secret is another', () => {
    expect(new WorkAsked(Buffer.from('another')).doneBy(trying, work, 0)).toBeNull()
  })

  it('is as hard as it says: each piece begins with so many zero bits', () => {
    const numbers = work.split(' ')[1] ?? ''
    const prefix = createHash('sha256').update(challenge).digest()
    for (const [piece, number] of numbers.split('.').entries()) {
      const last = Buffer.alloc(8)
      last.writeUInt32BE(piece)
      last.writeUInt32BE(Number.parseInt(number, 36), 4)
      const first = createHash('sha256').update(prefix).update(last).digest().readUInt32BE(0)
      expect(first >>> (32 - WORK.bits)).toBe(0)
    }
    expect(WORK.pieces * 2 ** WORK.bits).toBe(2 ** 20)
  })
})
