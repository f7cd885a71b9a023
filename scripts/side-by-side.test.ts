import { describe, expect, it } from 'vitest'
import { runSideBySide, type Step } from './side-by-side.ts'

const step = (name: string, command: string, more: Partial<Step> = {}): Step => ({ name, command, cores: 1, ...more })

async function run(steps: readonly Step[], cores = 2) {
  let printed = ''
  const outcome = await runSideBySide(steps, { cores, print: (text) => (printed += text) })
  return { ...outcome, printed: printed.replaceAll(/\d+\.\d s/g, '… s') }
}

describe('steps side by side', () => {
  it('what a step says is told in one piece, when it is done', async () => {
    // each waits for a word of the other in between: they run at the same time, and still speak one after the other
    const pipe = `/tmp/figment-steps-${process.pid}-${Math.random().toString(36).slice(2)}`
    const { passed, failed, printed } = await run([
      step('one', `mkfifo ${pipe}; echo one begins; echo go > ${pipe}; echo one ends; rm ${pipe}`),
      step('two', `echo two begins; until [ -p ${pipe} ]; do sleep 0.01; done; read word < ${pipe}; echo two ends`),
    ])
    expect(failed).toBeNull()
    expect([...passed].sort()).toEqual(['one', 'two'])
    expect(printed).toContain('── one\none begins\none ends\n── one: … s')
    expect(printed).toContain('── two\ntwo begins\ntwo ends\n── two: … s')
  })

  it('a step waits for what it needs, and for room', async () => {
    const { passed } = await run([
      step('tests', 'true', { needs: ['build'] }),
      step('build', 'sleep 0.1'),
      step('big', 'true', { cores: 2 }),
      step('last', 'true', { needs: ['big'] }),
    ])
    expect(passed).toEqual(['build', 'tests', 'big', 'last'])
  })

  it('what needs a step that nobody asked for does not wait for it, and what is bigger than the machine runs alone', async () => {
    expect((await run([step('tests', 'true', { needs: ['build'], cores: 9 })])).passed).toEqual(['tests'])
  })

  it('the first that fails ends all: it is named with what it said, others are cut off, nothing more begins', async () => {
    const { passed, failed, printed } = await run([
      step('quick', 'true'),
      step('endless', 'sleep 1000 & wait'),
      step('broken', 'echo what is wrong; false'),
      step('later', 'true', { cores: 2 }),
    ])
    expect({ passed, failed }).toEqual({ passed: ['quick'], failed: 'broken' })
    expect(printed).toContain('── broken\nwhat is wrong\n── broken failed after … s')
    expect(printed).toContain('── endless: cut off after … s')
    expect(printed).not.toContain('later')
  })
})
