// Runs steps beside each other as far as there are cores, and tells of each when it is done.
import { type ChildProcess, spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: string
  /** How many cores it keeps busy, roughly; what mostly waits keeps less than one. */
  readonly cores: number
  /** Steps that must have passed before, by their names. */
  readonly needs?: readonly string[]
}

export interface Outcome {
  readonly passed: readonly string[]
  /** The first that failed; whatever ran beside it was cut off, and nothing was started after it. */
  readonly failed: string | null
}

interface Running {
  readonly program: ChildProcess
  /** What it has said so far; null once it is heard as it speaks. */
  said: string | null
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

export async function runSideBySide(
  steps: readonly Step[],
  { cores, print }: { readonly cores: number; print(text: string): void },
): Promise<Outcome> {
  const waiting = [...steps]
  const running = new Map<Step, Running>()
  const passed: string[] = []
  let failed: string | null = null

  // each step is a group of its own, so that it ends with everything it started
  const cutOff = () => {
    for (const { program } of running.values()) if (program.pid !== undefined) process.kill(-program.pid, 'SIGTERM')
  }
  const breakOff = () => {
    cutOff()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, breakOff)

  const fits = ({ cores: wanted, needs = [] }: Step) => {
    const busy = [...running.keys()].reduce((sum, step) => sum + step.cores, 0)
    const mayStart = needs.every((need) => passed.includes(need) || !steps.some(({ name }) => name === need))
    return mayStart && (running.size === 0 || busy + wanted <= cores)
  }

  await new Promise<void>((resolve) => {
    const goOn = () => {
      if (failed === null) {
        for (const step of [...waiting]) {
          if (!fits(step)) continue
          waiting.splice(waiting.indexOf(step), 1)
          start(step)
        }
      }
      letTheLastOneSpeak()
      if (running.size === 0) resolve()
    }
    /** It has nobody left whose words its own could be mixed with. */
    const letTheLastOneSpeak = () => {
      const [last] = running
      if (!last || running.size > 1 || waiting.length > 0 || failed !== null) return
      const [{ name }, one] = last
      if (one.said !== null) print(`\n── ${name}\n${one.said}`)
      one.said = null
    }
    const start = (step: Step) => {
      const began = performance.now()
      const program = spawn(step.command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
      const one: Running = { program, said: '' }
      running.set(step, one)
      const hear = (words: Buffer) => {
        if (one.said === null) print(words.toString())
        else one.said += words.toString()
      }
      program.stdout.on('data', hear)
      program.stderr.on('data', hear)
      program.once('close', (status) => {
        running.delete(step)
        if (failed !== null) print(`\n── ${step.name}: cut off after ${secondsSince(began)} s\n`)
        else {
          const hasPassed = status === 0
          print(
            `${one.said === null ? '' : `\n── ${step.name}\n${one.said}`}── ${step.name}${hasPassed ? ':' : ' failed after'} ${secondsSince(began)} s\n`,
          )
          if (hasPassed) passed.push(step.name)
          else {
            failed = step.name
            cutOff()
          }
        }
        goOn()
      })
    }
    goOn()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, breakOff)
  return { passed, failed }
}
