import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { DeviceSocket } from './gated-transport.ts'
import { PINGING } from '../connection/pace.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A line to a device that takes what it is sent, or not. */
function line() {
  const tcp = { writableLength: 0 }
  const answers: string[] = []
  const socket = { pong: (payload: Buffer) => answers.push(payload.toString()), terminate: () => answers.push('cut off') }
  const made = new DeviceSocket(socket as unknown as WebSocket, tcp as Socket)
  return { tcp, answers, ping: (text: string) => made.answerPing(Buffer.from(text)) }
}

const times = (count: number, act: () => void) => {
  for (let at = 0; at < count; at++) act()
}

describe('a device that pings', () => {
  it('is answered in its own words', () => {
    const { answers, ping } = line()
    ping('one')
    ping('two')
    expect(answers).toEqual(['one', 'two'])
  })

  it('is not answered as long as it has not taken what it was sent before', () => {
    const { tcp, answers, ping } = line()
    tcp.writableLength = 1
    ping('one')
    expect(answers).toEqual([])
    tcp.writableLength = 0
    ping('two')
    expect(answers).toEqual(['two'])
  })

  it('too fast is not answered for a while', () => {
    const { answers, ping } = line()
    times(PINGING.atOnce + 100, () => ping('again'))
    expect(answers).toHaveLength(PINGING.atOnce)
    vi.advanceTimersByTime(1000)
    times(PINGING.atOnce, () => ping('again'))
    expect(answers).toHaveLength(PINGING.atOnce + PINGING.perSecond)
  })

  it('on and on is cut off', () => {
    const { answers, ping } = line()
    times(PINGING.atOnce + 151, () => ping('again'))
    expect(answers.slice(PINGING.atOnce)).toEqual(['cut off'])
  })
})
