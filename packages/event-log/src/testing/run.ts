import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const command = (program: string, parameters: readonly string[]) => [
  '--disable-warning=ExperimentalWarning',
  join(import.meta.dirname, `${program}.ts`),
  ...parameters,
]

/** One of the programs beside this file, in a process of its own. */
export function run(program: 'killed-writer' | 'opener', ...parameters: string[]): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, command(program, parameters), { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Nothing else happens in this process until it has ended. */
export function runToItsEnd(program: 'rewriter', ...parameters: string[]): void {
  execFileSync(process.execPath, command(program, parameters), { stdio: ['ignore', 'ignore', 'inherit'] })
}
