import { rmSync, writeFileSync } from 'node:fs'
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

  it('the last one is heard as it speaks, also what it said while others ran', async () => {
    const heard: string[] = []
    const pipe = `/tmp/figment-last-${process.pid}-${Math.random().toString(36).slice(2)}`
    // it goes on only when somebody has read its first words
    const print = (text: string) => {
      heard.push(text)
      if (text.includes('last begins')) writeFileSync(pipe, '')
    }
    const steps = [step('first', 'sleep 0.1'), step('last', `echo last begins; until [ -f ${pipe} ]; do sleep 0.01; done; echo last ends`)]
    expect((await runSideBySide(steps, { cores: 2, print })).failed).toBeNull()
    rmSync(pipe)
    expect(heard.join('').replaceAll(/\d+\.\d s/g, '… s')).toBe(
      '\n── first\n── first: … s\n\n── last\nlast begins\nlast ends\n── last: … s\n',
    )
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
