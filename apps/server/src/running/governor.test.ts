import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { CUT_AT_LEVEL_2, CUT_AT_LEVEL_3, LAG_COUNTS_FROM_OWN_CPU_SHARE, LAG_LASTS_WINDOWS } from './bounds.ts'
import { type Change, type Cut, type Felt, Governor } from './governor.ts'
import { loadLevel, setLoadLevel } from './load.ts'
import { LastingLag, memoryLimitOf, oldLimitOf } from './senses.ts'

afterEach(() => setLoadLevel(0))

/** A process that feels what it is told, by a clock that is told the time. */
function governed() {
  const felt = { used: 0.3, lagMs: 0 }
  const changes: Change[] = []
  const cuts: Cut[] = []
  const done = { slept: 0, letGo: 0 }
  const governor = new Governor({
    senses: { feel: (): Felt => ({ ...felt }), close: () => {} },
    relief: {
      cut: (cut) => cuts.push(cut),
      letStillTablesSleep: () => done.slept++,
      letDearestTableGo: () => done.letGo++,
    },
    onChange: (change) => changes.push(change),
  })
  let now = 0
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; ) governor.look((now += 100))
  }
  return { felt, changes, cuts, done, pass, startle: () => governor.startle(now) }
}

const levels = (changes: readonly Change[]) => changes.map(({ before, level }) => `${before}→${level}`)

describe('memory', () => {
  it.each([
    [0.699, 0],
    [0.7, 1],
    [0.849, 1],
    [0.85, 2],
    [0.949, 2],
    [0.95, 3],
    [1.2, 3],
  ] as const)('%f of it is level %i, at the first look', (used, level) => {
    const { felt, changes, pass } = governed()
    felt.used = used
    pass(100)
    expect(loadLevel()).toBe(level)
    expect(changes).toHaveLength(level === 0 ? 0 : 1)
  })

  it('that is free again ends one level after the other, each after five seconds well below its mark', () => {
    const { felt, changes, pass } = governed()
    felt.used = 0.96
    pass(100)
    felt.used = 0.1
    pass(5000)
    expect(loadLevel()).toBe(3)
    pass(100)
    expect(loadLevel()).toBe(2)
    pass(20_000)
    expect(levels(changes)).toEqual(['0→3', '3→2', '2→1', '1→0'])
  })

  it('that hovers just below a mark changes nothing', () => {
    const { felt, changes, pass } = governed()
    felt.used = 0.7
    pass(100)
    felt.used = 0.66
    pass(60_000)
    felt.used = 0.64
    pass(4000)
    felt.used = 0.66
    pass(4000)
    felt.used = 0.64
    pass(4000)
    expect(levels(changes)).toEqual(['0→1'])
    pass(2000)
    expect(levels(changes)).toEqual(['0→1', '1→0'])
  })

  it('is freed at level 2 by cutting off a quarter of the slowest at each look, and by tables that sleep', () => {
    const { felt, cuts, done, pass } = governed()
    felt.used = 0.8
    pass(1000)
    expect([cuts, done]).toEqual([[], { slept: 0, letGo: 0 }])
    felt.used = 0.86
    pass(1000)
    expect(cuts).toEqual(Array.from({ length: 10 }, () => CUT_AT_LEVEL_2))
    expect(done).toEqual({ slept: 1, letGo: 0 })
  })

  it('is freed at level 3 by cutting off all who are slow, and by letting go of one table after the other', () => {
    const { felt, cuts, done, pass } = governed()
    felt.used = 0.96
    pass(4000)
    expect(new Set(cuts)).toEqual(new Set([CUT_AT_LEVEL_3]))
    expect(done).toEqual({ slept: 4, letGo: 2 })
  })
})

describe('lag', () => {
  it.each([
    [99, 0],
    [100, 1],
    [300, 2],
    [1000, 3],
  ] as const)('of %i ms is level %i, and nobody is cut off for it', (lagMs, level) => {
    const { felt, cuts, done, pass } = governed()
    felt.lagMs = lagMs
    pass(10_000)
    expect(loadLevel()).toBe(level)
    expect([cuts, done.letGo]).toEqual([[], 0])
  })

  it('counts when it lasts and is this process’s own doing', () => {
    const lag = new LastingLag()
    const [ours, others] = [LAG_COUNTS_FROM_OWN_CPU_SHARE, LAG_COUNTS_FROM_OWN_CPU_SHARE - 0.01]
    for (let window = 1; window < LAG_LASTS_WINDOWS; window++) {
      lag.note({ lagMs: 2000, ownCpuShare: ours })
      expect(lag.ms).toBe(0)
    }
    lag.note({ lagMs: 400, ownCpuShare: ours })
    expect(lag.ms).toBe(400)
    // a machine that is busy with something else
    lag.note({ lagMs: 5000, ownCpuShare: others })
    expect(lag.ms).toBe(0)
  })
})

it('something that was short for a moment keeps new things away for five seconds', () => {
  const { changes, cuts, pass, startle } = governed()
  pass(1000)
  startle()
  pass(4900)
  expect(loadLevel()).toBe(1)
  pass(200)
  expect([levels(changes), cuts]).toEqual([['0→1', '1→0'], []])
})

it('the limit of the memory is the container’s, or where that is none, the machine’s', () => {
  const machine = 8 * 2 ** 30
  expect(memoryLimitOf(2 ** 30, machine)).toBe(0.9 * 2 ** 30)
  expect([0, 2 ** 64, 2 ** 63, machine].map((constrained) => memoryLimitOf(constrained, machine))).toEqual([
    machine,
    machine,
    machine,
    machine,
  ])
})

const MB = 2 ** 20
it.each([
  ['by hand', ['--max-old-space-size=300'], 492, 300],
  ['by hand, in a small container', ['--max-old-space-size=300'], 303, 300],
  ['by hand, with the value apart', ['--max_old_space_size 300'], 492, 300],
  ['twice: the later counts', ['--max-old-space-size=300', '--max-old-space-size=400'], 592, 400],
  ['as a share', ['--max-old-space-size-percentage=10'], 992, 800],
  ['not at all', ['--disable-warning=ExperimentalWarning'], 4000, 3800],
] as const)('what the heap has room for, set %s', (_, options, heap, old) => {
  expect(oldLimitOf(options, { heap: heap * MB, memory: 8000 * MB })).toBe(old * MB)
})

it('a process feels how full its heap is, by the limit that was set for what lasts', async () => {
  const fill = `
    const { OwnSenses } = await import(${JSON.stringify(join(import.meta.dirname, 'senses.ts'))})
    const senses = new OwnSenses()
    const kept = []
    // three quarters: past four fifths V8 may give up at any time, and how soon depends on how busy the machine is
    const isEnough = () => process.memoryUsage().heapUsed > 60 * 2 ** 20
    do {
      for (let at = 0; at < 5000; at++) kept.push({ at, words: ['a' + at, 'b' + at] })
      // what is left then is old, and in use
      if (isEnough()) gc()
    } while (!isEnough())
    console.log(senses.feel(Date.now()).used)
    process.exit(0)`
  const run = promisify(execFile)
  const options = ['--expose-gc', '--max-old-space-size=80', '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', fill]
  const felt = Number((await run(process.execPath, options)).stdout)
  expect(felt).toBeGreaterThan(0.7)
  expect(felt).toBeLessThan(0.8)
})
