import { setImmediate as turn } from 'node:timers/promises'
import { CLOSED } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { UNSENT_OF_A_DEVICE_AT_MOST_BYTES } from '../running/bounds.ts'
import type { CountedBound } from '../running/counted-bounds.ts'
import { Connection } from './connection.ts'
import { type Frame, messageFrame } from './frames.ts'

/** A line that notes what leaves on it. */
function line() {
  const left: (readonly Frame[] | number)[] = []
  const wire = {
    unsent: 0,
    send(frames: readonly Frame[]) {
      left.push([...frames])
      return this.unsent <= 64 * 1024
    },
    close: (code: number) => void left.push(code),
  }
  const reached: CountedBound[] = []
  const onTooSlow = () => void reached.push('unsentOfADevice')
  return { wire, left, reached, connection: new Connection(wire, { person: 'p1', guest: null, onTooSlow }) }
}

const news = (text: string) => messageFrame(1, text)
const [one, two] = [news('one'), news('two')]

describe('a device at the table', () => {
  it('gets all of a turn as one, in order', async () => {
    const { left, connection } = line()
    connection.show(one)
    connection.send(two)
    expect(left).toEqual([])
    await turn()
    connection.show(two)
    await turn()
    await turn()
    expect(left).toEqual([[one, two], [two]])
  })

  it('hears what was said to it before it is sent away, and nothing after', async () => {
    const { left, connection } = line()
    connection.send(one)
    connection.close(CLOSED.moved)
    await turn()
    expect(left).toEqual([[one], CLOSED.moved])
  })

  it('that does not keep up misses views, but not answers, and is told everything as soon as it can', async () => {
    const { wire, left, connection } = line()
    connection.show(one)
    wire.unsent = 300_000
    await turn()
    connection.show(one)
    connection.send(two)
    await turn()
    expect(left).toEqual([[one], [two]])
    expect(connection.isBehind).toBe(true)
    wire.unsent = 0
    connection.show(one)
    await turn()
    expect(left).toEqual([[one], [two], [one]])
  })

  it('that is busy is spared what is in the air', async () => {
    const { wire, left, connection } = line()
    connection.show(one)
    wire.unsent = 70_000
    await turn()
    connection.showInPassing(two)
    connection.show(one)
    await turn()
    expect(left).toEqual([[one], [one]])
  })

  it('that takes nothing at all is sent away at a bound, and not a byte earlier', async () => {
    const { wire, left, reached, connection } = line()
    connection.send(one)
    wire.unsent = UNSENT_OF_A_DEVICE_AT_MOST_BYTES
    await turn()
    connection.send(two)
    await turn()
    expect([left, reached]).toEqual([[[one], [two]], []])
    wire.unsent++
    connection.send(one)
    await turn()
    connection.send(two)
    connection.send(one)
    await turn()
    expect(left.slice(0, 4)).toEqual([[one], [two], [one], CLOSED.tooSlow])
    expect(reached).toEqual(['unsentOfADevice'])
  })
})
