import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace } from './pace.ts'

const SPEED = { atOnce: 5, perSecond: 2 }

describe('how fast a connection may talk', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const say = (pace: Pace, times: number) => Array.from({ length: times }, () => pace.next())
  const heard = (answers: readonly string[]) => answers.filter((answer) => answer === 'heard').length

  it('a burst is heard as far as it may go at once, then left out', () => {
    expect(say(new Pace(SPEED), 7)).toEqual(['heard', 'heard', 'heard', 'heard', 'heard', 'ignore', 'ignore'])
  })

  it('who waits may go on, as much as was earned meanwhile and never more than at once', () => {
    const pace = new Pace(SPEED)
    say(pace, 6)
    vi.advanceTimersByTime(1000)
    expect(heard(say(pace, 10))).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(heard(say(pace, 10))).toBe(5)
  })

  it('who does not listen is sent away; who slows down is forgiven bit by bit', () => {
    const pace = new Pace(SPEED)
    expect(say(pace, 155)).not.toContain('close')
    for (let messages = 0; messages < 5; messages++) {
      vi.advanceTimersByTime(500)
      expect(pace.next()).toBe('heard')
    }
    expect(say(pace, 10)).not.toContain('close')
    expect(pace.next()).toBe('close')
  })

  it('who floods is sent away although some of it is in time', () => {
    const pace = new Pace(SPEED)
    const answers = Array.from({ length: 20 }, () => {
      vi.advanceTimersByTime(500)
      return say(pace, 20)
    }).flat()
    expect(answers).toContain('close')
    expect(answers.slice(0, answers.indexOf('close'))).toContain('heard')
  })
})
